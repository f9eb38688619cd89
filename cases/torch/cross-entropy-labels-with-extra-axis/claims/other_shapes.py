"""Several labels per sample have the same words, masks with an extra axis have others, until it is removed."""

import torch

cross_entropy = torch.nn.functional.cross_entropy
cross_entropy(torch.randn(4, 3, 2), torch.zeros(4, 2).long())  # steps of sequences
cross_entropy(torch.randn(4, 3, 5, 5), torch.zeros(4, 1, 5, 5).long().squeeze(1))
for logits, labels, words in (
    (torch.randn(4, 3), torch.zeros(4, 2).long(), "multi-target not supported"),
    (
        torch.randn(4, 3, 5, 5),
        torch.zeros(4, 1, 5, 5).long(),
        "only batches of spatial targets supported",
    ),
):
    try:
        cross_entropy(logits, labels)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
