# releases: >=2.0
"""`mindspore.jit` takes the place of `ms_function`, as a decorator of a function and of a method."""

import mindspore as ms


@ms.jit
def double(x):
    return x * 2


assert double(ms.Tensor([1.0, 2.0], ms.float32)).asnumpy().tolist() == [2, 4]
