"""The loss with the function's lower bound of the variance has its values and its gradients, for every sample."""

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, vmap


def loss(mean, target, variance):
    """Gaussian negative log-likelihood of one sample."""
    variance = variance + (variance.clamp(min=1e-6) - variance).detach()
    return (0.5 * (variance.log() + (mean - target).square() / variance)).mean()


torch.manual_seed(0)
means, targets, variances = torch.randn(4, 3), torch.randn(4, 3), torch.rand(4, 3)
variances[0], variances[1, 1] = 1e-9, 0.0
batches = (means, targets, variances)
expected = torch.stack([F.gaussian_nll_loss(*sample) for sample in zip(*batches)])
result = vmap(loss)(*batches)
assert torch.allclose(result, expected)

for argument in (0, 2):
    gradients = [grad(F.gaussian_nll_loss, argnums=argument)(*sample) for sample in zip(*batches)]
    assert torch.allclose(vmap(grad(loss, argnums=argument))(*batches), torch.stack(gradients), rtol=1e-4)
