"""Samples that are dictionaries with different fields fail in `collate`, with the field that one of them lacks as the key."""

from torch.utils.data import DataLoader

samples = [{"image": 1.0, "mask": 2.0}, {"image": 1.0}]
try:
    list(DataLoader(samples, batch_size=2, num_workers=1))
except KeyError as error:
    text = str(error.args[0]).strip()
    assert text.startswith("Caught KeyError in DataLoader worker process 0.")
    assert text.endswith("KeyError: 'mask'")
    assert "collate" in text
else:
    raise AssertionError("nothing was raised")
