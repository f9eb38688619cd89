"""Another number of labels than rows has the same words: seven labels for eight rows, labels [1, 8], and scores of which the axes were joined while the labels keep theirs."""

import paddle
import paddle.nn.functional as F

for rows, labels, words in (
    (8, [7], "logits_dims[i]:8 != labels_dims[i]:7"),
    (8, [1, 8], "logits_dims[i]:8 != labels_dims[i]:1"),
    (24, [8, 3], "logits_dims[i]:24 != labels_dims[i]:8"),
):
    try:
        F.cross_entropy(paddle.randn([rows, 4]), paddle.zeros(labels, "int64"))
    except ValueError as error:
        assert "Input(Logits) and Input(Label) should in same shape in dimensions except axis" in str(error), error
        assert words in str(error), error
    else:
        raise RuntimeError("accepted")
assert F.cross_entropy(paddle.randn([24, 4]), paddle.zeros([8, 3], "int64").flatten()).ndim == 0
