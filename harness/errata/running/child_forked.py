"""Run one script in a process forked from a zygote, and end it as CPython ends.

Runs inside target environments, loaded by path: standard library only, Python 3.7 syntax. The
framework is not torn down, as a fresh interpreter would: the process leaves by `_exit`, so each
step of CPython's own exit that a script can notice is taken here, in its order.
"""

import atexit
import ctypes
import gc
import importlib.util
import os
import signal
import sys
import threading
import traceback
import types
import weakref


def load_sibling(name):
    """Load a module next to this file without registering it: `sys.modules` stays clean."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".py")
    spec = importlib.util.spec_from_file_location("errata_" + name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load_sibling("child_script")
script.report.OWN_FILES.add(__file__)
describe_exception = script.describe_exception
__builtins__ = script.__builtins__

EXIT_FLUSH_FAILED = 120
LONGEST = 2**63
# Where an import keeps a path below the zygote's folders: module, then attributes and keys.
KEPT_PATHS = (
    ("torch._dynamo.config", "_config", "debug_dir_root", "default"),
    ("torch._dynamo.precompile_context", "DynamoCache", "_path_prefix"),
    ("torch._inductor.codecache", "_HEADER_DIR"),
    ("torch._inductor.codecache", "_HEADER_LOCK_DIR"),
    ("torch._inductor.config", "_config", "xpu.cutlass_dir", "default"),
)
LAST_ERROR = ("last_exc", "last_type", "last_value", "last_traceback")


leave_now, getpid, kill, collect = os._exit, os.getpid, os.kill, gc.collect
run_exit_functions, set_signal = atexit._run_exitfuncs, signal.signal
loaded_modules = sys.modules
flush_native = ctypes.CDLL(None).fflush
print_traceback, format_exception = traceback.print_exception, traceback.format_exception
threading_name = threading.__name__
weakref_to, ModuleType = weakref.ref, types.ModuleType


def unraisable(error, culprit, words):
    """Print an exception that can no longer be caught, as CPython does; since 3.13 with `words`."""
    facts = (type(error), script.without_own_frames(error), script.traceback_of(error))
    try:
        what = words if sys.version_info >= (3, 13) else "in: %r" % (culprit,)
        colon = ":" if what is words else ""
        lines = ["Exception ignored %s%s\n" % (what, colon)] + list(format_exception(*facts))
        script.complain("".join(lines))
    except BaseException:
        return


def system_exit_status(error):
    """Return the status of a SystemExit, printing what CPython prints of it."""
    try:
        code = error.code
    except BaseException:
        code = error
    if code is None:
        return 0
    if issubclass(type(code), int):
        code = int.__index__(code)
        return code & 0xFF if -LONGEST <= code < LONGEST else 0xFF
    try:
        text = str(code)
    except BaseException:
        text = ""
    if text:
        script.complain(text)
    script.complain("\n")
    return 1


def exit_status(failure):
    """Return the status CPython gives for what a script raised, printing what it prints."""
    if failure is None:
        return 0
    if not issubclass(type(failure), SystemExit):
        failure = script.print_uncaught(failure) or failure
    return system_exit_status(failure) if issubclass(type(failure), SystemExit) else 1


def flush_failed(quietly=False):
    """Flush the standard streams; return whether one could not be."""
    failed = False
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name, None)
        if stream is None or is_closed(stream):
            continue
        try:
            stream.flush()
        except BaseException as error:
            failed = True
            if name == "stdout" and not quietly:
                unraisable(error, stream, "on flushing sys.stdout")
    return failed


def is_closed(stream):
    """Return whether a stream reports that it is closed; False if it cannot report it."""
    try:
        return bool(stream.closed)
    except BaseException:
        return False


def await_threads():
    """Wait for the script's threads, as CPython does before anything else."""
    module = loaded_modules.get(threading_name)
    if module is None:
        return
    try:
        module._shutdown()
    except BaseException as error:
        unraisable(error, module, "on threading shutdown")


def let_go():
    """Release the script's main module, so that finalisers run and files are flushed.

    As in CPython, what nothing else refers to goes whole: its finalisers still find the globals.
    Only where the module lives on are its globals cleared.
    """
    for name in LAST_ERROR:
        vars(sys).pop(name, None)
    main = loaded_modules.pop("__main__", None)
    living = weakref_to(main) if type(main) is ModuleType else None
    del main
    collect()
    main = living() if living is not None else None
    if main is not None:
        namespace = vars(main)
        for name in [name for name in namespace if type(name) is str and name[:2] != "__"]:
            namespace[name] = None
        collect()


def leave(status, interrupted):
    """Do what CPython does at exit, in its order, without tearing the framework down."""
    await_threads()
    # A callback that raises prints its traceback; before 3.10 the last exception is raised here.
    try:
        run_exit_functions()
    except BaseException:
        pass
    failed = flush_failed()
    let_go()
    flush_failed(quietly=True)  # once more, for what finalisers printed
    flush_native(None)
    if interrupted and sys.version_info >= (3, 8):
        set_signal(signal.SIGINT, signal.SIG_DFL)
        kill(getpid(), signal.SIGINT)
        status = 128 + signal.SIGINT
        failed = False
    leave_now(EXIT_FLUSH_FAILED if failed else status)


def own_folders():
    """List the folders that an import may keep: of the compiler's cache, this one, TMPDIR."""
    cache, temporary = map(os.environ.get, ("TORCHINDUCTOR_CACHE_DIR", "TMPDIR"))
    return cache, os.getcwd(), temporary or "/tmp"  # noqa: S108 - Python's default; last, as it may hold the others


ZYGOTE_FOLDERS = own_folders()


def renew_paths():
    """Point what a layer's import took from the zygote's folders at those of this process."""
    for module, *steps, last in KEPT_PATHS:
        holder = sys.modules.get(module)
        try:
            for step in steps:
                holder = holder[step] if isinstance(holder, dict) else getattr(holder, step)
            path = getattr(holder, last)
        except (AttributeError, KeyError):
            continue
        for before, now in zip(ZYGOTE_FOLDERS, own_folders()):
            if before and now and (path == before or path.startswith(before + os.sep)):
                setattr(holder, last, now + path[len(before) :])
                break


def renew_state(cwd):
    """Undo what an import in the zygote fixed and a fresh interpreter would choose anew."""
    renew_paths()
    modules = sys.modules
    if "multiprocessing.process" in modules:
        process = modules["multiprocessing.process"]
        process.ORIGINAL_DIR = cwd
        config = process.current_process()._config
        config["authkey"] = process.AuthenticationString(os.urandom(32))
    if "tempfile" in modules:
        modules["tempfile"].tempdir = None
    if "numpy.random" in modules:
        modules["numpy.random"].seed()
    if "torch" in modules:
        # The generator's own method: `torch.seed()` would also queue a CUDA call.
        modules["torch"].default_generator.seed()


def run_forked(request):
    """Run the script in this forked process; never returns."""
    try:
        renew_state(os.getcwd())
        failure = script.execute(request, script.Reporter(request))
        status, interrupted = exit_status(failure), type(failure) is KeyboardInterrupt
        failure = None  # its frames hold the script's globals
        leave(status, interrupted)
    except BaseException as error:
        print_traceback(type(error), error, error.__traceback__)
    finally:
        leave_now(1)
