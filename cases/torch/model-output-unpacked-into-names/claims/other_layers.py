"""The layer that gets the name is named: `linear()`, `layer_norm()`, `relu()`, `gelu()` and `tanh()` say the same of it."""

from torch import nn

for layer, function in [
    (nn.Linear(8, 2), "linear"),
    (nn.LayerNorm(8), "layer_norm"),
    (nn.ReLU(), "relu"),
    (nn.GELU(), "gelu"),
    (nn.Tanh(), "tanh"),
]:
    try:
        layer("pooler_output")
    except TypeError as error:
        assert str(error) == "%s(): argument 'input' (position 1) must be Tensor, not str" % function
    else:
        raise AssertionError(function)
