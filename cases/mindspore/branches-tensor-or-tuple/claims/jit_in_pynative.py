# releases: >=2.7
"""A function under jit raises in PyNative mode as well."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def attend(x):
    """A tensor, or two."""
    if x.sum() > 0:
        return x, x
    return x


try:
    attend(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "Abstract type AbstractTuple cannot join with AbstractTensor" in str(error), error
else:
    raise AssertionError("nothing was raised")
