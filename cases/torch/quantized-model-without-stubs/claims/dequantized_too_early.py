"""A tensor that is dequantized between two quantized layers fails at the second one in the same words."""

import torch
import torch.ao.quantization as quantization


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.quant, self.dequant = quantization.QuantStub(), quantization.DeQuantStub()
        self.first, self.second = torch.nn.Linear(4, 4), torch.nn.Linear(4, 2)

    def forward(self, x):
        return self.second(self.dequant(self.first(self.quant(x))))


model = Model().eval()
model.qconfig = quantization.default_qconfig
prepared = quantization.prepare(model)
prepared(torch.randn(8, 4))
try:
    quantization.convert(prepared)(torch.randn(8, 4))
except NotImplementedError as error:
    assert "Could not run 'quantized::linear' with arguments from the 'CPU' backend" in str(error)
else:
    raise AssertionError("it ran")
