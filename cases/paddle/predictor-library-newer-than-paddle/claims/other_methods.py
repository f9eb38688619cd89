# releases: <3.0
"""`enable_new_ir` and `enable_onednn` are missing too; `enable_mkldnn` is there."""

import paddle

config = paddle.inference.Config()
for name in ("enable_new_ir", "enable_onednn", "set_optimization_level"):
    try:
        getattr(config, name)
    except AttributeError as error:
        assert "'paddle.base.libpaddle.AnalysisConfig' object has no attribute '%s'" % name in str(error), error
    else:
        raise AssertionError(name)
config.enable_mkldnn()
