"""MultiheadAttention without weights and TransformerEncoderLayer fail; MultiheadAttention with weights passes."""

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
assert not refused(lambda: jvp(lambda x: attention(x, x, x, need_weights=True)[0], (x,), (x,)))
