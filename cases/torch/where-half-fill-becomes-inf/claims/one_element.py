# releases: >=2.8
"""`full`, `fill_` and an assignment to one element give infinity as well; `full` and `fill_` of more elements raise, and so does any `masked_fill`."""

import torch

half = torch.float16


def words(call):
    """The message of a call that raises, else None."""
    try:
        call()
    except RuntimeError as error:
        return str(error)
    return None


scores = torch.zeros(2, 3, dtype=half)
scores[0, 1] = float(2**30)
assert scores[0, 1].item() == float("inf")
assert torch.full((1,), -1e9, dtype=half).item() == -float("inf")
assert torch.zeros(1, dtype=half).fill_(-1e9).item() == -float("inf")

for call in [
    lambda: torch.full((2,), -1e9, dtype=half),
    lambda: torch.zeros(2, dtype=half).fill_(-1e9),
    lambda: scores.masked_fill(scores == 0, -1e9),
    lambda: torch.zeros(1, dtype=half).masked_fill(torch.tensor([True]), -1e9),
]:
    assert words(call).endswith("::Half without overflow")
    release = tuple(int(part) for part in torch.__version__.split(".")[:2])
    assert release < (2, 15) or "c10::Half" in words(call)
