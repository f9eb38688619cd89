"""Look at the arguments of a call: shapes, dtypes, and values of small tensors on the CPU.

Every function returns plain data or raises Unknown. No operation of the framework runs: values are
read through NumPy.
"""

from __future__ import annotations

import gc
import math
import sys
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Callable, Iterator, Mapping, MutableMapping, MutableSet, Sequence
from weakref import WeakKeyDictionary, WeakSet

LARGEST = 1_000_000
"""How many elements a tensor may have whose values are read."""

_OF_TENSORS = frozenset(["shape", "ndim", "size", "dtype", "device", "requires_grad", "is_leaf"])
_NAMES = frozenset(["dtype", "DataType", "VarType", "layout"])
_PLAIN = (bool, int, float, complex, str, type(None), slice, type(Ellipsis))


class Unknown(Exception):
    """An argument cannot be looked at; the condition does not hold."""


class Deferred(Exception):
    """What an earlier operation of the program raises where its result is waited for."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def _is_tensor(value: Any) -> bool:
    """Whether it is a plain tensor of a framework: of no subclass, and no tracer of it."""
    kind = type(value)
    return kind.__name__ in _TENSORS and _is_tensor_type(kind)  # type: ignore[arg-type, unused-ignore]


@lru_cache(maxsize=64)
def _is_tensor_type(kind: Any) -> bool:
    made_by = kind.__mro__[1] if kind.__module__ == "abc" else kind  # MindSpore's Parameter
    return made_by.__module__.partition(".")[0] in {"torch", "paddle", "mindspore"}


def _is_array(value: Any) -> bool:
    return type(value).__module__ == "numpy"


def _plain(value: Any) -> Any:
    """Return a plain value; a dtype as its name."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, (tuple, list)):  # torch.Size is one
        return tuple(map(_plain, value))
    if type(value).__name__ in _NAMES or _is_dtype_of_mindspore(value):
        return _dtype_name(value)
    raise Unknown


def _is_dtype_of_mindspore(value: Any) -> bool:
    return type(value).__module__.startswith("mindspore") and not _is_tensor(value)


@lru_cache(maxsize=64)
def _dtype_name(value: Any) -> str:
    name = str(value).rpartition(".")[2].lower()
    long = {"fp16": "float16", "fp32": "float32", "fp64": "float64", "bf16": "bfloat16"}
    return long.get(name, name)


def _attribute(value: Any, name: str) -> Any:
    """Return an attribute of an argument as plain data, a tensor as itself."""
    is_data = _is_tensor(value) or _is_array(value) or type(value) is slice
    found = getattr(value, name) if is_data else _of_module(value, name)
    if name == "dtype":
        return _dtype_name(found)
    if name == "device":
        return str(getattr(found, "type", found))
    if name == "size":
        return int(value.numel() if callable(found) else found)  # a method of torch's tensors
    return found if _is_tensor(found) or _is_array(found) else _plain(found)


def _of_module(value: Any, name: str) -> Any:
    """Return an attribute of a module (`nn.Module`, `nn.Layer`, `nn.Cell`), without its code."""
    if name in _OF_TENSORS:
        raise Unknown
    own = vars(value)
    for place in (own, own.get("_parameters", {}), own.get("_params", {})):
        if name in place:
            return place[name]
    raise Unknown


def _items(value: Any) -> Sequence[Any]:
    if not isinstance(value, (tuple, list)):
        raise Unknown
    return value


def _kind_of(value: Any) -> str:
    """Return the name of the type: `Tensor`, `list`, `float`."""
    return type(value).__name__


def grad_enabled() -> bool:
    """Return whether gradients are recorded; always, where the framework has no such mode."""
    frameworks = map(sys.modules.get, ("torch", "paddle"))
    ask = (getattr(one, "is_grad_enabled", None) for one in frameworks)
    return next((bool(one()) for one in ask if one is not None), True)


