"""`nearest` and `bilinear` fail, by scale or size; `bicubic`, `trilinear`, `area` and a transposed convolution run."""

import os
import tempfile

import numpy as np
import paddle
import paddle.nn.functional as F
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec


class Resize(paddle.nn.Layer):
    def __init__(self, **options):
        super().__init__()
        self.options = options

    def forward(self, x):
        return F.interpolate(x, **self.options)


def runs(net, x, configure=None):
    folder = tempfile.mkdtemp()
    paddle.jit.save(net, os.path.join(folder, "m"), input_spec=[InputSpec(list(x.shape))])
    config = Config(os.path.join(folder, "m.json"), os.path.join(folder, "m.pdiparams"))
    config.disable_glog_info()
    if configure:
        configure(config)
    try:
        predictor = create_predictor(config)
        predictor.get_input_handle(predictor.get_input_names()[0]).copy_from_cpu(x)
        predictor.run()
    except NotImplementedError as error:
        assert "ArrayAttribute<pir::DoubleAttribute>" in str(error), error
        return False
    return True


image, volume = np.ones([1, 3, 8, 8], "float32"), np.ones([1, 3, 4, 4, 4], "float32")
assert not runs(Resize(scale_factor=2, mode="nearest"), image)
assert not runs(Resize(size=[16, 16], mode="nearest"), image)
assert not runs(Resize(scale_factor=2, mode="bilinear"), image)
assert not runs(Resize(size=[16, 16], mode="bilinear", align_corners=True), image)
assert runs(Resize(scale_factor=2, mode="bicubic"), image)
assert runs(Resize(size=[4, 4], mode="area"), image)
assert runs(Resize(scale_factor=2, mode="trilinear", data_format="NCDHW"), volume)
assert runs(paddle.nn.Conv2DTranspose(3, 3, 2, 2), image)
