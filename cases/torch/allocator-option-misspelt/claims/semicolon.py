"""Two options apart by a semicolon are refused, and by a comma they are not, also with a space behind it."""

import torch

for separator in [",", ", "]:
    torch.cuda.memory._set_allocator_settings("max_split_size_mb:128" + separator + "garbage_collection_threshold:0.6")
try:
    torch.cuda.memory._set_allocator_settings("max_split_size_mb:128;garbage_collection_threshold:0.6")
except (RuntimeError, ValueError) as error:
    text = str(error)
    assert "expected ," in text or "Unrecognized key '0.6'" in text, text
else:
    raise AssertionError("nothing was raised")
