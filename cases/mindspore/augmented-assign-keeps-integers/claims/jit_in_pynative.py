# releases: >=2.8
"""A function with `ms.jit` does it in PyNative mode as well."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def halve(x):
    """Half of x."""
    x *= 0.5
    return x


assert halve(ms.Tensor([1, 3])).asnumpy().tolist() == [0, 0]
