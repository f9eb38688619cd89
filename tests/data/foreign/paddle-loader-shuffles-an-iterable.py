"""A stream is to be shuffled."""

import paddle


class Stream(paddle.io.IterableDataset):
    def __iter__(self):
        return iter(range(3))


paddle.io.DataLoader(Stream(), shuffle=True)
