"""Transformer, its encoder layer and its decoder layer raise it when they are made."""

from torch import nn

for make in (
    lambda: nn.MultiheadAttention(100, 8),
    lambda: nn.TransformerEncoderLayer(100, 8),
    lambda: nn.TransformerDecoderLayer(100, 8),
    lambda: nn.Transformer(d_model=100, nhead=8),
):
    try:
        make()
    except AssertionError as error:
        assert str(error) == "embed_dim must be divisible by num_heads"
    else:
        raise AssertionError("nothing was raised")
