"""Run one script as `__main__` and report what it did: the innermost process.

Runs inside target environments, loaded by path: standard library only, Python 3.7 syntax.
The script's process is forked from a zygote (`run_forked`: the interpreter's exit is rebuilt
step by step) or is a fresh interpreter (`python child_script.py REQUEST`: it exits by itself).
"""

import builtins
import gc
import importlib
import importlib.machinery
import json
import os
import signal
import sys
import traceback
import types
import warnings

MAX_TEXT = 20000
MAX_FRAMES = 60
MAX_CHAIN = 20
MAX_WARNINGS = 50
MAX_ITEMS = 50
MAX_RESULT = 200000  # characters; the whole report is bounded where it is read
EXIT_FLUSH_FAILED = 120
SAMPLES = 5


def safe_text(make, limit=MAX_TEXT):
    """Call `make` for a text; a script's own `__str__` may raise, recurse or return rubbish."""
    try:
        text = make()
        if not isinstance(text, str):
            text = "<not a string>"
    except BaseException as error:
        text = "<unprintable: %s>" % type(error).__name__
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= limit else text[:limit] + " [cut]"


def type_name(kind):
    """Name a class: qualified, but bare for builtins."""
    module = getattr(kind, "__module__", None)
    name = getattr(kind, "__qualname__", None)
    if not isinstance(module, str) or not isinstance(name, str):
        return "<unnamed type>"
    return name if module in ("builtins", "exceptions") else module + "." + name


def portable(path, folder):
    """Shorten a source path to what means the same on another machine."""
    for marker in ("/site-packages/", "/dist-packages/"):
        _, found, tail = path.rpartition(marker)
        if found:
            return tail
    if path.startswith(folder + os.sep):
        return path[len(folder) + 1 :]
    library = os.path.dirname(os.__file__)
    if path.startswith(library + os.sep):
        return "python/" + path[len(library) + 1 :]
    return path if path.startswith("<") else os.path.basename(path)


def describe_frames(tb, folder):
    """List the Python frames of a traceback, outermost first, the harness's own left out."""
    frames = []
    while tb is not None:
        code = tb.tb_frame.f_code
        if code.co_filename != __file__:
            frames.append([portable(code.co_filename, folder), tb.tb_lineno, code.co_name])
        tb = tb.tb_next
    return frames[:5] + frames[5:][-(MAX_FRAMES - 5) :]


def describe_chain(error):
    """List type and message of what caused `error`, nearest first."""
    links, seen = [], set()
    while len(links) < MAX_CHAIN:
        seen.add(id(error))
        following = error.__cause__
        if following is None and not error.__suppress_context__:
            following = error.__context__
        if following is None or id(following) in seen:
            break
        error = following
        links.append([type_name(type(error)), safe_text(error.__str__, 2000)])
    return links


def describe_exception(error, folder):
    """Describe an uncaught exception as plain data."""
    formatted = traceback.format_exception
    return {
        "type": type_name(type(error)),
        "bases": [type_name(base) for base in type(error).__mro__[1:-1]][:MAX_CHAIN],
        "message": safe_text(lambda: str(error)),
        "frames": describe_frames(error.__traceback__, folder),
        "chain": describe_chain(error),
        "traceback": safe_text(
            lambda: "".join(formatted(type(error), error, error.__traceback__, limit=-MAX_FRAMES)),
            4 * MAX_TEXT,
        ),
    }


def number(value):
    """Round a number so that its digest survives a change of the last bits."""
    value = float(value)
    if value != value or value in (float("inf"), float("-inf")):
        return str(value)
    return float("%.6g" % value)


