"""Read labels with a C library, in a worker process; damaged records are marked."""

import ctypes
import time

import torch
from torch.utils.data import DataLoader, Dataset

RECORDS = [b"label=%d" % (i % 3) for i in range(16)]
RECORDS[9] = b"label"  # a damaged line of the file

libc = ctypes.CDLL(None)
libc.strchr.argtypes = [ctypes.c_char_p, ctypes.c_int]
libc.strchr.restype = ctypes.c_void_p


class Labels(Dataset):
    """Labels that a C function finds in records: it returns where "=" is, or NULL."""

    def __len__(self):
        return len(RECORDS)

    def __getitem__(self, index):
        time.sleep(0.1)  # reading takes a while
        found = libc.strchr(RECORDS[index], ord("="))
        if found is None:
            return -1
        return int(ctypes.string_at(found)[1:])


labels = []
for step, batch in enumerate(DataLoader(Labels(), batch_size=4, num_workers=1)):
    time.sleep(3 if step == 0 else 0)  # the first training step is slow: it compiles
    labels.append(batch)

result = torch.cat(labels)
assert result.tolist() == [-1 if i == 9 else i % 3 for i in range(16)]
