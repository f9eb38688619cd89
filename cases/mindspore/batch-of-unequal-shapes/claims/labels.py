"""CrossEntropyLoss leaves out labels that were padded with -100; those padded with 0 count as class 0."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)
rows = [(np.ones(3, np.int32),), (np.ones(5, np.int32),)]
scores = ms.Tensor(np.tile(np.float32([0, 1, 2]), (10, 1)))


def loss(padding):
    """The mean loss of a batch whose labels are all 1."""
    dataset = ds.GeneratorDataset(rows, ["labels"], shuffle=False)
    dataset = dataset.padded_batch(2, pad_info={"labels": ([None], padding)})
    (batch,) = dataset.create_dict_iterator()
    return nn.CrossEntropyLoss()(scores, batch["labels"].reshape(-1)).asnumpy()


whole = nn.CrossEntropyLoss()(scores[:8], ms.Tensor(np.ones(8, np.int32))).asnumpy()
assert np.allclose(loss(-100), whole)
assert not np.allclose(loss(0), whole)
