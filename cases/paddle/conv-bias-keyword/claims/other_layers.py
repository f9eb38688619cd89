"""Conv2DTranspose and BatchNorm2D refuse `bias` on every release."""

from paddle import nn

for create in (lambda: nn.Conv2DTranspose(3, 8, 3, bias=False), lambda: nn.BatchNorm2D(8, bias=False)):
    try:
        create()
    except TypeError as error:
        assert "__init__() got an unexpected keyword argument 'bias'" in str(error), error
    else:
        raise AssertionError("accepted")
