"""Paddle begins in dynamic mode; enable_static and disable_static switch it."""

import paddle

assert paddle.in_dynamic_mode()
paddle.enable_static()
assert not paddle.in_dynamic_mode()
paddle.disable_static()
assert paddle.in_dynamic_mode()
