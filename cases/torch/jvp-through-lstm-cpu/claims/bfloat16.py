# releases: >=2.5
"""In bfloat16 the same operator is used where the processor has it."""

import torch
from torch.func import jvp

lstm = torch.nn.LSTM(3, 4).bfloat16()
x = torch.randn(5, 2, 3).bfloat16()
if torch.ops.mkldnn._is_mkldnn_bf16_supported():
    try:
        with torch.backends.mkldnn.flags(enabled=True):
            jvp(lambda x: lstm(x)[0], (x,), (torch.ones_like(x),))
    except NotImplementedError as error:
        assert "mkldnn_rnn_layer" in str(error)
    else:
        raise AssertionError("nothing was raised")
