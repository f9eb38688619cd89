"""LayerNorm and GroupNorm have gamma and beta, Embedding has embedding_table, and the weight of Conv1d has an axis of one before the last."""

from mindspore import nn


def names(layer):
    return sorted(parameter.name for parameter in layer.get_parameters())


assert names(nn.LayerNorm((4,))) == names(nn.GroupNorm(2, 4)) == ["beta", "gamma"]
assert names(nn.Embedding(4, 3)) == ["embedding_table"]
assert nn.Conv1d(4, 5, 3).weight.shape == (5, 4, 1, 3)
assert nn.Conv2d(4, 5, 3).weight.shape == (5, 4, 3, 3)
