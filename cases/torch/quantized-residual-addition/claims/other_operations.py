"""Products of two tensors, `silu` and `softmax` fail alike; `cat`, `relu` and `gelu` do not."""

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


for function, operator in [
    (lambda x: x * x, "aten::mul.out"),
    (nn.functional.silu, "aten::silu.out"),
    (lambda x: x.softmax(1), "aten::_softmax.out"),
]:
    expected = "Could not run '%s' with arguments from the 'QuantizedCPU' backend" % operator
    assert expected in error_of(function), operator
for function in [lambda x: torch.cat([x, x]), torch.relu, nn.functional.gelu]:
    assert error_of(function) == ""
