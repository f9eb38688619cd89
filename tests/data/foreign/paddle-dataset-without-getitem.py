"""A data set does not say how to read a sample."""

import paddle


class Images(paddle.io.Dataset):
    def __len__(self):
        return 4


Images()[0]
