"""Batches of two sizes, sequences, volumes and the binary loss have other words."""

import torch
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

for loss, scores, target, error_type, words in (
    (cross_entropy, (2, 2, 8, 8), (1, 8, 8), ValueError, "Expected input batch_size (2) to match target batch_size (1)"),
    (cross_entropy, (1, 2, 16), (1, 8), RuntimeError, "Expected target size [1, 16], got [1, 8]"),
    (cross_entropy, (1, 2, 16, 16, 16), (1, 8, 16, 16), RuntimeError, "Expected target size [1, 16, 16, 16], got [1, 8, 16, 16]"),
    (binary_cross_entropy_with_logits, (1, 1, 8, 8), (1, 1, 16, 16), ValueError, "must be the same as input size"),
):
    labels = torch.zeros(target)
    try:
        loss(torch.zeros(scores), labels.long() if loss is cross_entropy else labels)
    except error_type as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
