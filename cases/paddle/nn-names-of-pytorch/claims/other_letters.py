"""BatchNorm, InstanceNorm, MaxPool, AvgPool and Dropout2D exist with a large D only; a transposed convolution has its words in another order."""

from paddle import nn

for name in ("BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "InstanceNorm2d", "MaxPool1d", "MaxPool2d", "AvgPool2d", "Dropout2d"):
    assert not hasattr(nn, name), name
    assert hasattr(nn, name[:-1] + "D"), name
assert not hasattr(nn, "ConvTranspose2d")
assert hasattr(nn, "Conv2DTranspose")
