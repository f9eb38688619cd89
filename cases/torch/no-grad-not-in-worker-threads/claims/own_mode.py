"""A thread begins with gradients on, also after `torch.set_grad_enabled(False)`; the first thread keeps its mode."""

import threading

import torch

seen = []
with torch.no_grad():
    thread = threading.Thread(target=lambda: seen.append(torch.is_grad_enabled()))
    thread.start()
    thread.join()
    assert not torch.is_grad_enabled()
torch.set_grad_enabled(False)
thread = threading.Thread(target=lambda: seen.append(torch.is_grad_enabled()))
thread.start()
thread.join()
assert seen == [True, True]
