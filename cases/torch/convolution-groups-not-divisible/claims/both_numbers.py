"""The groups divide the input channels and the output channels among them; the input channels are looked at first."""

from torch import nn

for inputs in (4, 6, 9, 12):
    for outputs in (4, 6, 9, 12):
        for groups in range(1, 13):
            try:
                layer = nn.Conv2d(inputs, outputs, 3, groups=groups)
            except ValueError as error:
                name = "in_channels" if inputs % groups else "out_channels"
                assert str(error) == name + " must be divisible by groups"
                assert inputs % groups or outputs % groups
            else:
                assert inputs % groups == outputs % groups == 0
                assert layer.weight.shape == (outputs, inputs // groups, 3, 3)
