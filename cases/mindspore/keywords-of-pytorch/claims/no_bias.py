"""Conv1d, Conv2d and Conv2dTranspose have no bias unless has_bias=True; Dense has one."""

from mindspore import nn

for layer in (nn.Conv1d, nn.Conv2d, nn.Conv2dTranspose):
    assert len(layer(3, 4, 3).trainable_params()) == 1
    assert len(layer(3, 4, 3, has_bias=True).trainable_params()) == 2
assert len(nn.Dense(3, 4).trainable_params()) == 2
