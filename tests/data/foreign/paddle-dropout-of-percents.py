"""A rate of dropout in percents."""

import paddle

paddle.nn.functional.dropout(paddle.zeros([2]), 50)
