"""An encoder layer and MultiheadAttention without weights have no second derivative; MultiheadAttention with weights has one."""

import torch

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)

for function, passes in (
    (lambda x: attention(x, x, x)[0], True),
    (lambda x: attention(x, x, x, need_weights=False)[0], False),
    (layer, False),
):
    x = torch.randn(4, 5, 8, requires_grad=True)
    (slope,) = torch.autograd.grad(function(x).sum(), x, create_graph=True)
    try:
        slope.square().sum().backward()
    except RuntimeError as error:
        assert not passes and "_backward is not implemented" in str(error), error
    else:
        assert passes and x.grad.isfinite().all()
