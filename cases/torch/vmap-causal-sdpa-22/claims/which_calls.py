"""Refused are calls without mask and dropout on four-dimensional samples, causal or not, attention layers without weights, and encoder layers without dropout; the others pass."""

import torch
import torch.nn.functional as F
from torch.func import vmap

torch.manual_seed(0)
q = torch.randn(2, 1, 4, 5, 8)
layer = torch.nn.MultiheadAttention(8, 2, batch_first=True).eval()
seen = torch.ones(5, 5).tril().bool()


def is_refused(function, samples):
    """Whether the function has no rule."""
    try:
        vmap(function, randomness="different")(samples)
    except RuntimeError as error:
        assert "Batching rule not implemented for aten::_scaled_dot_product" in str(error), error
        return True
    return False


assert is_refused(lambda q: F.scaled_dot_product_attention(q, q, q, is_causal=True), q)
assert is_refused(lambda q: F.scaled_dot_product_attention(q, q, q), q)
assert is_refused(lambda x: layer(x, x, x, need_weights=False)[0], q[:, :, 0])
encoder = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
assert is_refused(lambda x: encoder.eval()(x), q[:, :, 0])
assert not is_refused(lambda x: encoder.train()(x), q[:, :, 0])
assert not is_refused(lambda x: layer(x, x, x)[0], q[:, :, 0])
assert not is_refused(lambda q: F.scaled_dot_product_attention(q, q, q, attn_mask=seen), q)
assert not is_refused(lambda q: F.scaled_dot_product_attention(q, q, q, dropout_p=0.1), q)
assert not is_refused(lambda q: F.scaled_dot_product_attention(q, q, q, is_causal=True), q[:, 0])
