"""GRU, RNN, MultiheadAttention and TransformerEncoderLayer have the time first by default too."""

from torch import nn

for layer in [nn.LSTM(4, 4), nn.GRU(4, 4), nn.RNN(4, 4), nn.MultiheadAttention(4, 2), nn.TransformerEncoderLayer(4, 2)]:
    assert not getattr(layer, "batch_first", getattr(getattr(layer, "self_attn", None), "batch_first", False))
