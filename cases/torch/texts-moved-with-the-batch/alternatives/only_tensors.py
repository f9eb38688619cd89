"""Of a batch with names only the tensors are moved; the texts stay for the log."""

import torch
from torch.utils.data import DataLoader

samples = [{"image": torch.zeros(3), "path": "a.png"}, {"image": torch.ones(3), "path": "b.png"}]
batch = next(iter(DataLoader(samples, batch_size=2)))
device = torch.device("meta")
batch = {k: v.to(device) if isinstance(v, torch.Tensor) else v for k, v in batch.items()}
assert batch["image"].device.type == "meta"
assert batch["path"] == ["a.png", "b.png"]
