"""convert("RGB") makes three channels of a grayscale image and of one with a fourth channel."""

import numpy as np
import paddle
from PIL import Image

to_tensor = paddle.vision.transforms.ToTensor()
for mode, channels in [("L", 1), ("RGBA", 4)]:
    image = Image.new(mode, (6, 5))
    assert np.asarray(image).reshape(5, 6, -1).shape[2] == channels
    assert to_tensor(image.convert("RGB")).shape == [3, 5, 6]
assert to_tensor(Image.new("L", (6, 5))).shape == [1, 5, 6]
