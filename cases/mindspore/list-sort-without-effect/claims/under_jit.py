"""A function under `jit` does not sort in PyNative mode either."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def smallest(x):
    """The input times the smallest number."""
    sizes = [3.0, 1.0, 2.0]
    sizes.sort()
    return x * sizes[0]


assert float(smallest(ms.Tensor(1.0, ms.float32)).asnumpy()) == 3.0
