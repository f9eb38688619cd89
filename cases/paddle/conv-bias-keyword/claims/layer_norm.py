# releases: >=3.3
"""On 3.3 LayerNorm takes `bias`; GroupNorm, LSTM and MultiHeadAttention do not."""

from paddle import nn

assert nn.LayerNorm(4, bias=False).bias is None
for create in (
    lambda: nn.GroupNorm(2, 4, bias=False),
    lambda: nn.LSTM(2, 3, bias=False),
    lambda: nn.MultiHeadAttention(4, 2, bias=False),
):
    try:
        create()
    except TypeError as error:
        assert "__init__() got an unexpected keyword argument 'bias'" in str(error), error
    else:
        raise AssertionError("accepted")
