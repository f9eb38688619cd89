"""In a legacy program attributes and descriptors hold the old enum; a variable's dtype equals both."""

import paddle
from paddle.base import core

FLOAT32 = core.VarDesc.VarType.FP32
with paddle.pir_utils.OldIrGuard():
    paddle.enable_static()
    program = paddle.static.Program()
    with paddle.static.program_guard(program):
        value = paddle.full([1], 1.0, "float32")
    assert program.global_block().ops[0].attr("dtype") == FLOAT32
    assert (
        value.desc.dtype() == FLOAT32 and value.dtype == FLOAT32 and value.dtype == paddle.float32
    )
    paddle.disable_static()
assert paddle.ones([1]).dtype != FLOAT32
