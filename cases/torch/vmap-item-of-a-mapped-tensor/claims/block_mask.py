# releases: >=2.5
"""create_block_mask and create_mask call mask_mod under vmap: every index in it is mapped, and a list refuses it."""

import torch
from torch.nn.attention.flex_attention import create_block_mask, create_mask

starts = [0, 40]
documents = (torch.arange(128) >= 40).long()


def same_document(batch, head, query, key):
    """Let a token see its own document, from the start."""
    return key >= starts[int(documents[query])]


for create in (create_mask, create_block_mask):
    try:
        create(same_document, None, None, 128, 128, device="cpu")
    except RuntimeError as error:
        assert "calling .item() on a Tensor" in str(error), error
    else:
        raise AssertionError("nothing was raised")
