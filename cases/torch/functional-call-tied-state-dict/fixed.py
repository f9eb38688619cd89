"""Evaluate a language model with tied weights with one tensor per parameter."""

import os

import torch

try:
    from torch.func import functional_call
except ImportError:  # torch 1.13
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class LanguageModel(torch.nn.Module):
    """The next-token scores use the embedding matrix."""

    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(5, 3)
        self.output = torch.nn.Linear(3, 5, bias=False)
        self.output.weight = self.embedding.weight

    def forward(self, tokens):
        return self.output(self.embedding(tokens))


torch.manual_seed(0)
model = LanguageModel().to(DEVICE)
tokens = torch.tensor([0, 2, 4]).to(DEVICE)

averaged = {name: 0.5 * weight for name, weight in model.named_parameters()}
result = functional_call(model, averaged, (tokens,)).detach()
