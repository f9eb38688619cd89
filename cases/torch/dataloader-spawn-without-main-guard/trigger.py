import multiprocessing

import torch
from torch.utils.data import DataLoader

# %%
loader = DataLoader(data, num_workers=2, multiprocessing_context="spawn")  # errata: hit
for batch in loader:
    pass

# %%
context = multiprocessing.get_context("spawn")
loader = torch.utils.data.DataLoader(data, num_workers=2, multiprocessing_context=context)  # errata: hit
for number, batch in enumerate(loader):
    print(number)

# %%
for batch in DataLoader(data, 8, num_workers=args.workers, multiprocessing_context="spawn"):  # errata: hit
    print(batch)

# %%
if __name__ == "__main__":
    loader = DataLoader(data, num_workers=2, multiprocessing_context="spawn")  # errata: ok

# %%
def main():
    loader = DataLoader(data, num_workers=2, multiprocessing_context="spawn")  # errata: ok

# %%
loader = DataLoader(data, num_workers=2, multiprocessing_context="fork")  # errata: ok

# %%
loader = DataLoader(data, multiprocessing_context="spawn", num_workers=0)  # errata: ok

# %%
loader = DataLoader(data, num_workers=2, multiprocessing_context="spawn")  # errata: ok


def train():
    for batch in loader:
        print(batch)


if __name__ == "__main__":
    train()

# %%
loader = DataLoader(data, num_workers=2, multiprocessing_context="forkserver")  # errata: hit
first = next(iter(loader))

# %%
multiprocessing.set_start_method("spawn")
for batch in DataLoader(data, batch_size=8, num_workers=2):  # errata: hit
    print(batch)

# %%
torch.multiprocessing.set_start_method("spawn", force=True)
loader = DataLoader(data, batch_size=8, num_workers=2)  # errata: hit
train(model, loader)

# %%
multiprocessing.set_start_method("fork")
loader = DataLoader(data, batch_size=8, num_workers=2)  # errata: ok

# %%
loader = DataLoader(data, batch_size=8, num_workers=2)  # errata: ok

# %%
if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    loader = DataLoader(data, batch_size=8, num_workers=2)  # errata: ok

# %%
train_loader = DataLoader(data, num_workers=2, multiprocessing_context="spawn")  # errata: ok
test_loader = DataLoader(data)
