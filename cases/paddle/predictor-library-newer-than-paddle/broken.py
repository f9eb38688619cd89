"""Configure a predictor as PaddleX 3 does, which PaddleOCR 3 stands on."""

import paddle

config = paddle.inference.Config()
config.disable_gpu()
if hasattr(config, "enable_new_ir"):
    config.enable_new_ir(True)
config.set_optimization_level(3)

result = config.use_gpu()
assert not result
