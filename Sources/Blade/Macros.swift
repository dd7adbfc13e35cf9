// The annotations of components, those of swift-blade. The compiler checks each where it stands, and adds no
// code for it. The tool `arbor` reads them together, checks the whole graph, and writes the components' classes.

/// Makes the values of a type available in the graphs of the components that include it.
///
/// On an initializer, the annotation provides the type that the initializer belongs to. A module has to list that type
/// under `provides`:
///
///     final class Thermosiphon: Pump {
///         @Provider
///         init(heater: Heater) { self.heater = heater }
///     }
///
/// On a static function of a module, it provides the function's result. Use one for a protocol, for a type of another
/// package, and for values with a name:
///
///     @Module(provides: [Thermosiphon.self])
///     enum CoffeeModule {
///         @Provider(scope: .singleton)
///         static func heater() -> Heater { ElectricHeater() }
///
///         @Provider
///         static func pump(thermosiphon: Thermosiphon) -> Pump { thermosiphon }
///     }
///
/// The parameters are the provider's dependencies. Each takes a value of its type from the same component, or with
/// `@Named` the value of that type and name. A parameter `Lazy<T>` takes a `T` that is made at the first call of
/// `get()`.
///
/// The build fails if a component lacks a dependency, provides one twice, or has a cycle of dependencies without a
/// `Lazy`.
///
/// - Parameters:
///   - type: The initializer's own type, written `Name.self`. It is optional: the type is known from the declaration
///     around the initializer. swift-blade 0.1 required it.
///   - scope: How many values a component makes, a literal case. By default, each use gets a new value.
///   - name: A name that distinguishes values of one type, a string literal. Only functions may have one. Parameters
///     ask for the value with `@Named`.
@attached(peer)
public macro Provider(
    of type: Any.Type? = nil, scope: ProviderScope = .unscoped, named name: StaticString? = nil
) = #externalMacro(module: "ArborMacros", type: "ProviderMacro")

/// Makes an enum a module: a list of providers that components include.
///
///     @Module(provides: [CoffeeMaker.self], submodules: [HeatingModule.self])
///     enum CoffeeModule {
///         @Provider
///         static func pump(thermosiphon: Thermosiphon) -> Pump { thermosiphon }
///     }
///
/// The enum has no cases. Its static functions with `@Provider` belong to the module without being listed.
///
/// - Parameters:
///   - provides: The types whose initializers with `@Provider` belong to the module. An array literal of types, each
///     written `Name.self`.
///   - submodules: Modules whose providers belong to this module too. An array literal of types.
@attached(peer)
public macro Module(provides: [Any.Type] = [], submodules: [Any.Type] = []) =
    #externalMacro(module: "ArborMacros", type: "ModuleMacro")

/// Makes a protocol a component: the way into a graph of values.
///
///     @Component(modules: [CoffeeModule.self])
///     protocol CoffeeShop {
///         init(configuration: Configuration)
///         func maker() -> CoffeeMaker
///     }
///
///     let shop = BladeCoffeeShop(configuration: configuration)
///     shop.maker().brew()
///
/// `arbor` writes a final class that conforms to the protocol. Its name is the protocol's name after `Blade`.
///
/// Each function of the protocol is an entry point: it has no parameters, and returns a value from the graph. The
/// protocol may require one initializer. Its parameters become values of the graph.
///
/// Singletons live as long as their component. Keep the component for as long as a `Lazy` from it is used.
///
/// - Parameter modules: The modules with the component's providers. An array literal of types, each written `Name.self`.
@attached(peer)
public macro Component(modules: [Any.Type] = []) =
    #externalMacro(module: "ArborMacros", type: "ComponentMacro")

/// How many values of a provider a component makes.
public enum ProviderScope: Sendable {
    /// A new value for each use.
    case unscoped
    /// One value, which all uses in a component share.
    case singleton
}
