"""Grey images are normalized by the numbers of ImageNet."""

import os

import mindspore as ms
import mindspore.dataset as ds
import mindspore.dataset.vision as vision
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

images = np.random.RandomState(0).randint(0, 256, (8, 28, 28, 1)).astype(np.uint8)
dataset = ds.NumpySlicesDataset(images, ["image"], shuffle=False)
steps = [
    vision.Rescale(1 / 255, 0.0),
    vision.Normalize(mean=[0.485, 0.456, 0.406], std=[0.229, 0.224, 0.225]),
    vision.HWC2CHW(),
]
dataset = dataset.map(steps, ["image"]).batch(4)
result = [row["image"].shape for row in dataset.create_dict_iterator(output_numpy=True)]
assert result == [(4, 1, 28, 28)] * 2
