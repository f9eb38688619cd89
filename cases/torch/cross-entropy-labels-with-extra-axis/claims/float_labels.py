"""Labels `[N, 1]` of floats raise the same words, and without the axis they are refused for their type."""

import torch

logits, labels = torch.randn(4, 3), torch.zeros(4, 1)
for target, words in (
    (labels, ["multi-target not supported"]),
    (labels.squeeze(1), ["expected scalar type Long but found Float", "to be Long or Byte, but got Float"]),
):
    try:
        torch.nn.functional.cross_entropy(logits, target)
    except RuntimeError as error:
        assert any(each in str(error) for each in words), error
    else:
        raise AssertionError("nothing was raised")
torch.nn.functional.cross_entropy(logits, labels.squeeze(1).long())
