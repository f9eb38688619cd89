import torch
from torch import tensor

# %%
x = torch.tensor([1, 0, 1], requires_grad=True)  # errata: hit

# %%
w = torch.tensor(3, requires_grad=True)  # errata: hit

# %%
b = tensor([2, 3], device=device, requires_grad=True)  # errata: hit

# %%
x = torch.tensor([1.0, 0.0], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([1, 0, 1], dtype=torch.float32, requires_grad=True)  # errata: ok

# %%
x = torch.tensor([1, 0, 1])  # errata: ok

# %%
x = torch.tensor([1, 0.5], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([], requires_grad=True)  # errata: ok

# %%
x = torch.tensor([[], []], requires_grad=True)  # errata: ok

# %%
x = torch.tensor((1, 2), requires_grad=True)  # errata: hit

# %%
x = torch.arange(5, requires_grad=True)  # errata: hit

# %%
x = torch.arange(5.0, requires_grad=True)  # errata: ok

# %%
x = torch.arange(0, 1, 0.1, requires_grad=True)  # errata: ok

# %%
x = torch.arange(5, dtype=torch.float32, requires_grad=True)  # errata: ok

# %%
import torch.nn as nn


class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.alpha = nn.Parameter(torch.tensor(1))  # errata: hit

    def forward(self, x):
        return self.alpha * x


Scale()(torch.randn(3)).sum().backward()

# %%
x = torch.arange(5)
x.requires_grad_(True)  # errata: hit
(x**2).sum().backward()

# %%
weights = torch.full((3,), 1, requires_grad=True)  # errata: hit

# %%
x = torch.arange(5)
x = x.to(torch.float64)
x.requires_grad = True  # errata: ok
(x**2).sum().backward()

# %%
import torch.nn as nn


class Quantized(nn.Module):
    def __init__(self):
        super().__init__()
        self.zero = nn.Parameter(torch.tensor(1), requires_grad=False)  # errata: ok
        self.bits = nn.Parameter(torch.tensor([1, 0, 1], dtype=torch.uint8), False)


Quantized()

# %%
t = torch.arange(0, 10)
t.requires_grad_()  # errata: hit
(t**2).sum().backward()

# %%
x = torch.nn.Parameter(torch.arange(1, 4.0))  # errata: ok

# %%
x = torch.tensor([True, False], requires_grad=True)  # errata: hit

# %%
x = torch.tensor(data=[1, 2], requires_grad=True)  # errata: hit

# %%
x = torch.ones(3, dtype=torch.long, requires_grad=True)  # errata: hit
y = torch.zeros(3, dtype=torch.float64, requires_grad=True)  # errata: ok

# %%
x = torch.arange(0, 10, 2, requires_grad=True)  # errata: hit
y = torch.arange(0, 10, 2.0, requires_grad=True)  # errata: ok

# %%
from torch.autograd import Variable

x = Variable(torch.tensor([1, 2]), requires_grad=True)  # errata: hit
y = Variable(torch.tensor([1.0, 2.0]), requires_grad=True)  # errata: ok
z = Variable(torch.LongTensor([1]))  # errata: ok

# %%
x = torch.LongTensor([1, 2]).float().requires_grad_()  # errata: ok
y = torch.LongTensor([1, 2]).requires_grad_()  # errata: hit
