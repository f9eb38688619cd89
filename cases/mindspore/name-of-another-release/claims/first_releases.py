# releases: >=2.0
"""2.0.0 has none of the names in the text, 2.7.0 and later have each."""

import mindspore

NAMES = """
bfloat16
Event
from_numpy
get_rng_state
hal
lazy_inline
load_mindir
manual_seed
mint
recompute
runtime
set_deterministic
set_device
Stream
synchronize
""".split()

release = tuple(int(number) for number in mindspore.__version__.split(".")[:2])
wrong = [name for name in NAMES if hasattr(mindspore, name) != (release >= (2, 7))]
assert not wrong, wrong
