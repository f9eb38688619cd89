# releases: >=3.3
"""3.3 has Conv1d, Conv2d, Conv3d, AdaptiveAvgPool2d, Module, ModuleList, ModuleDict and SiLU as further names."""

from paddle import nn

for name, other in (
    ("Conv1d", "Conv1D"),
    ("Conv2d", "Conv2D"),
    ("Conv3d", "Conv3D"),
    ("AdaptiveAvgPool2d", "AdaptiveAvgPool2D"),
    ("Module", "Layer"),
    ("ModuleList", "LayerList"),
    ("ModuleDict", "LayerDict"),
    ("SiLU", "Silu"),
):
    assert getattr(nn, name) is getattr(nn, other), name
