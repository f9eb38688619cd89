# releases: >=2.4
"""`grad` over an LSTM's weights passes, and so does `vmap` of it over samples."""

import torch

from torch.func import functional_call, grad, vmap

lstm = torch.nn.LSTM(3, 4)
weights = {name: value.detach() for name, value in lstm.named_parameters()}


def loss(weights, sample):
    """A loss of one sample [steps, features]."""
    return functional_call(lstm, weights, (sample[:, None],))[0].sum()


samples = torch.randn(2, 5, 3)
alone = [grad(loss)(weights, sample)["weight_ih_l0"] for sample in samples]
mapped = vmap(grad(loss), in_dims=(None, 0))(weights, samples)["weight_ih_l0"]
assert torch.allclose(mapped, torch.stack(alone), atol=1e-5)
