# releases: >=2.7
"""From 2.7 on the dict of parameters can be pickled as it is."""

import os
import pickle

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

net = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
content = pickle.dumps(net.parameters_dict())
twin = nn.Dense(2, 2, weight_init="zeros")
assert ms.load_param_into_net(twin, pickle.loads(content)) == ([], [])
assert twin.weight.asnumpy().tolist() == [[1.0, 1.0], [1.0, 1.0]]
