"""The rules of arbor: the only file that BUILD files load."""

load("//private:aspect.bzl", _arbor_aspect = "arbor_aspect")
load("//private:module.bzl", _arbor_module = "arbor_module")
load("//private:providers.bzl", _ArborInfo = "ArborInfo", _ArborWiringInfo = "ArborWiringInfo")
load("//private:toolchain.bzl", _arbor_toolchain = "arbor_toolchain")
load("//private:validate.bzl", _arbor_validate_test = "arbor_validate_test")
load("//private:wiring.bzl", _arbor_wiring = "arbor_wiring")

ArborInfo = _ArborInfo
ArborWiringInfo = _ArborWiringInfo
arbor_aspect = _arbor_aspect
arbor_module = _arbor_module
arbor_toolchain = _arbor_toolchain
arbor_validate_test = _arbor_validate_test
arbor_wiring = _arbor_wiring
