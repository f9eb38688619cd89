"""In a layer whose bias is not 0 the outputs have no common ratio; less the bias they have."""

import torch

torch.manual_seed(0)
x = torch.randn(4, 3) * 5 + 2
norm = torch.nn.BatchNorm1d(3, momentum=1.0)
with torch.no_grad():
    norm.bias.fill_(2.0)
    norm.weight.copy_(torch.tensor([0.5, 1.0, 3.0]))
    trained = norm(x)
    evaluated = norm.eval()(x)
factor = torch.tensor((4 / 3) ** 0.5)
assert ((trained / evaluated) - factor).abs().max() > 0.05
assert torch.allclose((trained - norm.bias) / (evaluated - norm.bias), factor, atol=1e-3)
