"""Read samples of any kind from one tensor of bytes in a worker, and measure the memory that it has for itself."""

import pickle

import torch
from torch.utils.data import DataLoader, Dataset


def private_memory():
    """Megabytes that this process shares with no other."""
    with open("/proc/self/smaps_rollup") as file:
        lines = [line.split() for line in file]
    return sum(int(line[1]) for line in lines if line[0] == "Private_Dirty:") / 1024


class Files(Dataset):
    def __init__(self, samples):
        pickled = [pickle.dumps(sample) for sample in samples]
        self.ends = torch.tensor([len(each) for each in pickled]).cumsum(0)
        self.data = torch.frombuffer(bytearray(b"".join(pickled)), dtype=torch.uint8)

    def __len__(self):
        return len(self.ends)

    def __getitem__(self, index):
        start = self.ends[index - 1] if index else 0
        sample = pickle.loads(self.data[start : self.ends[index]].numpy().tobytes())
        assert sample["path"].endswith(".png")
        return private_memory() if index in (30_000, len(self) - 1) else 0.0


samples = [{"path": f"images/{number:060}.png", "label": number} for number in range(100_000)]
loader = DataLoader(Files(samples), batch_size=1000, num_workers=1)
memory = torch.cat(list(loader))
growth = (memory[-1] - memory[30_000]).item()
assert growth < 15.0, f"the worker grew by {growth:.0f} MB while it only read"
