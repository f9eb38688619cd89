"""Other operations in place on the features fail too, also in evaluation mode; p = 0, a copy and a layer in between pass."""

import timm
import torch
import torch.nn.functional as F

backbone = timm.create_model("mobilenetv4_conv_small", pretrained=False, num_classes=0)
layer = torch.nn.Linear(1280, 4)


def passes(head, *, training=True):
    """Whether the backward pass passes with this head."""
    features = backbone.train(training)(torch.randn(2, 3, 64, 64))
    try:
        head(features).sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return False
    return True


assert not passes(lambda x: x.add_(1))
assert not passes(lambda x: F.relu(x, inplace=True))
assert not passes(lambda x: F.dropout(x, 0.2, training=True, inplace=True), training=False)
assert passes(lambda x: F.dropout(x, 0.0, training=True, inplace=True))
assert passes(lambda x: F.dropout(x.clone(), 0.2, training=True, inplace=True))
assert passes(lambda x: F.dropout(layer(x), 0.2, training=True, inplace=True))
