"""A loss is averaged by a word that it does not know."""

import paddle

paddle.nn.MSELoss(reduction="average")
