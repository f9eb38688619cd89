"""In eval() without gradients an encoder with batch_first=True says it in other words."""

import torch
from torch import nn

layer = nn.TransformerEncoderLayer(32, 4, batch_first=True)
for no_grad in (False, True):
    layer.train(not no_grad)
    words = "passed-in embed_dim 32" if no_grad else "was expecting embedding dimension of 32"
    try:
        with torch.set_grad_enabled(not no_grad):
            layer(torch.randn(2, 5, 16))
    except (AssertionError, RuntimeError) as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
