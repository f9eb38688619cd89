"""The initial state of an LSTM has the number of words as its batch size."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

words = Tensor(np.random.RandomState(0).rand(3, 5, 10), ms.float32)  # 3 sentences of 5 words
state = ops.zeros((1, 5, 16), ms.float32)

lstm = nn.LSTM(input_size=10, hidden_size=16, batch_first=True)
result, _ = lstm(words, (state, state))
assert result.shape == (3, 5, 16)
