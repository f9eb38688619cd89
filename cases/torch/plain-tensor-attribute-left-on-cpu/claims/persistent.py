"""A buffer is part of the checkpoint, so an older file is refused; with `persistent=False` it is not, and the file loads."""

import torch


class Positions(torch.nn.Module):
    def __init__(self, **options):
        super().__init__()
        self.table = torch.nn.Embedding(4, 2)
        self.register_buffer("order", torch.arange(4), **options)


old = torch.nn.Module()
old.table = torch.nn.Embedding(4, 2)
assert list(Positions().state_dict()) == ["order", "table.weight"]
assert list(Positions(persistent=False).state_dict()) == ["table.weight"]
Positions(persistent=False).load_state_dict(old.state_dict())
try:
    Positions().load_state_dict(old.state_dict())
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "order"' in str(error)
else:
    raise AssertionError("nothing was raised")
