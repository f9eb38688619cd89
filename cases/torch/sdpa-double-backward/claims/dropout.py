"""With dropout the second derivative exists, so a model in training mode passes and fails in evaluation."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
for dropout in (0.5, 0.0):
    x = torch.randn(4, 2, 5, 8, requires_grad=True)
    output = F.scaled_dot_product_attention(x, x, x, dropout_p=dropout)
    (slope,) = torch.autograd.grad(output.square().sum(), x, create_graph=True)
    try:
        slope.square().sum().backward()
    except RuntimeError as error:
        assert dropout == 0 and "_backward is not implemented" in str(error), error
    else:
        assert dropout == 0.5 and x.grad.isfinite().all()