def _numbers(value: Any) -> Any:
    """Return the values as a NumPy array; raises Unknown for what is not on the CPU, or large."""
    numpy = sys.modules.get("numpy")
    if numpy is None:
        raise Unknown
    if _is_array(value) or type(value) in {int, float, bool, list, tuple}:
        return numpy.asarray(value)
    if not _is_tensor(value) or _attribute(value, "size") > LARGEST or not _is_on_cpu(value):
        raise Unknown
    if hasattr(value, "asnumpy"):
        try:
            return value.asnumpy()
        except Exception as error:
            raise Deferred(error) from None
    read = value.detach()
    if _dtype_name(read.dtype) == "bfloat16":
        read = read.float() if hasattr(read, "float") else read.astype("float32")
    return read.numpy()


def _is_on_cpu(value: Any) -> bool:
    root = type(value).__module__.partition(".")[0].replace("abc", "mindspore")
    framework = sys.modules[root]
    if root == "torch":
        of = getattr(framework, "_C", None)
        modes = getattr(of, "_len_torch_dispatch_stack", None)
        return bool(value.device.type == "cpu" and not (modes is not None and modes()))
    if root == "paddle":
        return bool(value.place.is_cpu_place())
    return bool(framework.get_context("device_target") == "CPU")


def _extreme(value: Any, name: str) -> Any:
    found = _numbers(value)
    if not found.size:
        raise Unknown
    return getattr(found, name)().item()


def _total(value: Any) -> Any:
    found = _numbers(value).ravel()
    return math.fsum(found.tolist()) if found.dtype.kind == "f" else sum(found.tolist())


def _has(value: Any, name: str) -> bool:
    found = _numbers(value)
    return bool(found.dtype.kind in "fc" and getattr(sys.modules["numpy"], name)(found).any())


def _has_duplicates(value: Any) -> bool:
    found = _numbers(value).ravel()
    return bool(len(set(found.tolist())) < found.size)


def _has_row_of(value: Any, wanted: Any) -> bool:
    """Whether some row along the last axis has only this value."""
    found = _numbers(value)
    return bool(found.ndim and found.shape[-1] and (found == wanted).all(axis=-1).any())


def _all_are(value: Any, wanted: Any) -> bool:
    found = _numbers(value)
    return bool(found.size) and bool((found == wanted).all())


def _count_of(value: Any, wanted: Any) -> int:
    return int((_numbers(value) == wanted).sum())


def _fits(value: int, dtype: str) -> bool:
    is_unsigned = dtype.startswith("u")
    bits = int(dtype.lstrip("uint"))
    lowest, highest = (0, 2**bits - 1) if is_unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    return bool(lowest <= value <= highest)


def _is_integer(value: Any) -> bool:
    name = _attribute(value, "dtype")
    return str(name).startswith(("int", "uint"))


def _is_floating(value: Any) -> bool:
    return "float" in _attribute(value, "dtype")


def _is_outside(indices: Any, sizes: Any) -> bool:
    """Whether an index is beyond its size; row `i` of `indices` goes along dimension `i`."""
    found = _numbers(indices)
    if found.ndim != 2 or len(found) > len(sizes):
        raise Unknown
    both = zip(found.tolist(), sizes)
    return any(not 0 <= index < size for row, size in both for index in row)


def _has_pair(left: Any, one: Any, right: Any, other: Any) -> bool:
    """Whether `left` is `one` in a place where `right` is `other`, with both broadcast."""
    return bool(((_numbers(left) == one) & (_numbers(right) == other)).any())


def _is_batched(value: Any) -> bool:
    """Whether it is a tensor that `vmap` runs over, at any depth of transforms."""
    if not _is_tensor(value):
        return False
    of = getattr(getattr(sys.modules.get("torch"), "_C", None), "_functorch", None)
    while of is not None and of.is_functorch_wrapped_tensor(value):
        if of.is_batchedtensor(value):
            return True
        value = of.get_unwrapped(value)
    return False


def _is_inference(value: Any) -> bool:
    """Whether it was made under `torch.inference_mode`."""
    return _is_tensor(value) and hasattr(value, "is_inference") and bool(value.is_inference())


def _made_by(value: Any) -> str:
    """Return the function that backward calls for a tensor of PyTorch: `ReluBackward0`."""
    made = value.grad_fn if _is_tensor(value) and hasattr(value, "grad_fn") else None
    return "" if made is None else type(made).__name__


