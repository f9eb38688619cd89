"""drop_remainder leaves the smaller batch out."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

for drop, sizes in ((False, [32, 18]), (True, [32])):
    dataset = ds.NumpySlicesDataset(np.zeros((50, 4), np.float32), ["x"], shuffle=False)
    batches = dataset.batch(32, drop_remainder=drop).create_dict_iterator(output_numpy=True)
    assert [row["x"].shape[0] for row in batches] == sizes
