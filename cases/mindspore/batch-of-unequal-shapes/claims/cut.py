"""`padded_batch` to a length of 4 cuts a row of 5 to 4, without an error."""

import mindspore.dataset as ds
import numpy as np


rows = [(np.arange(1, 4),), (np.arange(1, 6),)]
dataset = ds.GeneratorDataset(rows, ["ids"], shuffle=False).padded_batch(
    2, pad_info={"ids": ([4], 0)}
)
(batch,) = dataset.create_dict_iterator(output_numpy=True)
assert batch["ids"].tolist() == [[1, 2, 3, 0], [1, 2, 3, 4]]
