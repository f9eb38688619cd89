"""`strict=False` ends the error and leaves the renamed layer as it was initialized."""

import torch


class Old(torch.nn.Module):
    """A layer with its old name."""

    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(2, 2)


class New(torch.nn.Module):
    """The same layer with another name."""

    def __init__(self):
        super().__init__()
        self.head = torch.nn.Linear(2, 2)


model = New()
before = model.head.weight.clone()
missing, unexpected = model.load_state_dict(Old().state_dict(), strict=False)
assert missing == ["head.weight", "head.bias"] and unexpected == ["fc.weight", "fc.bias"]
assert torch.equal(model.head.weight, before)
