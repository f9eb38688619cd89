"""`Linear(3, 5).weight` is [3, 5]; convolutions, embeddings, norms, LSTM and GRU have the shapes of PyTorch."""

from paddle import nn


def shape(parameter):
    return list(parameter.shape)


assert shape(nn.Linear(3, 5).weight) == [3, 5]
assert shape(nn.Conv2D(3, 8, 5).weight) == [8, 3, 5, 5]
assert shape(nn.Conv1D(3, 8, 5).weight) == [8, 3, 5]
assert shape(nn.Conv2DTranspose(3, 8, 5).weight) == [3, 8, 5, 5]
assert shape(nn.Embedding(7, 4).weight) == [7, 4]
assert shape(nn.LayerNorm(4).weight) == [4]
assert shape(nn.LSTM(4, 6).weight_ih_l0) == [24, 4]
assert shape(nn.LSTM(4, 6).weight_hh_l0) == [24, 6]
assert shape(nn.GRU(4, 6).weight_ih_l0) == [18, 4]
