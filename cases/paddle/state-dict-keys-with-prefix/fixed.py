"""Load a checkpoint of a wrapped model after the prefix of its keys has been cut."""

import numpy as np
import paddle
from paddle import nn


class Wrapped(nn.Layer):
    """A backbone inside of a model, as in training."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))


paddle.seed(0)
trained = Wrapped()
checkpoint = trained.state_dict()
checkpoint = {key[len("backbone.") :]: value for key, value in checkpoint.items()}

backbone = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
missing, unexpected = backbone.set_state_dict(checkpoint)
assert not missing and not unexpected
saved = trained.backbone[0].weight
result = sum(np.array_equal(a, b) for a, b in zip(trained.parameters(), backbone.parameters()))
assert np.array_equal(saved, backbone[0].weight), "the backbone keeps its random weights"
