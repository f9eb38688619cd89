"""scatter and scatter_add have the words of gather; index_add_ and take name the type that they got."""

import torch

index = torch.zeros(4, 1)
scores = torch.ones(4, 3)


def words(call):
    try:
        call()
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


for call in (
    lambda: torch.zeros(4, 3).scatter_(1, index, 1.0),
    lambda: torch.zeros(4, 3).scatter_add_(1, index, scores),
):
    message = words(call)
    assert message.startswith("scatter(): Expected dtype int") and message.endswith("64 for index")
assert words(lambda: torch.zeros(4, 3).index_add_(0, index[:, 0], scores)).endswith("got: Float")
assert words(lambda: torch.take(scores, index)).endswith("got Float")
