# releases: >=2.15
"""Evaluation mode passes, and so does a model whose layers `replace_all_batch_norm_modules_` has patched."""

import torch
from torch.func import functional_call, grad, replace_all_batch_norm_modules_, vmap

images = torch.randn(5, 3, 8, 8)
model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4))
weights = {name: weight.detach() for name, weight in model.named_parameters()}


def loss(weights, image):
    """A number from one sample."""
    return functional_call(model, weights, (image[None],)).square().mean()


model.eval()
vmap(grad(loss), in_dims=(None, 0))(weights, images)
replace_all_batch_norm_modules_(model.train())
vmap(grad(loss), in_dims=(None, 0))(weights, images)
