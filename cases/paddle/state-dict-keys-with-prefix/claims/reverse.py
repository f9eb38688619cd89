"""A checkpoint without the prefix loads nothing into the whole model, and everything into its attribute."""

import paddle
from paddle import nn


class Model(nn.Layer):
    """A model with a backbone."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Linear(4, 3)


checkpoint = nn.Linear(4, 3).state_dict()
model = Model()
missing, unexpected = model.set_state_dict(checkpoint)
assert sorted(missing) == ["backbone.bias", "backbone.weight"] and sorted(unexpected) == [
    "bias",
    "weight",
]
missing, unexpected = model.backbone.set_state_dict(checkpoint)
assert not missing and not unexpected
assert (model.backbone.weight.numpy() == checkpoint["weight"].numpy()).all()
