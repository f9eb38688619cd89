"""A FloatFunctional that is made in forward is not converted: the same error."""

import torch
import torch.ao.quantization as quantization
from torch import nn


class Model(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.quant, self.dequant = quantization.QuantStub(), quantization.DeQuantStub()
        self.layer, self.function = nn.Linear(4, 4), function

    def forward(self, x):
        return self.dequant(self.function(self.layer(self.quant(x))))


def error_of(function):
    model = Model(function).eval()
    model.qconfig = quantization.default_qconfig
    prepared = quantization.prepare(model)
    prepared(torch.randn(8, 4))
    try:
        quantization.convert(prepared)(torch.randn(8, 4))
        return ""
    except (NotImplementedError, RuntimeError) as error:
        return str(error)


message = error_of(lambda x: nn.quantized.FloatFunctional().add(x, x))
assert "Could not run 'aten::add.out' with arguments from the 'QuantizedCPU' backend" in message
