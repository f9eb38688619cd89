"""expand to three channels repeats one, leaves three as they are, and refuses four."""

import paddle

for channels in (1, 3, 4):
    images = paddle.rand([2, channels, 5, 6])
    try:
        out = paddle.expand(images, [-1, 3, -1, -1])
    except ValueError:
        assert channels == 4
        continue
    assert channels != 4 and out.shape == [2, 3, 5, 6]
    assert all(paddle.equal_all(out[:, i], images[:, i % channels]).item() for i in range(3))
