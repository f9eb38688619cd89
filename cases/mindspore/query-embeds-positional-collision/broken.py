"""A QFormer drops its unused leading argument in __call__, which Graph mode does not run
for a sub-cell: the argument takes the slot of query_embeds, which is then reported as given twice."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

WIDTH = 8


class QFormer(nn.Cell):
    """One cross-attention layer: learned queries look at image features."""

    def __init__(self):
        super().__init__()
        self.query = nn.Dense(WIDTH, WIDTH)
        self.key = nn.Dense(WIDTH, WIDTH)
        self.value = nn.Dense(WIDTH, WIDTH)

    def __call__(self, input_ids, **kwargs):
        return super().__call__(**kwargs)

    def construct(self, query_embeds, encoder_hidden_states):
        q = self.query(query_embeds)
        k = self.key(encoder_hidden_states)
        v = self.value(encoder_hidden_states)
        scores = ops.matmul(q, k.swapaxes(1, 2)) / WIDTH**0.5
        return ops.matmul(ops.softmax(scores, -1), v)


class VisionLanguageModel(nn.Cell):
    """Encode an image, then summarise it with the QFormer."""

    def __init__(self):
        super().__init__()
        self.vision = nn.Dense(12, WIDTH)
        self.qformer = QFormer()
        self.queries = ms.Parameter(ops.ones((4, WIDTH), ms.float32), name="queries")

    def construct(self, input_ids, patches):
        image = self.vision(patches)
        return self.qformer(input_ids, query_embeds=self.queries, encoder_hidden_states=image)


model = VisionLanguageModel()
result = model(ops.ones((2, 5), ms.int32), ops.ones((2, 6, 12), ms.float32))
assert result.shape == (2, 4, WIDTH)
