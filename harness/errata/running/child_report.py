"""Describe what a script did and write it down: the report of `child_script.py`.

Runs inside target environments, in the script's own process, loaded by path: standard library
only, Python 3.7 syntax. The script shares this interpreter and may replace whatever it reaches:
built-in functions, modules, what modules hold. So everything that is used after the script was
bound before it.
"""

import builtins
import errno
import json
import os
import resource
import sys
import traceback
import warnings

# Functions below find built-in names in this copy, whatever the script makes of the module.
__builtins__ = dict(vars(builtins))

MAX_TEXT = 20000
MAX_FRAMES = 60
MAX_CHAIN = 20
MAX_WARNINGS = 50
MAX_ITEMS = 50
MAX_RESULT = 200000  # characters; the whole report is bounded where it is read
SAMPLES = 5
RECURSION = 1000  # CPython's own limit, enough for whatever happens here
# What a script may have lowered and a report needs: descriptors, file size, memory.
LIMITS = (resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE, resource.RLIMIT_AS, resource.RLIMIT_DATA)
LIBRARY = os.path.dirname(os.__file__)
# Modules whose frames at the start of a traceback are ours, not the script's.
OWN_FILES = {__file__}
OWN_FRAME = 'File "%s/child' % os.path.dirname(__file__)

os_open, os_write, os_close, os_fstat, getpid = os.open, os.write, os.close, os.fstat, os.getpid
getrlimit, setrlimit = resource.getrlimit, resource.setrlimit
getrecursionlimit, setrecursionlimit = sys.getrecursionlimit, sys.setrecursionlimit
settrace, setprofile = sys.settrace, sys.setprofile
loaded_modules = sys.modules
format_exception, catch_warnings = traceback.format_exception, warnings.catch_warnings
filter_warnings = warnings.simplefilter
quoted = json.encoder.encode_basestring_ascii
NULL_DEVICE = os.makedev(1, 3)


def attribute(name):
    """Return a reader of an attribute that an exception's class cannot redefine."""
    return vars(BaseException)[name].__get__


traceback_of, cause_of = attribute("__traceback__"), attribute("__cause__")
context_of, suppresses_context = attribute("__context__"), attribute("__suppress_context__")
module_of, qualname_of = vars(type)["__module__"].__get__, vars(type)["__qualname__"].__get__
mro_of, own_of = vars(type)["__mro__"].__get__, vars(type)["__dict__"].__get__


def safe_text(make, limit=MAX_TEXT, keep_end=False):
    """Call `make` for a text; a script's own `__str__` may raise, recurse or return rubbish."""
    try:
        text = make()
        if not issubclass(type(text), str):
            text = "<not a string>"
        text = str.__str__(text)
    except BaseException as error:
        text = "<unprintable: %s>" % type_name(type(error))
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")
    if len(text) <= limit:
        return text
    return "[cut] " + text[-limit:] if keep_end else text[:limit] + " [cut]"


def type_name(kind):
    """Name a class: qualified, but bare for builtins."""
    try:
        module, name = module_of(kind), qualname_of(kind)
    except BaseException:
        return "<unnamed type>"
    if not issubclass(type(module), str):
        return "<unnamed type>"
    module, name = str.__str__(module), str.__str__(name)
    return name if module in ("builtins", "exceptions") else module + "." + name


def portable(path, folder):
    """Shorten a source path to what means the same on another machine."""
    is_inside = path.startswith(folder + "/")
    rest = path[len(folder) :] if is_inside else path  # the folder may itself be in a package
    for marker in ("/site-packages/", "/dist-packages/"):
        _, found, tail = rest.rpartition(marker)
        if found:
            return tail
    if is_inside:
        return rest[1:]
    if path.startswith(LIBRARY + "/"):
        return "python/" + path[len(LIBRARY) + 1 :]
    return path if path.startswith("<") else path.rpartition("/")[2]