def describe_array(value):
    """Summarise a tensor or array: shape, dtype, mean, extremes, a few elements."""
    dtype = str(value.dtype).rpartition(".")[2].lower()
    for method in ("detach", "cpu"):
        value = getattr(value, method, lambda value=value: value)()
    if hasattr(value, "asnumpy"):
        value = value.asnumpy()
    elif hasattr(value, "numpy"):
        value = value.float().numpy() if dtype == "bfloat16" else value.numpy()
    summary = {"shape": list(value.shape), "dtype": dtype}
    if value.size and value.dtype.kind in "biuf":
        flat = value.reshape(-1)
        step = max(1, len(flat) // SAMPLES)
        summary.update(
            mean=number(flat.mean(dtype="float64")),
            min=number(flat.min()),
            max=number(flat.max()),
            sample=[number(item) for item in flat[::step][:SAMPLES]],
        )
    return summary


def describe_result(value, depth=0):
    """Summarise a script's global `result`: tensors, numbers, texts and dicts of them."""
    try:
        if value is None or isinstance(value, (bool, str)):
            return {"value": value if not isinstance(value, str) else value[:200]}
        if isinstance(value, (int, float)):
            return {"value": number(value)}
        if isinstance(value, (dict, list, tuple)) and depth < 3:
            pairs = value.items() if isinstance(value, dict) else enumerate(value)
            return {
                str(key)[:100]: describe_result(item, depth + 1)
                for key, item in list(pairs)[:MAX_ITEMS]
            }
        if hasattr(value, "shape") and hasattr(value, "dtype"):
            return describe_array(value)
        return {"type": type_name(type(value))}
    except Exception as error:
        return {"error": type_name(type(error))}


class Reporter:
    """Collects warnings while the script runs and writes the report exactly once."""

    def __init__(self, request):
        self.path = request["report"]
        self.folder = os.path.dirname(request["script"])
        self.module = request.get("module")
        self.warnings = list(request.get("import_warnings") or ())
        self.written = False

    def watch_warnings(self):
        """Record each warning that is shown, then show it as before."""
        show = warnings.showwarning

        def record(message, category, filename, lineno, file=None, line=None):
            if len(self.warnings) < MAX_WARNINGS:
                text = safe_text(lambda: str(message), 2000)
                self.warnings.append([type_name(category), text])
            show(message, category, filename, lineno, file, line)

        warnings.showwarning = record

    def write(self, ended, error=None, result=None):
        """Write the report; what the script prints or raises afterwards cannot change it."""
        if self.written:
            return
        self.written = True
        loaded = sys.modules.get(self.module) if self.module else None
        report = {
            "ended": ended,
            "version": safe_text(lambda: str(getattr(loaded, "__version__", ""))) or None,
            "warnings": self.warnings[:MAX_WARNINGS],
        }
        if error is not None:
            report["exception"] = describe_exception(without_own_frames(error), self.folder)
        if result is not None:
            with warnings.catch_warnings():  # a mean may overflow, a conversion be deprecated
                warnings.simplefilter("ignore")
                report["result"] = describe_result(result)
            if len(json.dumps(report["result"])) > MAX_RESULT:
                report["result"] = {"error": "too large to summarise"}
        data = json.dumps(report).encode("utf-8", "backslashreplace")
        # Opened only now, by path: a script may have closed or replaced any descriptor.
        handle = os.open(self.path, os.O_WRONLY | os.O_NOFOLLOW)
        try:
            while data:
                data = data[os.write(handle, data) :]
        finally:
            os.close(handle)


def enter_main(script):
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
    sys.argv = [script]
    sys.path[0] = os.path.dirname(script)
    return main.__dict__


def without_own_frames(error):
    """Cut the harness's frames off the traceback, so that it reads as in a plain run."""
    tb = error.__traceback__
    while tb is not None and tb.tb_frame.f_code.co_filename == __file__:
        tb = tb.tb_next
    return error.with_traceback(tb)


def execute(request, reporter):
    """Run the script to its end; raises what it raises, after reporting it."""
    script = request["script"]
    namespace = enter_main(script)
    reporter.watch_warnings()
    try:
        with open(script, "rb") as file:
            source = file.read()
        exec(compile(source, script, "exec", dont_inherit=True), namespace)
    except SystemExit:
        reporter.write("system-exit", result=namespace.get("result"))
        raise
    except BaseException as error:
        reporter.write("exception", error=error)
        raise
    reporter.write("completed", result=namespace.get("result"))


def exit_status(error):
    """Return the status CPython gives for an uncaught exception, printing what it prints."""
    if isinstance(error, SystemExit):
        code = error.code
        if code is None:
            return 0
        if isinstance(code, int):
            return code & 0xFF
        sys.stderr.write(safe_text(lambda: str(code)) + "\n")
        return 1
    try:
        sys.excepthook(type(error), without_own_frames(error), error.__traceback__)
    except BaseException:
        traceback.print_exc()
    if isinstance(error, KeyboardInterrupt) and sys.version_info >= (3, 8):
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    return 1


def flush(status):
    """Flush the standard streams; CPython exits with 120 where standard output cannot be."""
    try:
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
    except Exception:
        status = status or EXIT_FLUSH_FAILED
    try:
        if sys.stderr is not None and not sys.stderr.closed:
            sys.stderr.flush()
    except Exception:
        return status
    return status


def leave(status):
    """Do what CPython does at exit, in its order, without tearing the framework down."""
    import atexit
    import ctypes
    import threading

    threading._shutdown()
    atexit._run_exitfuncs()
    status = flush(status)
    namespace = sys.modules["__main__"].__dict__
    for name in [name for name in namespace if not name.startswith("__")]:
        namespace[name] = None
    gc.collect()
    status = flush(status)
    ctypes.CDLL(None).fflush(None)
    os._exit(status)


def renew_state(cwd):
    """Undo what an import in the zygote fixed and a fresh interpreter would choose anew."""
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
    status = 1
    try:
        try:
            renew_state(os.getcwd())
            execute(request, Reporter(request))
            status = 0
        except BaseException as error:
            status = exit_status(error)
        leave(status)
    finally:
        os._exit(status or 1)


def main():
    """Run the script of a request file in this fresh interpreter, which then exits naturally."""
    with open(sys.argv[1]) as file:
        request = json.load(file)
    status = 0
    try:
        execute(request, Reporter(request))
    except BaseException as error:
        status = exit_status(error)
    sys.exit(status)


if __name__ == "__main__":
    main()
