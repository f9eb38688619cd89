# releases: >=2.6
"""Under SOT tolist() passes from 3.0 on; on 2.6 it raises an error with the words Unknown Tensor attribute: tolist."""

import paddle


def normalise(scores):
    """Divide scores by the largest one."""
    return scores / max(scores.tolist())


message = ""
try:
    scores = paddle.to_tensor([2.0, 1.0, 4.0])
    result = paddle.jit.to_static(normalise, full_graph=False)(scores).tolist()
except Exception as error:
    message = str(error)
if paddle.__version__.startswith("2."):
    assert "Unknown Tensor attribute: tolist" in message
else:
    assert not message, message
    assert result == [0.5, 0.25, 1.0]
