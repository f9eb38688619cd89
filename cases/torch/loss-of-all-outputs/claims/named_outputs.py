"""The class of the outputs is in the message: InceptionOutputs, dict, collections.OrderedDict."""

from collections import OrderedDict, namedtuple

import torch
from torch import nn

InceptionOutputs = namedtuple("InceptionOutputs", ["logits", "aux_logits"])
logits, labels = torch.ones(2, 3), torch.tensor([0, 2])
for outputs, name in (
    (InceptionOutputs(logits, logits), "InceptionOutputs"),
    ({"logits": logits}, "dict"),
    (OrderedDict(out=logits), "collections.OrderedDict"),
):
    try:
        nn.CrossEntropyLoss()(outputs, labels)
    except TypeError as error:
        assert str(error).endswith(f"must be Tensor, not {name}"), error
    else:
        raise AssertionError(f"{name}: nothing was raised")
