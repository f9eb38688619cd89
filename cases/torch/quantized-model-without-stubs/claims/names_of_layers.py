"""The message names the first quantized layer that gets a float tensor: `quantized::linear` here."""

import torch
import torch.ao.quantization as quantization

model = torch.nn.Sequential(torch.nn.Linear(4, 2)).eval()
model.qconfig = quantization.default_qconfig
prepared = quantization.prepare(model)
prepared(torch.randn(8, 4))
try:
    quantization.convert(prepared)(torch.randn(8, 4))
except NotImplementedError as error:
    assert "Could not run 'quantized::linear' with arguments from the 'CPU' backend" in str(error)
else:
    raise AssertionError("it ran")
