"""TransformerEncoder and `norm_first=True` give NaN alike; with `batch_first=False`, another activation, an odd number of heads or in training mode the layer does not use the kernel."""

import torch

place = torch.arange(5)
bias = -0.1 * (1.0 + (place[:, None] - place).abs())


def layer(width=8, heads=2, batch_first=True, **options):
    """A layer in evaluation mode."""
    torch.manual_seed(0)
    return torch.nn.TransformerEncoderLayer(
        width, heads, 16, dropout=0.0, batch_first=batch_first, **options
    ).eval()


with torch.no_grad():
    tokens = torch.randn(2, 5, 8)
    assert layer(norm_first=True)(tokens, src_mask=bias).isnan().all()
    assert torch.nn.TransformerEncoder(layer(), 2).eval()(tokens, mask=bias).isnan().all()
    assert layer(batch_first=False)(tokens.transpose(0, 1), src_mask=bias).isfinite().all()
    assert layer(activation=torch.tanh)(tokens, src_mask=bias).isfinite().all()
    assert layer(9, 3)(torch.randn(2, 5, 9), src_mask=bias).isfinite().all()
    assert layer().train()(tokens, src_mask=bias).isfinite().all()
