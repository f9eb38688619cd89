# releases: >=2.10
"""`jit(capture_mode="bytecode")` runs a function that yields."""

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


compiled = ms.jit(total, capture_mode="bytecode")
assert compiled(ms.Tensor([1.0])).asnumpy().tolist() == [2.0]
