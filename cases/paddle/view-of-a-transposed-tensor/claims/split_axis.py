"""A view that only splits an axis of a transposed tensor is accepted; one that joins two axes is refused."""

import paddle

turned = paddle.arange(24, dtype="float32").reshape([4, 6]).transpose([1, 0])
assert list(turned.view([6, 2, 2]).shape) == [6, 2, 2]
for shape in ([24], [2, 12]):
    try:
        turned.view(shape)
    except ValueError as error:
        assert "The Tensor can not be viewed, please call reshape." in str(error), error
    else:
        raise RuntimeError("nothing was raised")
