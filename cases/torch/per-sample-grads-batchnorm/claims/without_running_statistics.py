"""Evaluation mode passes, and so do `track_running_stats=False` and a model that `replace_all_batch_norm_modules_` has patched."""

import torch

try:
    from torch.func import functional_call, grad, replace_all_batch_norm_modules_, vmap
except ImportError:  # torch 1.13
    from functorch import grad, vmap
    from functorch.experimental import replace_all_batch_norm_modules_
    from torch.nn.utils.stateless import functional_call

images = torch.randn(5, 3, 8, 8)


def per_sample(model):
    """Take the gradient of each of five images."""
    weights = {name: weight.detach() for name, weight in model.named_parameters()}

    def loss(weights, image):
        """A number from one sample."""
        return functional_call(model, weights, (image[None],)).pow(4).mean()

    return vmap(grad(loss), in_dims=(None, 0))(weights, images)


conv = torch.nn.Conv2d(3, 4, 3)
model = torch.nn.Sequential(conv, torch.nn.BatchNorm2d(4))
per_sample(model.eval())
replace_all_batch_norm_modules_(model.train())
patched = per_sample(model)
plain = per_sample(torch.nn.Sequential(conv, torch.nn.BatchNorm2d(4, track_running_stats=False)))
assert torch.allclose(patched["0.weight"], plain["0.weight"])
