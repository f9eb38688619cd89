"""TransformerEncoderLayer fails without dropout or in evaluation mode, MultiheadAttention without weights; with weights or in training with dropout they pass."""

import torch
from torch.func import jvp


def refused(call):
    """Whether a call has no forward mode."""
    try:
        call()
    except NotImplementedError as error:
        assert "Trying to use forward AD with _scaled_dot_product_flash_attention" in str(error)
        return True
    return False


x = torch.randn(2, 5, 8)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
assert refused(lambda: jvp(lambda x: attention(x, x, x, need_weights=False)[0], (x,), (x,)))
assert refused(lambda: jvp(layer, (x,), (x,)))
assert not refused(lambda: jvp(lambda x: attention(x, x, x)[0], (x,), (x,)))
drops = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
assert not refused(lambda: jvp(drops, (x,), (x,)))
drops.eval()
assert refused(lambda: jvp(drops, (x,), (x,)))