def places(tb):
    """List file, line and function of a traceback's frames, the harness's own left out."""
    found = []
    while tb is not None:
        code = tb.tb_frame.f_code
        if code.co_filename not in OWN_FILES:
            found.append((code.co_filename, tb.tb_lineno, code.co_name))
        tb = tb.tb_next
    return found


def describe_frames(tb, folder):
    """List the Python frames of a traceback, outermost first, as they read anywhere."""
    frames = [[portable(file, folder), line, name] for file, line, name in places(tb)]
    return frames[:5] + frames[5:][-(MAX_FRAMES - 5) :]


def describe_chain(error):
    """List type and message of what caused `error`, nearest first."""
    links, seen = [], set()
    while len(links) < MAX_CHAIN:
        seen.add(id(error))
        following = cause_of(error)
        if following is None and not suppresses_context(error):
            following = context_of(error)
        if following is None or id(following) in seen:
            break
        error = following
        text = safe_text(lambda error=error: str(error), 2000)
        links.append([type_name(type(error)), text])
    return links


def format_traceback(error, message):
    """Format an uncaught exception; plainly if the script broke the traceback module."""
    facts = (type(error), error, traceback_of(error))
    for chain in (True, False):
        try:
            return "".join(format_exception(*facts, limit=-MAX_FRAMES, chain=chain))
        except BaseException:
            continue
    lines = ['  File "%s", line %s, in %s\n' % place for place in places(traceback_of(error))]
    head = ["Traceback (most recent call last):\n"] if lines else []
    return "".join(head + lines + [type_name(type(error)), ": ", message, "\n"])


def plain_message(text):
    """Leave the harness's frames out of a stack that a message quotes, as Paddle's do."""
    kept, above = [], ""  # a frame's source line is below it
    for line in text.split("\n"):
        if OWN_FRAME not in above and OWN_FRAME not in line:
            kept.append(line)
        above = line
    return "\n".join(kept)


