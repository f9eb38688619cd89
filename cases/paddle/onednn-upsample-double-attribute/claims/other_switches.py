"""The flag `FLAGS_use_mkldnn`, `switch_ir_optim(False)`, `enable_new_ir(False)` and `set_onednn_op` change nothing."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec


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


image = np.ones([1, 3, 8, 8], "float32")
upsample = paddle.nn.Upsample(scale_factor=2, mode="nearest")
paddle.set_flags({"FLAGS_use_mkldnn": False})
assert not runs(upsample, image)
assert not runs(upsample, image, lambda config: config.switch_ir_optim(False))
assert not runs(upsample, image, lambda config: config.enable_new_ir(False))
assert not runs(upsample, image, lambda config: config.set_onednn_op({"conv2d"}))
assert runs(upsample, image, lambda config: config.disable_mkldnn())
