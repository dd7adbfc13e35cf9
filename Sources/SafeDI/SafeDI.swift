/// Arbor under the module name that existing code imports: `import SafeDI` needs no change.
@_exported import Arbor
