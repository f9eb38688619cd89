"""A detached, flattened or NumPy view, and `float()` of float32 share the memory; a clone, another dtype and a mean do not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def has_negatives(keep):
    """Whether what a hook keeps has negative values after a ReLU in place."""
    torch.manual_seed(0)
    norm = torch.nn.BatchNorm1d(8)
    model = torch.nn.Sequential(torch.nn.Linear(4, 8), norm, torch.nn.ReLU(inplace=True)).to(DEVICE).eval()
    features = []
    norm.register_forward_hook(lambda module, inputs, output: features.append(keep(output)))
    model(torch.randn(8, 4).to(DEVICE))
    return bool((torch.as_tensor(features[0]) < 0).any())


assert not has_negatives(lambda output: output)
assert not has_negatives(lambda output: output.detach())
assert not has_negatives(lambda output: output.detach().flatten(1))
assert not has_negatives(lambda output: output.detach().float())
assert has_negatives(lambda output: output.detach().clone())
assert has_negatives(lambda output: output.detach().double())
assert has_negatives(lambda output: output.detach().mean(0))
on_cpu = DEVICE == "cpu"
assert has_negatives(lambda output: output.detach().cpu()) != on_cpu
assert has_negatives(lambda output: output.detach().cpu().numpy()) != on_cpu
