"""A single decoder layer misses 'memory' too, nn.Transformer with one sequence 'tgt'; an encoder takes one."""

import torch
from torch import nn

x = torch.zeros(2, 3, 8)
layer = nn.TransformerDecoderLayer(8, 2, 8, batch_first=True)
for module, words in (
    (layer, "TransformerDecoderLayer.forward() missing 1 required positional argument: 'memory'"),
    (nn.TransformerDecoder(layer, 1), "TransformerDecoder.forward() missing 1 required"),
    (
        nn.Transformer(8, 2, 1, 1, 8, batch_first=True),
        "Transformer.forward() missing 1 required positional argument: 'tgt'",
    ),
):
    try:
        module(x)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert nn.TransformerEncoderLayer(8, 2, 8, batch_first=True)(x).shape == x.shape
