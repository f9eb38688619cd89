# releases: >=3.2
"""Since 3.2 Conv1D, Conv2D and Conv3D take `bias`: with False they have none."""

from paddle import nn

for layer in (
    nn.Conv1D(3, 8, 3, bias=False),
    nn.Conv2D(3, 8, 3, bias=False),
    nn.Conv3D(3, 8, 3, bias=False),
):
    assert layer.bias is None
