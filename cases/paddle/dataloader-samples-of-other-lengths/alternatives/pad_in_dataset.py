"""Load such sentences; the data set cuts or fills each of them to the same length."""

import numpy as np
import paddle
from paddle.io import DataLoader, Dataset

SENTENCES = [[4, 8, 15], [16, 23, 42, 7, 9], [1, 2], [3, 5, 6, 11]]
LENGTH = 6


class Sentences(Dataset):
    """Word ids of a sentence, and whether it is a question."""

    def __getitem__(self, index):
        ids = np.zeros(LENGTH, "int64")
        words = SENTENCES[index][:LENGTH]
        ids[: len(words)] = words
        return ids, np.int64(index % 2)

    def __len__(self):
        return len(SENTENCES)


loader = DataLoader(Sentences(), batch_size=2, num_workers=1)
result = [(int(ids.sum()), int(labels.sum())) for ids, labels in loader]
