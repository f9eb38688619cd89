"""A batch of None alone leaves nothing to collate: list index out of range."""

from torch.utils.data import default_collate

try:
    default_collate([sample for sample in [None, None] if sample is not None])
except IndexError as error:
    assert str(error) == "list index out of range"
else:
    raise AssertionError("it was collated")
