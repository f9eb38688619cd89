# releases: >=2.5,!=2.10.*,!=2.13.*
"""A name in capitals is unknown; `expandable_segments:true` and a number too small are refused in other words."""

import torch


def refusal(text):
    """What is said of a text."""
    try:
        torch.cuda.memory._set_allocator_settings(text)
    except (RuntimeError, ValueError) as error:
        return str(error)
    return None


assert "Unrecognized" in refusal("MAX_SPLIT_SIZE_MB:128")
for text in ("expandable_segments:true", "max_split_size_mb:10"):
    said = refusal(text)
    assert said and "Unrecognized" not in said, said
assert refusal("expandable_segments:True") is None
