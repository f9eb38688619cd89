import paddle
from paddle.io import DataLoader

# %%
batches = iter(loader)
images, labels = batches.next()  # errata: hit


# %%
def show(data):
    images, _ = iter(DataLoader(data, batch_size=8, shuffle=True)).next()  # errata: hit
    return images


# %%
loader = paddle.io.DataLoader(data, batch_size=8)
images, labels = next(loader)  # errata: hit

# %%
loader = DataLoader(data, batch_size=8)
first = loader.next()  # errata: hit

# %%
batches = iter(loader)
images, labels = next(batches)  # errata: ok

# %%
loader = DataLoader(data, batch_size=8)
images, labels = next(iter(loader))  # errata: ok


# %%
def train(model, loader):
    prefetcher = Prefetcher(loader)
    x = prefetcher.next()  # errata: ok
    model(x)


# %%
batches = iter(DataLoader(data, batch_size=8))
first, second = next(batches), next(batches)  # errata: ok


# %%
class DataPrefetcher:
    def __init__(self, loader):
        self.loader = loader

    def __iter__(self):
        self.source = iter(self.loader)
        return self

    def next(self):
        return next(self.source)


prefetcher = iter(DataPrefetcher(loader))
print(prefetcher.next())  # errata: ok

# %%
from data_prefetcher import DataPrefetcher

prefetcher = iter(DataPrefetcher(loader))
print(prefetcher.next())  # errata: ok


# %%
def source(data):
    loader = DataLoader(data, batch_size=2)
    batches = loader.__iter__()
    return batches.next()  # errata: hit


# %%
def again(data):
    batches = DataLoader(data)()
    return batches.next()  # errata: hit
