# releases: >=2.5
"""In mask_mod, put the list into a tensor, and `&` and `|` in place of `if`."""

import torch
from torch.nn.attention.flex_attention import create_mask

starts = torch.tensor([0, 40])
documents = (torch.arange(128) >= 40).long()


def same_document(batch, head, query, key):
    """Let a token see what stands before it in its own document."""
    return (key >= starts[documents[query]]) & (key <= query)


mask = create_mask(same_document, None, None, 128, 128, device="cpu")[0, 0]
places = torch.arange(128)
assert torch.equal(mask, (documents[:, None] == documents) & (places <= places[:, None]))
