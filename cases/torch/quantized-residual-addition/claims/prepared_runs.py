"""The prepared model runs; only the converted one fails, when it is called."""

import torch
import torch.ao.quantization as quantization


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.quant, self.dequant = quantization.QuantStub(), quantization.DeQuantStub()
        self.layer = torch.nn.Linear(4, 4)

    def forward(self, x):
        x = self.quant(x)
        return self.dequant(x + self.layer(x))


model = Block().eval()
model.qconfig = quantization.default_qconfig
prepared = quantization.prepare(model)
assert prepared(torch.randn(8, 4)).shape == (8, 4)
converted = quantization.convert(prepared)
try:
    converted(torch.randn(8, 4))
except NotImplementedError as error:
    assert "QuantizedCPU" in str(error)
else:
    raise AssertionError("it ran")
