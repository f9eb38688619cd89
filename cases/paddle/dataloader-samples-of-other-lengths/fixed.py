"""Load sentences of different lengths in batches of two; collate_fn pads those of a batch."""

import numpy as np
import paddle
from paddle.io import DataLoader, Dataset

SENTENCES = [[4, 8, 15], [16, 23, 42, 7, 9], [1, 2], [3, 5, 6, 11]]


class Sentences(Dataset):
    """Word ids of a sentence, and whether it is a question."""

    def __getitem__(self, index):
        return np.array(SENTENCES[index], "int64"), np.int64(index % 2)

    def __len__(self):
        return len(SENTENCES)


def pad(samples):
    """The batch of these samples, filled up with zeros to the longest of them."""
    longest = max(len(ids) for ids, _ in samples)
    rows = [np.pad(ids, (0, longest - len(ids))) for ids, _ in samples]
    return np.stack(rows), np.array([label for _, label in samples])


loader = DataLoader(Sentences(), batch_size=2, num_workers=1, collate_fn=pad)
result = [(int(ids.sum()), int(labels.sum())) for ids, labels in loader]
