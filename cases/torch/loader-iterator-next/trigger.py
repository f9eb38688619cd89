import torch
from torch.utils.data import DataLoader

# %%
batches = iter(loader)
images, labels = batches.next()  # errata: hit


# %%
def show(dataset):
    images, _ = iter(DataLoader(dataset, batch_size=8, shuffle=True)).next()  # errata: hit
    return images


# %%
def train(model, loader, steps):
    stream = iter(loader)
    for _ in range(steps):
        try:
            x = stream.next()  # errata: hit
        except StopIteration:
            stream = iter(loader)
            x = stream.next()  # errata: hit
        model(x)


# %%
batches = iter(loader)
images, labels = next(batches)  # errata: ok


# %%
def train(model, loader):
    prefetcher = Prefetcher(loader)
    x = prefetcher.next()  # errata: ok
    model(x)


# %%
batches = iter(loader)
images, labels = batches.__next__()  # errata: ok
