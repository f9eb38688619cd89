"""torch 2.1 and 2.2 do not check the width at an LSTM without a state: float32 has an output, float64 and proj_size fail in the multiplication; 1.13, 2.0, and 2.5 and later, check it."""

import torch
from torch import nn

release = tuple(int(part) for part in torch.__version__.split(".")[:2])
layers = {
    "float32": nn.LSTM(20, 5),
    "float64": nn.LSTM(20, 5).double(),
    "projected": nn.LSTM(20, 5, proj_size=2),
}
for name, layer in layers.items():
    try:
        with torch.no_grad():
            outputs, _ = layer(torch.zeros(8, 4, 3, dtype=layer.weight_ih_l0.dtype))
    except RuntimeError as error:
        if "input.size(-1) must be equal to input_size. Expected 20, got 3" in str(error):
            assert release not in ((2, 1), (2, 2))
        else:
            assert name != "float32" and (2, 1) <= release < (2, 5)
            assert "mat1 and mat2 shapes cannot be multiplied" in str(error), error
    else:
        assert name == "float32" and (2, 1) <= release < (2, 5)
        assert outputs.shape == (8, 4, 5)
