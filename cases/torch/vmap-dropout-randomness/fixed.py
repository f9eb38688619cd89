"""Run an ensemble of two dropout networks by vmap, with a draw per member."""

import os

import torch
import torch.nn.functional as F

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def network(weight_in, weight_out, x):
    """One member of the ensemble, in training mode."""
    hidden = F.relu(x @ weight_in)
    hidden = F.dropout(hidden, p=0.5, training=True)
    return hidden @ weight_out


torch.manual_seed(0)
weights_in = torch.randn(2, 4, 16).to(DEVICE)
weights_out = torch.randn(2, 16, 1).to(DEVICE)
x = torch.randn(8, 4).to(DEVICE)

ensemble = vmap(network, in_dims=(0, 0, None), randomness="different")
outputs = ensemble(weights_in, weights_out, x)
undropped = F.relu(x @ weights_in) @ weights_out
result = {"shape": list(outputs.shape), "dropped": not torch.allclose(outputs, undropped)}
assert result == {"shape": [2, 8, 1], "dropped": True}
