"""A function that follows dictionaries, lists and tuples, and leaves what is no tensor."""

import torch
from torch.utils.data import DataLoader


def move(batch, device):
    if isinstance(batch, torch.Tensor):
        return batch.to(device)
    if isinstance(batch, dict):
        return {name: move(value, device) for name, value in batch.items()}
    if isinstance(batch, (list, tuple)):
        return [move(value, device) for value in batch]
    return batch


samples = [{"views": (torch.ones(3), torch.zeros(3)), "name": "a", "label": n} for n in range(4)]
batch = move(next(iter(DataLoader(samples, batch_size=2))), torch.device("meta"))
assert batch["label"].device.type == "meta"
assert [view.device.type for view in batch["views"]] == ["meta", "meta"]
assert batch["name"] == ["a", "a"]
