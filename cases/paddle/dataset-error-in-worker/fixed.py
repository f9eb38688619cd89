"""Load samples in a worker process; the empty file is left out when the list is made."""

import io

import numpy as np
import paddle

FILES = [np.full(3, i, "float32").tobytes() for i in range(6)]
FILES[4] = b""


class Samples(paddle.io.Dataset):
    """Samples that are decoded when they are asked for."""

    def __init__(self):
        super().__init__()
        self.files = [content for content in FILES if len(content) == 12]

    def __len__(self):
        return len(self.files)

    def __getitem__(self, index):
        return np.frombuffer(io.BytesIO(self.files[index]).read(), "float32").reshape(3)


loader = paddle.io.DataLoader(Samples(), batch_size=2, num_workers=1)
result = sum(float(batch.sum()) for batch in loader)
assert result == 33
