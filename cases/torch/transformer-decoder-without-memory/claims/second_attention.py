"""A decoder layer has a second attention, to the memory, and a norm for it; otherwise it has the parts of an encoder layer."""

from torch import nn

decoder = dict(nn.TransformerDecoderLayer(8, 2, 8).named_children())
encoder = dict(nn.TransformerEncoderLayer(8, 2, 8).named_children())
assert set(decoder) - set(encoder) == {"multihead_attn", "norm3", "dropout3"}
assert set(encoder) <= set(decoder)
