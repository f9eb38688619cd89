"""NaN has the message of values below 0, also after a sigmoid; with BCEWithLogitsLoss the loss is NaN, and nothing is raised."""

import paddle
import paddle.nn.functional as F

logit, label = paddle.to_tensor([float("nan")]), paddle.to_tensor([1.0])
for value in (logit, F.sigmoid(logit)):
    try:
        F.binary_cross_entropy(value, label)
    except ValueError as error:
        assert "input must be greater than  or equal to 0" in str(error)
        assert "x_data[i]:nan <" in str(error) or "x_data[i]:-nan <" in str(error), error
    else:
        raise AssertionError("NaN is taken")
assert paddle.isnan(F.binary_cross_entropy_with_logits(logit, label)).item()
