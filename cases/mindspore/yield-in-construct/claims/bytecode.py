# releases: >=2.8
"""`jit(capture_mode="bytecode")` and `jit(capture_mode="trace")` run a function that yields."""

import mindspore as ms


def twice(x):
    """Yield the input two times."""
    yield x
    yield x


def total(x):
    """The sum of what is yielded."""
    result = 0.0
    for part in twice(x):
        result = result + part
    return result


for capture_mode in ("bytecode", "trace"):
    compiled = ms.jit(total, capture_mode=capture_mode)
    assert compiled(ms.Tensor([1.0])).asnumpy().tolist() == [2.0]
