"""`as_tensor`, `new_tensor`, `torch.LongTensor` and `torch.FloatTensor` refuse words like `tensor`, which refuses them with a dtype too."""

import torch

words = ["cat", "dog"]
for make in (
    lambda: torch.tensor(words),
    lambda: torch.tensor(words, dtype=torch.long),
    lambda: torch.as_tensor(words),
    lambda: torch.zeros(2).new_tensor(words),
    lambda: torch.LongTensor(words),
    lambda: torch.FloatTensor(words),
):
    try:
        make()
    except ValueError as error:
        assert str(error) == "too many dimensions 'str'"
    else:
        raise AssertionError("nothing was raised")
