"""A signal is padded by more samples than it has."""

import paddle

paddle.nn.functional.pad(paddle.zeros([1, 1, 5]), [8, 8], mode="reflect", data_format="NCL")
