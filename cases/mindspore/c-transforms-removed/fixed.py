"""The same pipeline with the transforms that took the place of c_transforms and py_transforms."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import transforms, vision

images = np.full((2, 8, 8, 3), 255, np.uint8)
data = ds.NumpySlicesDataset((images, np.array([0, 1])), ["image", "label"], shuffle=False)
data = data.map([vision.Resize((4, 4)), vision.Rescale(1 / 255, 0.0), vision.HWC2CHW()], "image")
data = data.map(transforms.TypeCast(ms.int32), "label").batch(2)

image, label = next(data.create_tuple_iterator(num_epochs=1))
result = image.asnumpy()
assert result.shape == (2, 3, 4, 4) and result.max() == 1
assert label.dtype == ms.int32
