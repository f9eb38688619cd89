"""The copy is made by `cast`."""

import paddle


def blanked(image):
    """A float copy without its first pixel."""
    copy = image.cast("float32")
    copy[0] = 0.0
    return copy


image = paddle.to_tensor([9.0, 2.0, 3.0])
blanked(image)

result = image.numpy()
assert result.tolist() == [9.0, 2.0, 3.0], "the image is now %s" % result.tolist()
