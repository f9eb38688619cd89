"""Take images from a data set and make them smaller for a preview; asnumpy() gives the array."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import vision

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")

images = np.random.RandomState(0).randint(0, 256, (4, 32, 32, 3)).astype(np.uint8)
dataset = ds.NumpySlicesDataset({"image": images, "label": [0, 1, 0, 1]}, shuffle=False)
resize = vision.Resize((16, 16))

previews = []
for row in dataset.create_dict_iterator(num_epochs=1):
    preview = resize(row["image"].asnumpy())
    previews.append(preview)

result = np.stack(previews)
assert result.shape == (4, 16, 16, 3)
