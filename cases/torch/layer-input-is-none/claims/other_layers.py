"""Other layers say it in their own words."""

from torch import nn

for layer, words in (
    (nn.Conv1d(3, 4, 3), "conv1d() received an invalid combination of arguments - got (NoneType"),
    (nn.Linear(3, 4), "linear(): argument 'input' (position 1) must be Tensor, not NoneType"),
    (nn.ReLU(), "relu(): argument 'input' (position 1) must be Tensor, not NoneType"),
    (nn.MaxPool2d(2), "max_pool2d(): argument 'input' (position 1) must be Tensor, not NoneType"),
    (nn.LayerNorm(3), "layer_norm(): argument 'input' (position 1) must be Tensor, not NoneType"),
    (
        nn.Embedding(3, 4),
        "embedding(): argument 'indices' (position 2) must be Tensor, not NoneType",
    ),
    (nn.LSTM(3, 4), "'NoneType' object has no attribute 'dim'"),
    (nn.BatchNorm2d(3), "'NoneType' object has no attribute 'dim'"),
    (nn.AdaptiveAvgPool2d(1), "'NoneType' object has no attribute 'size'"),
    (nn.Flatten(), "'NoneType' object has no attribute 'flatten'"),
):
    try:
        layer(None)
    except (TypeError, AttributeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
