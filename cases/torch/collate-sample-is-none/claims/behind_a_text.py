"""Behind a text a None is not noticed: the batch has it."""

from torch.utils.data import default_collate

assert default_collate(["cat", None]) == ["cat", None]
assert default_collate([{"name": "cat"}, {"name": None}]) == {"name": ["cat", None]}
