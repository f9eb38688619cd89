"""With `set_to_none=False`, the default before 2.0, the gradients are zeros, and weight decay shrinks the weights."""

import torch

old = torch.__version__.startswith("1.")
for options in ({}, {"set_to_none": False}) if old else ({"set_to_none": False},):
    model = torch.nn.Linear(3, 1)
    before = model.weight.detach().clone()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=0.5)
    model(torch.ones(2, 3)).sum().backward()
    optimizer.zero_grad(**options)
    assert model.weight.grad.tolist() == [[0.0, 0.0, 0.0]]
    optimizer.step()
    assert torch.allclose(model.weight, 0.95 * before)
