# releases: >=2.1
"""A buffer with persistent=False is in no checkpoint: after a complete load with assign=True it is still on meta."""

import torch


class Layer(torch.nn.Module):
    def __init__(self, device):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2, device=device))
        self.register_buffer("scale", torch.ones(2, device=device), persistent=False)


model = Layer("meta")
model.load_state_dict(Layer("cpu").state_dict(), assign=True)
assert [name for name, b in model.named_buffers() if b.is_meta] == ["scale"]
try:
    model.to("cpu")
except NotImplementedError as error:
    assert "Cannot copy out of meta tensor" in str(error)
else:
    raise AssertionError("it was moved")
