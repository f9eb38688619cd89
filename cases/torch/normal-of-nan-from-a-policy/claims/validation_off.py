"""validate_args=False lets the NaN pass: samples and log probabilities are NaN."""

import torch
from torch.distributions import Normal

loc = torch.tensor([0.0, float("nan")])
policy = Normal(loc, torch.ones(2), validate_args=False)
assert policy.sample().isnan().tolist() == [False, True]
assert policy.log_prob(torch.zeros(2)).isnan().tolist() == [False, True]
