"""Load samples in a worker process; one file of them is empty."""

import io

import numpy as np
import paddle

FILES = [np.full(3, i, "float32").tobytes() for i in range(6)]
FILES[4] = b""


class Samples(paddle.io.Dataset):
    """Samples that are decoded when they are asked for."""

    def __len__(self):
        return len(FILES)

    def __getitem__(self, index):
        return np.frombuffer(io.BytesIO(FILES[index]).read(), "float32").reshape(3)


loader = paddle.io.DataLoader(Samples(), batch_size=2, num_workers=1)
result = sum(float(batch.sum()) for batch in loader)
assert result == 33
