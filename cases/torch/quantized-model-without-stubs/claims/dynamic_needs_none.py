"""Dynamic quantization of linear layers needs no stub: float tensors go in and come out."""

import torch
import torch.ao.quantization as quantization

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 8), torch.nn.ReLU(), torch.nn.Linear(8, 2)).eval()
quantized = quantization.quantize_dynamic(model, {torch.nn.Linear})
x = torch.randn(4, 16)
assert "Dynamic" in type(quantized[0]).__module__ + type(quantized[0]).__qualname__ + repr(quantized[0])
assert quantized(x).dtype == torch.float32 and (quantized(x) - model(x)).abs().max() < 0.1
