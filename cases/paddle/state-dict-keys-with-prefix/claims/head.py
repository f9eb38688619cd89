"""A cut of all keys turns head.weight into ht, which is unexpected; with the keys of the backbone alone both lists are empty."""

import paddle
from paddle import nn


class Model(nn.Layer):
    """A backbone and a head."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Linear(4, 3)
        self.head = nn.Linear(3, 2)


checkpoint, prefix = Model().state_dict(), "backbone."
layer = nn.Linear(4, 3)
missing, unexpected = layer.set_state_dict(
    {key[len(prefix) :]: value for key, value in checkpoint.items()}
)
assert not missing and "ht" in unexpected
kept = {key[len(prefix) :]: value for key, value in checkpoint.items() if key.startswith(prefix)}
missing, unexpected = layer.set_state_dict(kept)
assert not missing and not unexpected
assert (layer.weight.numpy() == checkpoint["backbone.weight"].numpy()).all()
