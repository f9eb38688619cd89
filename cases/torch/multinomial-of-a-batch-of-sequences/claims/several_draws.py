"""Several draws for each position need one axis more: view(*shape, draws)."""

import torch

probs = torch.rand(3, 4, 12, generator=torch.Generator().manual_seed(0))
drawn = torch.multinomial(probs.flatten(0, 1), 2).view(3, 4, 2)
assert (drawn[..., 0] != drawn[..., 1]).all()
many = torch.distributions.Categorical(probs=probs).sample((5,))
assert many.shape == (5, 3, 4)
