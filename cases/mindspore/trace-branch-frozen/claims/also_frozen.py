"""while, range, float and asnumpy keep what they gave in the first call."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "pynative") == "graph" else ms.PYNATIVE_MODE
)


@ms.jit(capture_mode="trace")
def doubled(x):
    """Double the input until it is 10 or more."""
    while x.sum() < 10:
        x = x * 2
    return x


@ms.jit(capture_mode="trace")
def power(x, n):
    """The input, doubled n times."""
    for _ in range(int(n)):
        x = x * 2
    return x


@ms.jit(capture_mode="trace")
def squared(x):
    """The square, one factor as a number."""
    return x * float(x.sum())


@ms.jit(capture_mode="trace")
def squared_by_numpy(x):
    """The square, one factor by NumPy."""
    return x * ms.Tensor(x.asnumpy())


for function, first, right, second, wrong in (
    (doubled, [8.0], [16.0], [1.0], [2.0]),
    (squared, [2.0], [4.0], [3.0], [6.0]),
    (squared_by_numpy, [2.0], [4.0], [3.0], [6.0]),
):
    assert function(ms.Tensor(first, ms.float32)).asnumpy().tolist() == right
    assert function(ms.Tensor(second, ms.float32)).asnumpy().tolist() == wrong

one = ms.Tensor([1.0], ms.float32)
assert power(one, ms.Tensor(1, ms.int64)).asnumpy().tolist() == [2.0]
assert power(one, ms.Tensor(3, ms.int64)).asnumpy().tolist() == [2.0]
