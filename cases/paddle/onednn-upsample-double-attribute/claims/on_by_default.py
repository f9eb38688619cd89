"""A `Config` has oneDNN on without being asked."""

from paddle.inference import Config

config = Config()
assert config.mkldnn_enabled()
config.disable_mkldnn()
assert not config.mkldnn_enabled()
