# releases: >=2.7
"""In newer releases there is the level auto, and bfloat16 is chosen by the argument dtype."""

import mindspore as ms
from mindspore import amp, nn

amp.auto_mixed_precision(nn.Dense(4, 2), amp_level="auto")
amp.auto_mixed_precision(nn.Dense(4, 2), amp_level="O2", dtype=ms.bfloat16)
