import paddle
from paddle import nn


# %%
class Attention(nn.Layer):
    def forward(self, x):
        q = self.q(x).reshape([0, 0, 8, 64])
        return q.transpose(1, 2)  # errata: hit


# %%
x = paddle.to_tensor(array)
y = x.transpose(0, 1)  # errata: hit


# %%
class Scores(nn.Layer):
    def forward(self, q, k):
        return paddle.matmul(q, k.transpose(-2, -1))  # errata: hit


# %%
class Attention(nn.Layer):
    def forward(self, x):
        return x.transpose([0, 2, 1, 3])  # errata: ok


# %%
import numpy as np

table = np.zeros((2, 3))
turned = table.transpose(1, 0)  # errata: ok

# %%
x = paddle.to_tensor(array)
y = paddle.moveaxis(x, 1, 2)  # errata: ok
