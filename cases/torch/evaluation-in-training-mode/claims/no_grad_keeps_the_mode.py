"""`no_grad` and `inference_mode` leave dropout on and the running statistics of batch normalisation in motion."""

import torch

model = torch.nn.Sequential(torch.nn.BatchNorm1d(3), torch.nn.Dropout(0.5))
for without_gradients in (torch.no_grad, torch.inference_mode):
    before = model[0].running_mean.clone()
    with without_gradients():
        outputs = model(torch.randn(100, 3) + 5.0)
    assert (outputs == 0).any()
    assert (model[0].running_mean != before).all()
