# releases: >=2.6
"""`set_mkldnn_cache_capacity` is there on 2.6.2 and on 3.x, in a build with oneDNN."""

import paddle

config = paddle.inference.Config()
config.set_mkldnn_cache_capacity(10)
