"""With shuffling, each of two workers gets a copy of the list within one epoch, and none of an array."""

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


def private_memory():
    """Megabytes that this process shares with no other."""
    with open("/proc/self/smaps_rollup") as file:
        lines = [line.split() for line in file]
    return sum(int(line[1]) for line in lines if line[0] == "Private_Dirty:") / 1024


class Files(Dataset):
    def __init__(self, paths):
        self.paths = paths

    def __len__(self):
        return len(self.paths)

    def __getitem__(self, index):
        assert ".png" in str(self.paths[index])


def growth(paths):
    """How much the two workers grow from their first batches to their last ones."""
    loader = DataLoader(
        Files(paths), batch_size=1000, num_workers=2, shuffle=True, collate_fn=lambda batch: private_memory()
    )
    memory = list(loader)
    return memory[-2] - memory[0], memory[-1] - memory[1]


torch.manual_seed(0)
paths = [f"images/{number:060}.png" for number in range(300_000)]
of_list, of_array = growth(paths), growth(np.array(paths).astype("S"))
assert of_list[0] - of_array[0] > 20.0 and of_list[1] - of_array[1] > 20.0, (of_list, of_array)
