"""Save the part that is needed: its keys have no prefix."""

import os
import tempfile

import paddle
from paddle import nn


class Wrapped(nn.Layer):
    """A backbone inside of a model, as in training."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
        self.head = nn.Linear(2, 1)


paddle.seed(0)
trained = Wrapped()
path = os.path.join(tempfile.mkdtemp(), "backbone.pdparams")
paddle.save(trained.backbone.state_dict(), path)

backbone = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
missing, unexpected = backbone.set_state_dict(paddle.load(path))
assert not missing and not unexpected
result = all(
    bool((a == b).all()) for a, b in zip(trained.backbone.parameters(), backbone.parameters())
)
assert result
