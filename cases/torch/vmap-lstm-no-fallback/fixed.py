"""Run an ensemble of two LSTMs on the same sequences by vmap over their weights."""

import torch

from torch.func import vmap

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4, batch_first=True)
other = torch.nn.LSTM(3, 4, batch_first=True)
stacked = {
    name: torch.stack([weight.detach(), other.state_dict()[name]])
    for name, weight in lstm.named_parameters()
}


def member(weights, x):
    """All hidden states of one LSTM."""
    hidden = cell = x.new_zeros(len(x), 4)
    states = []
    for step in x.unbind(1):
        gates = step @ weights["weight_ih_l0"].T + weights["bias_ih_l0"]
        gates = gates + hidden @ weights["weight_hh_l0"].T + weights["bias_hh_l0"]
        enter, forget, update, leave = gates.chunk(4, dim=1)
        cell = forget.sigmoid() * cell + enter.sigmoid() * update.tanh()
        hidden = leave.sigmoid() * cell.tanh()
        states.append(hidden)
    return torch.stack(states, dim=1)


result = vmap(member, in_dims=(0, None))(stacked, torch.randn(2, 5, 3))
