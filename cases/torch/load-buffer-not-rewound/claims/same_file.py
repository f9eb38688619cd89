"""A file that is read through the handle that wrote it, and one that was read to its end, have the same error."""

import torch

with open("weights.pt", "w+b") as file:
    torch.save(torch.ones(3), file)
    try:
        torch.load(file)
    except EOFError:
        pass
    else:
        raise AssertionError("nothing was raised")
with open("weights.pt", "rb") as file:
    size = len(file.read())
    assert size > 0
    try:
        torch.load(file)
    except EOFError:
        pass
    else:
        raise AssertionError("nothing was raised")
    file.seek(0)
    assert torch.equal(torch.load(file), torch.ones(3))
