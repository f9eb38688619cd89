"""`F.multi_head_attention_forward` drops by default, and not with `training=False`."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
layer = torch.nn.MultiheadAttention(8, 2).eval()
x = torch.randn(6, 4, 8)


def attend(**options):
    """Return self-attention by the function."""
    output, _ = F.multi_head_attention_forward(
        x,
        x,
        x,
        8,
        2,
        layer.in_proj_weight,
        layer.in_proj_bias,
        None,
        None,
        False,
        0.5,
        layer.out_proj.weight,
        layer.out_proj.bias,
        **options,
    )
    return output


assert not torch.equal(attend(), attend())
assert torch.equal(attend(training=False), attend(training=False))
