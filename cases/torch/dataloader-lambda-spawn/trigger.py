import multiprocessing

import torch
from torch.utils.data import DataLoader
from torchvision import transforms

# %%
loader = DataLoader(data, collate_fn=lambda batch: batch, num_workers=2, multiprocessing_context="spawn")  # errata: hit

# %%
collate = lambda rows: torch.stack(rows)
loader = torch.utils.data.DataLoader(data, 4, collate_fn=collate, num_workers=4, multiprocessing_context="spawn")  # errata: hit

# %%
class Data:
    def __init__(self):
        self.collate = lambda rows: rows

    def loader(self):
        return DataLoader(self.rows, collate_fn=self.collate, num_workers=1, multiprocessing_context="spawn")  # errata: hit

# %%
multiprocessing.set_start_method("spawn")
loader = DataLoader(data, collate_fn=lambda batch: batch[0], num_workers=2)  # errata: hit

# %%
loader = DataLoader(data, worker_init_fn=lambda n: seed(n), num_workers=2, multiprocessing_context="forkserver")  # errata: hit

# %%
to_tensor = transforms.Compose([transforms.Lambda(lambda image: image / 255)])  # errata: hit
loader = DataLoader(Images(to_tensor), num_workers=2, multiprocessing_context="spawn")

# %%
to_tensor = transforms.Lambda(lambda image: image / 255)  # errata: ok
loader = DataLoader(Images(to_tensor), num_workers=2)

# %%
to_tensor = transforms.Lambda(scale)  # errata: ok
loader = DataLoader(Images(to_tensor), num_workers=2, multiprocessing_context="spawn")

# %%
loader = DataLoader(data, collate_fn=lambda batch: batch, num_workers=2)  # errata: ok

# %%
loader = DataLoader(data, collate_fn=lambda batch: batch, multiprocessing_context="spawn")  # errata: ok

# %%
def collate(rows):
    return torch.stack(rows)


loader = DataLoader(data, collate_fn=collate, num_workers=2, multiprocessing_context="spawn")  # errata: ok

# %%
loader = DataLoader(data, collate_fn=lambda batch: batch, num_workers=2, multiprocessing_context="fork")  # errata: ok

# %%
loader = DataLoader(data, collate_fn=lambda batch: batch, num_workers=0, multiprocessing_context="spawn")  # errata: ok

# %%
def build(data, size):
    def collate(rows):
        return torch.stack(rows) / size

    return DataLoader(  # errata: hit
        data, collate_fn=collate, num_workers=2, multiprocessing_context="spawn"
    )

# %%
def collate(rows):
    return torch.stack(rows)


def build(data):
    def helper(rows):
        return rows

    return DataLoader(  # errata: ok
        data, collate_fn=collate, num_workers=2, multiprocessing_context="spawn"
    )

# %%
class Images(torch.utils.data.Dataset):
    def __init__(self, paths):
        self.paths = sorted(paths, key=lambda path: path.name)  # errata: ok
        self.transform = lambda image: image / 255  # errata: hit


loader = DataLoader(Images(paths), num_workers=2, multiprocessing_context="spawn")

# %%
class Images(torch.utils.data.Dataset):
    def __init__(self, paths):
        self.transform = lambda image: image / 255  # errata: ok

    def __getstate__(self):
        return {}


loader = DataLoader(Images(paths), num_workers=2, multiprocessing_context="spawn")


# %%
torch.multiprocessing.set_start_method("spawn", force=True)
pad = lambda rows: torch.nn.utils.rnn.pad_sequence(rows)
loader = DataLoader(data, num_workers=2, collate_fn=pad)  # errata: hit


# %%
context = torch.multiprocessing.get_context("forkserver")
loader = DataLoader(data, num_workers=2, worker_init_fn=lambda n: seed(n), multiprocessing_context=context)  # errata: hit


# %%
context = multiprocessing.get_context("fork")
loader = DataLoader(data, num_workers=2, collate_fn=lambda rows: rows, multiprocessing_context=context)  # errata: ok
