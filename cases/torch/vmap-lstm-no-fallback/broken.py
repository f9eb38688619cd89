"""Run an ensemble of two LSTMs on the same sequences by vmap over their weights."""

import torch

from torch.func import functional_call, vmap

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4, batch_first=True)
other = torch.nn.LSTM(3, 4, batch_first=True)
stacked = {
    name: torch.stack([weight.detach(), other.state_dict()[name]])
    for name, weight in lstm.named_parameters()
}


def member(weights, x):
    """All hidden states of one LSTM."""
    return functional_call(lstm, weights, (x,))[0]


result = vmap(member, in_dims=(0, None))(stacked, torch.randn(2, 5, 3))
