"""Average the weights of three checkpoints of a model whose output layer has the weights of its embedding."""

import torch
from torch import nn


def language_model():
    """An embedding and an output layer with one weight."""
    model = nn.Sequential(nn.Embedding(5, 4), nn.Linear(4, 5, bias=False))
    model[1].weight = model[0].weight
    return model


torch.manual_seed(0)
checkpoints = [language_model().state_dict() for _ in range(3)]
expected = torch.stack([state["0.weight"] for state in checkpoints]).mean(0)

average = {name: sum(state[name] for state in checkpoints) / len(checkpoints) for name in checkpoints[0]}

model = language_model()
model.load_state_dict(average)
result = model[0].weight.detach()
error = (result - expected).abs().max().item()
assert error < 1e-6, "the tied weights are off their average by %.2f" % error
