"""Run one script as `__main__`, report what it did, and end as a plain run ends.

Runs inside target environments, by path: standard library only, Python 3.7 syntax.
`python child_script.py REQUEST` is a fresh interpreter, which exits by itself; in a process
forked from a zygote `child_forked.py` uses these functions.
"""

import builtins
import importlib.machinery
import importlib.util
import json
import os
import sys
import types


def load_sibling(name):
    """Load a module next to this file without registering it: `sys.modules` stays clean."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".py")
    spec = importlib.util.spec_from_file_location("errata_" + name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


report = load_sibling("child_report")
report.OWN_FILES.add(__file__)
Reporter, describe_exception = report.Reporter, report.describe_exception
describe_result, without_own_frames = report.describe_result, report.without_own_frames
settrace, setprofile = report.settrace, report.setprofile
traceback_of, os_write = report.traceback_of, os.write
display = sys.__excepthook__  # CPython's own, whatever the script puts in its place
# Functions below find built-in names in this copy, whatever the script makes of the module.
__builtins__ = report.__builtins__


def enter_main(script, arguments=()):
    """Make `script` the `__main__` module, as `python script` does, and return its namespace."""
    main = types.ModuleType("__main__")
    main.__dict__.update(
        __builtins__=builtins,
        __file__=script,
        __cached__=None,
        __loader__=importlib.machinery.SourceFileLoader("__main__", script),
        __spec__=None,
    )
    sys.modules["__main__"] = main
    sys.argv = [script, *arguments]
    sys.path[0] = os.path.dirname(script)
    return main.__dict__


def execute(request, reporter, arguments=()):
    """Run the script to its end, report what it did, and return what it raised, if anything."""
    script = request["script"]
    namespace = enter_main(script, arguments)
    reporter.watch_warnings()
    try:
        with open(script, "rb") as file:
            source = file.read()
        exec(compile(source, script, "exec", dont_inherit=True), namespace)
    except BaseException as error:
        failure = error
    else:
        failure = None
    for remove in (settrace, setprofile):
        try:
            remove(None)
        except BaseException:  # the hook saw this call, raised, and is removed by that
            continue
    # Out of the handler: nothing that follows happens "during the handling" of it.
    if failure is None:
        reporter.write("completed", result=namespace.get("result"))
    elif issubclass(type(failure), SystemExit):
        reporter.write("system-exit", result=namespace.get("result"))
    else:
        reporter.write("exception", error=failure)
    return failure


def complain(text):
    """Print a text where CPython does: on `sys.stderr`, or where there is none, beneath it."""
    try:
        sys.stderr.write(text)
    except BaseException:
        write_beneath(text)


def write_beneath(text):
    """Write a text to the descriptor of standard error, if it is open."""
    try:
        os_write(2, text.encode("utf-8", "backslashreplace"))
    except OSError:
        return


def print_uncaught(error):
    """Print an uncaught exception as CPython does; return the exit that its hook asked for."""
    sys.last_type, sys.last_value = type(error), without_own_frames(error)
    sys.last_traceback = traceback_of(error)
    if sys.version_info >= (3, 12):
        sys.last_exc = error
    if not hasattr(sys, "excepthook"):
        complain("sys.excepthook is missing\n")
        display(type(error), error, traceback_of(error))
        return None
    try:
        sys.excepthook(type(error), error, traceback_of(error))
    except BaseException as raised:
        another = without_own_frames(raised)
    else:
        return None
    if issubclass(type(another), SystemExit):
        return another
    complain("Error in sys.excepthook:\n")
    display(type(another), another, traceback_of(another))
    complain("\nOriginal exception was:\n")
    display(type(error), error, traceback_of(error))
    return None


def end(failure):
    """Print what the script raised; return what is to be raised so that CPython ends likewise.

    The failure itself is let go: its frames hold the script's globals, which end before all else.
    """
    if failure is None:
        return None
    if not issubclass(type(failure), SystemExit):
        failure = print_uncaught(failure) or failure
    if issubclass(type(failure), SystemExit):
        return failure
    if type(failure) is KeyboardInterrupt:  # it ends by the signal, after all else
        sys.excepthook = lambda *error: None
        return KeyboardInterrupt()
    return SystemExit(1)


def main():
    """Run the script of a request file in this fresh interpreter, which then exits naturally."""
    with open(sys.argv[1]) as file:
        request = json.load(file)
    last = end(execute(request, Reporter(request)))
    if last is not None:
        raise last


if __name__ == "__main__":
    # From another namespace, or before Python 3.10 built-in names would be the module's own.
    exec(compile("main()", __file__, "exec"), {"main": main})
