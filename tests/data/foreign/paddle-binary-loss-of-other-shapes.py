"""Outputs have a column that targets lack."""

import paddle

outputs, targets = paddle.zeros([4, 1]), paddle.zeros([4])
paddle.nn.functional.binary_cross_entropy_with_logits(outputs, targets)
