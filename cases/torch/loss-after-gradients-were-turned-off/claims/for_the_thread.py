"""The call outlives the function that it stands in, in its thread and in no other."""

import threading

import torch


def evaluate():
    """Leave gradients off."""
    torch.set_grad_enabled(False)


seen = []
evaluate()
assert not torch.is_grad_enabled()
thread = threading.Thread(target=lambda: seen.append(torch.is_grad_enabled()))
thread.start()
thread.join()
assert seen == [True]
torch.set_grad_enabled(True)
thread = threading.Thread(target=evaluate)
thread.start()
thread.join()
assert torch.is_grad_enabled()
