"""`torch.autocast` is left behind in the same way: a linear layer gives float32 in the thread."""

import threading

import torch

layer, x, seen = torch.nn.Linear(2, 2), torch.ones(1, 2), []
with torch.autocast("cpu", dtype=torch.bfloat16):
    thread = threading.Thread(target=lambda: seen.append(layer(x).dtype))
    thread.start()
    thread.join()
    assert layer(x).dtype == torch.bfloat16
assert seen == [torch.float32]
