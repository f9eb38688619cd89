import paddle
from paddle.io import DataLoader, IterableDataset, get_worker_info


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


loader = DataLoader(Stream(), batch_size=8, num_workers=4)  # errata: hit


# %%
class Lines(paddle.io.IterableDataset):
    def __iter__(self):
        for line in open(self.path):
            yield line


dataset = Lines("a.txt")
loader = paddle.io.DataLoader(dataset, 32, num_workers=args.workers)  # errata: hit


# %%
class Posts(IterableDataset):
    def __iter__(self):
        return iter(self.posts)


def main():
    stream = Posts(files)
    for batch in DataLoader(dataset=stream, num_workers=2):  # errata: hit
        train(batch)


# %%
class Stream(IterableDataset):
    def __iter__(self):
        worker = get_worker_info()
        yield from self.rows[worker.id :: worker.num_workers]


loader = DataLoader(Stream(), batch_size=8, num_workers=4)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


loader = DataLoader(Stream(), batch_size=8)  # errata: ok
one = DataLoader(Stream(), batch_size=8, num_workers=0)  # errata: ok
other = DataLoader(rows, batch_size=8, num_workers=4)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


loader = DataLoader(Stream(), num_workers=4, worker_init_fn=split)  # errata: ok


# %%
class Chunks(IterableDataset):
    def __iter__(self):
        return self.task.train_iter()


loader = DataLoader(Chunks(), batch_size=8, num_workers=4)  # errata: ok


# %%
class Windows(IterableDataset):
    def __iter__(self):
        while True:
            yield self.rows[random.randrange(100)]


loader = DataLoader(Windows(), batch_size=8, num_workers=4)  # errata: ok


# %%
class Jobs(IterableDataset):
    def __iter__(self):
        while True:
            yield self.queue.get()


loader = DataLoader(Jobs(), batch_size=None, num_workers=4)  # errata: ok


# %%
class Episodes(IterableDataset):
    def __iter__(self):
        state = self.env.reset()
        while True:
            state, reward = self.env.step(self.policy(state))
            yield state, reward


loader = DataLoader(Episodes(), batch_size=8, num_workers=4)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


workers = 0
loader = DataLoader(Stream(), batch_size=8, num_workers=workers)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


loader = DataLoader(Stream(), batch_size=8, num_workers=1)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


dataset = Stream()
workers = 0 if isinstance(dataset, IterableDataset) else 4
loader = DataLoader(dataset, batch_size=8, num_workers=workers)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


loader = DataLoader(Stream(), batch_size=8, num_workers=0 if debug else 1)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


def loader_of(rows):
    num_workers = 1
    return DataLoader(Stream(rows), batch_size=8, num_workers=num_workers)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


def loader_of(rows, num_workers=0):
    return DataLoader(Stream(rows), batch_size=8, num_workers=num_workers)  # errata: ok


# %%
from tools import shard_of_this_process


class Stream(IterableDataset):
    def __iter__(self):
        yield from shard_of_this_process(self.rows)


loader = DataLoader(Stream(), batch_size=8, num_workers=4)  # errata: ok


# %%
class Stream(IterableDataset):
    def __iter__(self):
        yield from self.rows


class Trainer:
    def __init__(self, rows, workers=4):
        options = {"batch_size": 8, "num_workers": workers}
        self.dataset = Stream(rows)
        self.loader = DataLoader(self.dataset, **options)  # errata: hit
