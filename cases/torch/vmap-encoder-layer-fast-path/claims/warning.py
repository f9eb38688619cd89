# releases: >=1.13,!=2.1.*,!=2.2.*
"""vmap warns of the fused operator without gradients, and does not warn with them."""

import warnings

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
words = "not yet implemented the batching rule for aten::_transformer_encoder_layer_fwd"
for is_recorded in (True, False):
    with torch.set_grad_enabled(is_recorded), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        vmap(layer)(torch.randn(16, 2, 5, 8))
    assert any(words in str(warning.message) for warning in caught) != is_recorded
