"""Any loss with a label per position is refused that sums or averages, for sequences and volumes alike; with `reduction="none"`, and for one label per sample, none is, nor is `backward`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def loss(shape, reduction):
    logits = torch.zeros(2, 3, *shape, device=DEVICE, requires_grad=True)
    labels = torch.zeros(2, *shape, dtype=torch.long, device=DEVICE)
    return torch.nn.functional.cross_entropy(logits, labels, reduction=reduction)


torch.use_deterministic_algorithms(True)
for shape in (4,), (4, 4), (4, 4, 4):
    for reduction in "mean", "sum":
        try:
            loss(shape, reduction)
        except RuntimeError as error:
            assert str(error).startswith("nll_loss2d_forward_out_cuda_template does not have")
        else:
            raise AssertionError("nothing was raised")
    loss(shape, "none").mean().backward()
loss((), "mean").backward()