def describe_exception(error, folder):
    """Describe an uncaught exception as plain data."""
    message = safe_text(lambda: plain_message(str(error)))
    bases = mro_of(type(error))[1:-1]
    return {
        "type": type_name(type(error)),
        "bases": [type_name(base) for base in bases][:MAX_CHAIN],
        "message": message,
        "frames": describe_frames(traceback_of(error), folder),
        "chain": describe_chain(error),
        "traceback": safe_text(lambda: format_traceback(error, message), 4 * MAX_TEXT, True),
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


def is_array(value):
    """Return whether a class of a library, not of the script, has a shape and a dtype."""
    kinds = mro_of(type(value))
    names = {name for kind in kinds if module_of(kind) != "__main__" for name in own_of(kind)}
    return "shape" in names and "dtype" in names


def describe_result(value, depth=0):
    """Summarise a script's global `result`: tensors, numbers, texts and dicts of them."""
    try:
        kind = type(value)
        if value is None or issubclass(kind, (bool, str)):
            return {"value": str.__str__(value)[:200] if issubclass(kind, str) else value}
        if issubclass(kind, (int, float)):
            return {"value": number(value)}
        if issubclass(kind, (dict, list, tuple)) and depth < 3:
            return describe_items(value, depth)
        if is_array(value):
            return describe_array(value)
        return {"type": type_name(kind)}
    except BaseException as error:
        return {"error": type_name(type(error))}


def describe_items(value, depth):
    """Summarise what a dict, list or tuple holds, whatever a subclass makes of iteration."""
    if issubclass(type(value), dict):
        pairs = [(key, dict.__getitem__(value, key)) for key in list(dict.keys(value))[:MAX_ITEMS]]
    else:
        kind = list if issubclass(type(value), list) else tuple
        pairs = list(enumerate(list(kind.__iter__(value))[:MAX_ITEMS]))
    return {
        safe_text(lambda key=key: str(key), 100)[:100]: describe_result(item, depth + 1)
        for key, item in pairs
    }


def encode(value):
    """Write plain data as JSON, using nothing that the script could have replaced."""
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if type(value) is str:
        return quoted(value)
    if type(value) is int:
        return int.__repr__(value)
    if type(value) is float:
        return float.__repr__(value)
    if type(value) is dict:
        items = [quoted(str(key)) + ": " + encode(item) for key, item in value.items()]
        return "{" + ", ".join(items) + "}"
    return "[" + ", ".join([encode(item) for item in value]) + "]"


def bounded(result):
    """Summarise `result` within a limit; warnings that this causes are not shown."""
    try:
        with catch_warnings():
            filter_warnings("ignore")
            summary = describe_result(result)
    except BaseException:  # the script broke the module of warnings
        summary = describe_result(result)
    return summary if len(encode(summary)) <= MAX_RESULT else {"error": "too large to summarise"}


def undisturbed(action):
    """Call `action` without the limits of the script that would stop its report."""
    limits = [(setrlimit, kind, getrlimit(kind)) for kind in LIMITS]
    depth = getrecursionlimit()
    setrecursionlimit(max(depth, RECURSION))
    for _, kind, (_, hard) in limits:
        setrlimit(kind, (hard, hard))
    try:
        action()
    finally:
        for put_back, *before in [*limits, (setrecursionlimit, depth)]:
            try:
                put_back(*before)
            except BaseException:
                continue


def write_file(path, data):
    """Replace a file's content; it must exist, and be a file."""
    # Opened only now, by path: a script may have closed or replaced any descriptor. It may also
    # have used them all up: then standard input, which is empty, lends its own.
    flags = os.O_WRONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_TRUNC
    borrowed = False
    try:
        handle = os_open(path, flags)
    except OSError as error:
        if error.errno != errno.EMFILE or os_fstat(0).st_rdev != NULL_DEVICE:
            raise
        os_close(0)
        borrowed, handle = True, os_open(path, flags)
    try:
        while data:
            data = data[os_write(handle, data) :]
    finally:
        os_close(handle)
        if borrowed:
            os_open("/dev/null", os.O_RDONLY)


def without_own_frames(error):
    """Cut the harness's frames off the traceback, so that it reads as in a plain run."""
    tb = traceback_of(error)
    while tb is not None and tb.tb_frame.f_code.co_filename in OWN_FILES:
        tb = tb.tb_next
    return BaseException.with_traceback(error, tb)


class Reporter:
    """Collects warnings while the script runs and writes the report exactly once."""

    def __init__(self, request):
        self.path = request["report"]
        self.folder = os.path.dirname(request["script"])
        self.module = request.get("module")
        self.layers = list(request.get("layers") or ())
        self.warnings = list(request.get("import_warnings") or ())
        self.written = False
        self.process = getpid()

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
        """Write the report; what the script prints or raises afterwards cannot change it.

        A process that the script forked may come here too: the report is not its own. A report
        that cannot be written changes nothing of what the script does.
        """
        if self.written or getpid() != self.process:
            return
        self.written = True
        try:
            undisturbed(lambda: self.put(ended, error, result))
        except BaseException:
            return

    def put(self, ended, error, result):
        """Write what can be described."""
        try:
            report = self.describe(ended, error, result)
        except BaseException:
            report = {"ended": ended}
        write_file(self.path, encode(report).encode())

    def describe(self, ended, error, result):
        """Return the report as plain data."""
        loaded = loaded_modules.get(self.module) if self.module else None
        report = {
            "ended": ended,
            "version": safe_text(lambda: str(getattr(loaded, "__version__", ""))) or None,
            "warnings": self.warnings[:MAX_WARNINGS],
            "imported": [name for name in self.layers if name in loaded_modules],
        }
        if error is not None:
            report["exception"] = describe_exception(without_own_frames(error), self.folder)
        if result is not None:
            report["result"] = bounded(result)
        return report
