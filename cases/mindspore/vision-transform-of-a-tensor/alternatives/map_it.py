"""Make images smaller in the data set, and take them from it."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")

images = np.random.RandomState(0).randint(0, 256, (4, 32, 32, 3)).astype(np.uint8)
dataset = ds.NumpySlicesDataset({"image": images, "label": [0, 1, 0, 1]}, shuffle=False)
dataset = dataset.map(vision.Resize((16, 16)), "image")

previews = []
for row in dataset.create_dict_iterator(num_epochs=1):
    previews.append(row["image"].asnumpy())

result = np.stack(previews)
assert result.shape == (4, 16, 16, 3)
