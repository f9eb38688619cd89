"""Where __init__ is misspelt, print(model) shows no layers and the optimizer says the same."""

import torch


class Net(torch.nn.Module):
    def _init_(self):
        self.layer = torch.nn.Linear(4, 4)


assert str(Net()) == "Net()"
try:
    torch.optim.Adam(Net().parameters())
except ValueError as error:
    assert str(error) == "optimizer got an empty parameter list"
else:
    raise AssertionError("nothing was raised")
