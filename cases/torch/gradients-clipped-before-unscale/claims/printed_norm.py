"""The norm that clipping returns is that of the gradient times the scale; after `unscale_` it is the gradient's own."""

import torch


def norm(unscale):
    weight = torch.nn.Parameter(torch.zeros(2))
    optimizer = torch.optim.SGD([weight], lr=0.1)
    scaler = torch.amp.GradScaler("cpu")
    scaler.scale((weight * torch.tensor([3.0, 4.0])).sum()).backward()
    if unscale:
        scaler.unscale_(optimizer)
    return torch.nn.utils.clip_grad_norm_([weight], 1.0).item(), scaler.get_scale()


assert norm(unscale=False) == (5.0 * 65536.0, 65536.0)
assert norm(unscale=True) == (5.0, 65536.0)
