"""Of 5 samples in batches of 4 the last batch has one; `drop_last=True` leaves it out."""

import paddle


class Samples(paddle.io.Dataset):
    """Five samples."""

    def __len__(self):
        return 5

    def __getitem__(self, index):
        return paddle.ones([2]) * index


sizes = {}
for drop in (False, True):
    loader = paddle.io.DataLoader(Samples(), batch_size=4, drop_last=drop)
    sizes[drop] = [batch.shape[0] for batch in loader]
assert sizes == {False: [4, 1], True: [4]}, sizes
