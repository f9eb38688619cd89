import torch
from torch import optim
from torch.optim import Adam

# %%
optimizer = optim.SGD(  # errata: hit
    [{"params": model.parameters()}, {"params": model.fc.parameters(), "lr": 1e-2}], lr=1e-3, momentum=0.9
)


# %%
def make_optimizer(net):
    return torch.optim.AdamW(  # errata: hit
        [{"params": net.parameters(), "lr": 1e-5}, {"params": net.classifier.parameters(), "lr": 1e-3}]
    )


# %%
class Trainer:
    def __init__(self, model):
        self.model = model
        groups = [
            {"params": self.model.parameters(), "lr": 1e-4},
            {"params": self.model.head.parameters(), "lr": 1e-3},
        ]
        self.optimizer = Adam(groups)  # errata: hit


# %%
optimizer = optim.SGD(  # errata: ok
    [{"params": model.features.parameters()}, {"params": model.fc.parameters(), "lr": 1e-2}], lr=1e-3
)

# %%
optimizer = optim.SGD(  # errata: ok
    [{"params": backbone.parameters(), "lr": 1e-4}, {"params": head.parameters(), "lr": 1e-3}]
)

# %%
optimizer = optim.Adam(  # errata: ok
    [{"params": model.parameters(), "lr": 1e-4}, {"params": criterion.weights.parameters(), "lr": 1e-3}]
)

# %%
groups = [  # errata: ok
    {"params": model.body.parameters(), "lr": 1e-4},
    {"params": model.head.parameters(), "lr": 1e-3},
]
optimizer = Adam(groups)
