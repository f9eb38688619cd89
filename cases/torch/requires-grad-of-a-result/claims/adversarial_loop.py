"""An input changed by its own gradient is no leaf in the second step; detach() at the end of each step makes it one."""

import torch

layer = torch.nn.Linear(2, 1)


def attack(detaching):
    image = torch.ones(1, 2)
    for _ in range(3):
        image.requires_grad = True
        (gradient,) = torch.autograd.grad(layer(image).sum(), image)
        image = image + 0.1 * gradient.sign()
        if detaching:
            image = image.detach()
    return image


assert attack(detaching=True).shape == (1, 2)
try:
    attack(detaching=False)
except RuntimeError as error:
    assert "you can only change requires_grad flags of leaf variables" in str(error)
else:
    raise AssertionError("nothing was raised")
