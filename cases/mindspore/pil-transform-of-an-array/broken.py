"""Make the images of a data set grey and small."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")

images = np.random.RandomState(0).randint(0, 256, (4, 32, 32, 3)).astype(np.uint8)
dataset = ds.NumpySlicesDataset({"image": images}, shuffle=False)
steps = [vision.Resize((16, 16)), vision.Grayscale(), vision.ToTensor()]
dataset = dataset.map(steps, "image").batch(4)

for row in dataset.create_dict_iterator(num_epochs=1):
    batch = row["image"]

result = batch.asnumpy()
assert result.shape == (4, 1, 16, 16)
