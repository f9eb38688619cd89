"""`nn.Embedding.from_pretrained` makes a table that is trained with `freeze=False` only."""

import torch

table = torch.ones(6, 4)
assert not torch.nn.Embedding.from_pretrained(table).weight.requires_grad
embedding = torch.nn.Embedding.from_pretrained(table, freeze=False)
assert embedding.weight.requires_grad and torch.equal(embedding.weight, table)
