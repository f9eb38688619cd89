"""Configure a predictor with the methods that the release has."""

import paddle

config = paddle.inference.Config()
config.disable_gpu()
if hasattr(config, "enable_new_ir"):
    config.enable_new_ir(True)
if hasattr(config, "set_optimization_level"):
    config.set_optimization_level(3)

result = config.use_gpu()
assert not result
