"""Call a language model with tied weights on other weights that reach both of its layers."""

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

weights = {name: torch.ones_like(weight) for name, weight in model.named_parameters()}
if not hasattr(torch, "func"):  # torch 1.13 replaces only the names that it is given
    weights = {name: torch.ones_like(weight) for name, weight in model.state_dict().items()}
result = functional_call(model, weights, (tokens,)).detach().cpu()

# Every embedding is (1, 1, 1) and so is every row of the output layer: all scores are 3.
score = result[0, 0].item()
assert torch.equal(result, torch.full((3, 5), 3.0)), f"a score is {score:.4f}, not 3"
