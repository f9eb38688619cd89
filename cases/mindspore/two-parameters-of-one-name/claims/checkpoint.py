"""A checkpoint of a cell with two parameters of one name has one of them, and no error is raised."""

import mindspore as ms
from mindspore import nn


class Affine(nn.Cell):
    """Two parameters with one name."""

    def __init__(self):
        super().__init__()
        self.scale = ms.Parameter(ms.Tensor([1.0]), name="weight")
        self.shift = ms.Parameter(ms.Tensor([2.0]), name="weight")


ms.save_checkpoint(Affine(), "affine.ckpt")
assert list(ms.load_checkpoint("affine.ckpt")) == ["weight"]
