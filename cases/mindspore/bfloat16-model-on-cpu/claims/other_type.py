"""Other types that MatMul lacks have the same message, with their names; a cast to one of the list mends it."""

import mindspore as ms
from mindspore import ops

for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode, device_target="CPU", pynative_synchronize=True)
    mask = ops.ones((2, 2), ms.bool_)
    try:
        ops.matmul(mask, mask).asnumpy()
    except TypeError as error:
        message = str(error)
        assert "Select CPU operator[MatMul] fail! Unsupported data type!" in message
        assert "Bool" in message[message.index("but get input") :]
    else:
        raise AssertionError("nothing was raised")
    mask = mask.astype(ms.float32)
    assert ops.matmul(mask, mask).asnumpy().tolist() == [[2.0, 2.0]] * 2
