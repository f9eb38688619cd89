# releases: >=2.5
"""A fused optimizer trains float16 parameters without an error, unless `unscale_` is called."""

import torch

for unscale in (False, True):
    model = torch.nn.Linear(4, 1).half()
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.1, fused=True)
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
    before = model.weight.detach().clone()
    scaler.scale(model(torch.ones(2, 4).half()).sum()).backward()
    try:
        if unscale:
            scaler.unscale_(optimizer)
        scaler.step(optimizer)
    except ValueError as error:
        assert unscale and str(error) == "Attempting to unscale FP16 gradients."
    else:
        assert not unscale and not torch.equal(model.weight, before)
