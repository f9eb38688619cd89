"""In PyNative mode the append in a `ms.jit` function does not reach the caller; without `ms.jit` it does."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def note(x, values):
    """Append to the argument."""
    values.append(x)
    return x + 1


x = ms.Tensor([5.0])
values = [ms.Tensor([0.0])]
ms.jit(note)(x, values)
assert len(values) == 1, values
note(x, values)
assert len(values) == 2, values
