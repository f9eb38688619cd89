"""`apply` runs methods that are not static, with the context as their first argument."""

import torch


class Clip(torch.autograd.Function):
    def forward(self, x):
        self.save_for_backward(x)
        return x.clamp(0, 1)

    def backward(self, gradient):
        (x,) = self.saved_tensors
        return gradient * (x > 0)


x = torch.tensor([-1.0, 0.5], requires_grad=True)
Clip.apply(x).sum().backward()
assert x.grad.tolist() == [0.0, 1.0]
