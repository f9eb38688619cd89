# releases: >=1.13
"""Call a language model with tied weights on one new tensor under each name of a parameter."""

import torch

try:
    from torch.func import functional_call
except ImportError:  # torch 1.13
    from torch.nn.utils.stateless import functional_call


class LanguageModel(torch.nn.Module):
    """The next-token scores use the embedding matrix."""

    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(5, 3)
        self.output = torch.nn.Linear(3, 5, bias=False)
        self.output.weight = self.embedding.weight

    def forward(self, tokens):
        return self.output(self.embedding(tokens))


model = LanguageModel()
new = {id(weight): torch.ones_like(weight) for weight in model.parameters()}
weights = {name: new[id(weight)] for name, weight in model.state_dict(keep_vars=True).items() if id(weight) in new}
assert list(weights) == ["embedding.weight", "output.weight"]
result = functional_call(model, weights, (torch.tensor([0, 2, 4]),)).detach()
assert torch.equal(result, torch.full((3, 5), 3.0))
