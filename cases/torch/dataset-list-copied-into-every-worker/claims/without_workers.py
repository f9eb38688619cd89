"""Without workers nothing grows."""

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
        assert str(self.paths[index]).endswith(".png")
        return private_memory() if index in (100_000, len(self) - 1) else 0.0


paths = [f"images/{number:060}.png" for number in range(300_000)]
memory = torch.cat(list(DataLoader(Files(paths), batch_size=1000, num_workers=0)))
assert memory[-1] - memory[100_000] < 10.0
