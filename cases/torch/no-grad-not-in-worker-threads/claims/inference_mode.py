"""So is `torch.inference_mode`; a tensor that was made in it raises in the thread."""

import threading

import torch

layer, seen = torch.nn.Linear(2, 2), []


def work(x):
    """What the thread runs."""
    try:
        seen.append(layer(x).requires_grad)
    except RuntimeError as error:
        seen.append(str(error).split(".")[0])


before = torch.ones(1, 2)
with torch.inference_mode():
    for x in (before, torch.ones(1, 2)):
        thread = threading.Thread(target=work, args=(x,))
        thread.start()
        thread.join()
assert seen == [True, "Inference tensors cannot be saved for backward"], seen
