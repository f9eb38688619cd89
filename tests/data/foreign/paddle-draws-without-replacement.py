"""More draws without replacement than there are classes."""

import paddle

paddle.multinomial(paddle.ones([3]), 5)
