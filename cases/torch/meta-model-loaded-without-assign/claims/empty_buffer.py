# releases: >=2.2
"""After `to_empty` and a complete load a buffer with persistent=False still has no numbers of its own, and nothing says so."""

import torch


class Layer(torch.nn.Module):
    def __init__(self, device):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2, device=device))
        self.register_buffer("scale", torch.ones(2, device=device), persistent=False)


torch.use_deterministic_algorithms(True)  # new memory is filled with NaN, not with arbitrary numbers
model = Layer("meta").to_empty(device="cpu")
report = model.load_state_dict(Layer("cpu").state_dict())
assert not report.missing_keys and not model.scale.is_meta
assert model.scale.isnan().all() and torch.equal(model.weight, torch.ones(2))
