# releases: <3.0
"""2.6 has none of Conv1d, Conv2d, Conv3d, AdaptiveAvgPool2d, Module, ModuleList, ModuleDict and SiLU."""

from paddle import nn

for name in ("Conv1d", "Conv2d", "Conv3d", "AdaptiveAvgPool2d", "Module", "ModuleList", "ModuleDict", "SiLU"):
    assert not hasattr(nn, name), name
for name in ("Conv1D", "Conv2D", "Conv3D", "AdaptiveAvgPool2D", "Layer", "LayerList", "LayerDict", "Silu"):
    assert hasattr(nn, name), name
