"""`eval()` reaches the submodules alone: a model in a plain list of its parent stays in training mode."""

import torch


class Ensemble(torch.nn.Module):
    """Hold two models, one of them out of sight."""

    def __init__(self):
        super().__init__()
        self.first = torch.nn.Dropout(0.5)
        self.others = [torch.nn.Dropout(0.5)]


ensemble = Ensemble().eval()
assert not ensemble.first.training
assert ensemble.others[0].training
