"""On the CPU the gradient in eval mode is that of training mode."""

import torch

torch.manual_seed(0)
lstm = torch.nn.LSTM(2, 2)
gradients = []
for training in True, False:
    x = torch.ones(3, 1, 2, requires_grad=True)
    lstm.train(training)(x)[0].sum().backward()
    gradients.append(x.grad)
assert torch.equal(*gradients)
assert gradients[0].any()
