"""The mode at the forward pass counts: `train()` before `backward` does not help, and `eval()` before it does no harm; cuDNN off for `backward` alone does not help."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
flags = torch.backends.cudnn.flags


def passes(training_forward, training_backward, cudnn_backward=True):
    lstm = torch.nn.LSTM(2, 2).to(DEVICE).train(training_forward)
    x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)
    output, _ = lstm(x)
    lstm.train(training_backward)
    try:
        with flags(enabled=cudnn_backward):
            output.sum().backward()
    except RuntimeError as error:
        assert str(error) == "cudnn RNN backward can only be called in training mode"
        return False
    return x.grad.isfinite().all().item()


assert passes(True, True)
assert passes(True, False)
assert not passes(False, False)
assert not passes(False, True)
assert not passes(False, False, cudnn_backward=False)