def _storage_size(value: Any) -> int:
    """Return how many elements the storage has that a tensor of PyTorch is part of."""
    return int(value.untyped_storage().nbytes() // value.element_size()) if _is_tensor(value) else 0


def _autocasts() -> bool:
    """Whether `torch.autocast` is on, of the CPU or the GPU."""
    torch = sys.modules.get("torch")
    if torch is None:
        return False
    asked = torch.is_autocast_enabled
    try:
        return bool(asked("cpu") or asked("cuda"))
    except TypeError:  # before 2.4
        return bool(asked() or torch.is_autocast_cpu_enabled())


def _drops(module: Any) -> bool:
    """Whether a module, or one in it, is a Dropout in training mode with a probability."""
    own = vars(module)
    if "Dropout" in type(module).__name__ and own.get("p") and own.get("training"):
        return True
    parts = own.get("_modules") or own.get("_sub_layers") or own.get("_cells") or {}
    return any(_drops(one) for one in parts.values() if one is not None)


FIRST_STEPS = 3
"""How many steps of an optimizer are asked for parameters that no module has: that takes time."""

_steps: MutableMapping[Any, Any] = WeakKeyDictionary()  # the last look, and how many there were
_last: MutableMapping[Any, Any] = WeakKeyDictionary()  # which gradient, and how often it was kept
_evaluated: MutableSet[Any] = WeakSet()
# What is remembered from one call to the next is held weakly: nothing lives longer for it.


looked = SimpleNamespace(number=0, passed=False, step=0, after_pass=False)
"""Which call is looked at, as conditions may be asked twice; whether a pass came before it."""


def _step_of(optimizer: Any) -> int:
    """Count the steps that were looked at; the same when asked once more about one step."""
    last, count = _steps.get(optimizer, (0, 0))
    if last != looked.number:
        count += 1
        _steps[optimizer] = (looked.number, count)
    return int(count)


def _parameters(optimizer: Any) -> Iterator[Any]:
    groups = getattr(optimizer, "param_groups", None)
    if groups is None:  # of Paddle
        return iter(optimizer._parameter_list)  # noqa: SLF001 - Paddle has no other
    return (one for group in groups for one in group["params"])


def _has_gradients(optimizer: Any) -> bool:
    return any(one.grad is not None for one in _parameters(optimizer))


def loses_gradients(one: Any) -> bool:
    """Return whether no optimizer has a gradient after a pass; remember that of a loss."""
    if not hasattr(one, "param_groups"):
        looked.passed = True
        return False
    if looked.step != looked.number:
        looked.step, looked.after_pass, looked.passed = looked.number, looked.passed, False
    if _step_of(one) == 1:  # the pass may have been for one that has not made a step yet
        return False
    return looked.after_pass and not any(map(_has_gradients, _steps))


def keeps_gradients(optimizer: Any) -> bool:
    """Return whether one backward pass added to the gradients of the step before, twice in a row.

    A backward pass writes to a gradient once. Where it was set to None between, it is another
    tensor; where it was filled with zeros or scaled, it was written to more than once. Another
    tensor may get the address of the last one: it is not one write ahead of it twice.
    """
    gradient = next(one.grad for one in _parameters(optimizer) if one.grad is not None)
    now = (id(gradient), gradient._version)  # noqa: SLF001 - PyTorch has no other
    before, times = _last.get(optimizer, (None, 0))
    if now != before:
        times = times + 1 if before == (now[0], now[1] - 1) else 0
        _last[optimizer] = (now, times)
    return bool(times > 1)  # the same when asked once more about one step


def has_nonfinite_gradients(optimizer: Any, gradients: Any = None) -> bool:
    """Return whether a gradient has a NaN or an infinity; MindSpore gives them to the optimizer.

    Asked in the steps 1, 2, 4, 8 and so on: a weight that is not finite stays so, and its gradient.
    A fused optimizer that a GradScaler calls leaves such a step out itself.
    """
    if (step := _step_of(optimizer)) & (step - 1) or getattr(
        optimizer, "found_inf", None
    ) is not None:
        return False
    if gradients is None:
        gradients = [one.grad for one in _parameters(optimizer) if one.grad is not None]
    return any(_has(one, "isnan") or _has(one, "isinf") for one in gradients)


def has_orphans(optimizer: Any) -> bool:
    """Return whether an optimizer's last group has a parameter without gradient and module.

    A group that was added later may be that of the layer which took its place.
    """
    if _step_of(optimizer) > FIRST_STEPS or not _has_gradients(optimizer):
        return False
    made = sys.modules["torch"].nn.Parameter
    last = optimizer.param_groups[-1]["params"]
    idle = [one for one in last if type(one) is made and one.grad is None]
    # A module has its parameters in a dictionary, the optimizer in a list.
    return any(
        not any(isinstance(each, dict) for each in gc.get_referrers(one))
        for one in idle
        if one.requires_grad
    )


def trains_in_eval_mode(one: Any) -> bool:
    """Return whether an optimizer trains a model in evaluation mode; remember a model until then.

    A model counts whose dropout or batch normalisation is another one in training.
    """
    if not hasattr(one, "param_groups"):
        _evaluated.add(one)
        return False
    for model in [each for each in _evaluated if not each.training]:
        own = {id(each) for each in model.parameters() if each.grad is not None}
        trained = {id(each) for each in _parameters(one) if each.grad is not None}
        if trained and trained <= own and any(map(_differs_in_training, model.modules())):
            return True
    return False


def _differs_in_training(module: Any) -> bool:
    name, own = type(module).__name__, vars(module)
    return bool("Dropout" in name and own.get("p")) or "BatchNorm" in name


def captures_of(framework: str) -> Callable[[], bool]:
    """Return what says whether the program is being captured, rather than run."""
    module = sys.modules[framework]
    if framework == "paddle":
        in_dynamic_mode = module.in_dynamic_mode
        return lambda: not in_dynamic_mode()
    if framework == "mindspore":
        return lambda: False
    tracing = getattr(getattr(module, "_C", None), "_get_tracing_state", lambda: None)
    compiler = getattr(module, "compiler", None)
    # Dynamo evaluates this call itself: what follows is never part of its graph.
    compiles = getattr(compiler, "is_compiling", None) or getattr(
        getattr(module, "_dynamo", None), "is_compiling", None
    )
    if compiles is None:
        return lambda: tracing() is not None
    return lambda: compiles() or tracing() is not None


def overrides_of(framework: str) -> Callable[..., bool]:
    """Return what says whether an argument has a `__torch_function__` of its own."""
    module = sys.modules[framework]
    parameter = getattr(getattr(module, "nn", None), "Parameter", None)
    kinds = {getattr(module, "Tensor", None), parameter}
    own = [None, *(getattr(one, "__torch_function__", None) for one in kinds)]
    usual = kinds | {int, float, bool, str, type(None), tuple, list, slice}

    def overrides(*every: Any) -> bool:
        if usual.issuperset(map(type, every)):
            return False
        return any(getattr(type(one), "__torch_function__", None) not in own for one in every)

    return overrides


_TENSORS = frozenset({"Tensor", "Parameter", "EagerParamBase", "StubTensor"})
OF_PYTHON: Mapping[str, Any] = {one.__name__: one for one in (abs, all, any, max, min, sum)}
_NAMED = (
    *(_total, _has_duplicates, _has_row_of, _all_are, _count_of, _fits, _is_outside, _has_pair),
    *(_is_tensor, _is_integer, _is_floating, _kind_of, _is_batched, _is_inference, _made_by),
    *(_storage_size, _autocasts, _drops, grad_enabled, trains_in_eval_mode),
    *(loses_gradients, keeps_gradients, has_nonfinite_gradients, has_orphans),
)
FUNCTIONS: Mapping[str, Any] = {
    **OF_PYTHON,
    **{one.__name__.strip("_"): one for one in _NAMED},
    "len": lambda value: len(_items(value)),
    "lowest": lambda value: _extreme(value, "min"),
    "highest": lambda value: _extreme(value, "max"),
    "has_nan": lambda value: _has(value, "isnan"),
    "has_inf": lambda value: _has(value, "isinf"),
    "is_same": lambda one, other: one is other,
}
"""What a condition may call."""

ACCESS: Mapping[str, Any] = {"_attribute": _attribute, "_items": _items, "_plain": _plain}
"""What a condition looks at its arguments with, under names that it cannot write."""
