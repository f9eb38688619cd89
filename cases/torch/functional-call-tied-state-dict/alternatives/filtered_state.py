"""Evaluate a language model with tied weights on an averaged state_dict without the second name."""

import torch
from torch.func import functional_call


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
model = LanguageModel()
averaged = {name: 0.5 * weight for name, weight in model.state_dict().items()}
names = {name for name, _ in model.named_parameters()}
weights = {name: weight for name, weight in averaged.items() if name in names}
result = functional_call(model, weights, (torch.tensor([0, 2, 4]),)).detach()
