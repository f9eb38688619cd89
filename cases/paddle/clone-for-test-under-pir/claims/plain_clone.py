"""`clone()` without the argument works, and the dropout of the copy still drops."""

import numpy as np
import paddle
from paddle import static

paddle.enable_static()
paddle.seed(0)
main = static.Program()
with static.program_guard(main):
    paddle.nn.functional.dropout(static.data("x", [None], "float32"), 0.5)
copy = main.clone()
output = copy.global_block().ops[-1].result(0)
(values,) = static.Executor(paddle.CPUPlace()).run(copy, feed={"x": np.ones(200, "float32")}, fetch_list=[output])
assert (values == 0).any()
