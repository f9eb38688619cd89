# releases: >=2.10
"""The clock stands still in a function under `jit` in PyNative mode too, but not with capture_mode="bytecode"."""

import time

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def clock(x):
    """The input and the time."""
    return x * 2, time.perf_counter()


for compiled, moves in ((ms.jit(clock), False), (ms.jit(clock, capture_mode="bytecode"), True)):
    x = ms.Tensor(1.0, ms.float32)
    first = float(compiled(x)[1])
    time.sleep(0.05)
    assert (float(compiled(x)[1]) > first) == moves
