"""With `strict=True` a name that was forgotten is told; another shape is told as a size mismatch."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Linear(2, 2))
old = {"a.weight": torch.ones(2, 2), "0.bias": torch.ones(2)}
renamed = {name.replace("a.", "0."): weight for name, weight in old.items()}
for state, words in [
    ({**renamed, "b.weight": torch.ones(2, 2), "1.bias": torch.ones(2)}, '"b.weight"'),
    ({**model.state_dict(), "0.weight": torch.ones(3, 2)}, "size mismatch for 0.weight"),
]:
    try:
        model.load_state_dict(state)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
