import numpy as np
import paddle
from paddle import nn

MEAN = np.array([0.485, 0.456, 0.406], dtype="float32").reshape(3, 1, 1)
STD = np.array([0.229, 0.224, 0.225], dtype="float32").reshape(3, 1, 1)


# %%
class Normalised(nn.Layer):
    def forward(self, images):
        return images - MEAN  # errata: hit


network = paddle.jit.to_static(Normalised(), full_graph=True)


# %%
@paddle.jit.to_static(full_graph=True)
def scaled(images):
    return images / STD  # errata: hit


# %%
@paddle.jit.to_static(full_graph=True)
def shifted(x):
    offsets = np.arange(4)
    hidden = paddle.tanh(x)
    return hidden + offsets  # errata: hit


# %%
@paddle.jit.to_static(full_graph=True)
def scaled(images):
    return images / paddle.to_tensor(STD)  # errata: ok


# %%
def scaled(images):
    return images / STD  # errata: ok


# %%
@paddle.jit.to_static(full_graph=False)
def scaled(images):
    return images / STD  # errata: ok


# %%
@paddle.jit.to_static(full_graph=True)
def scaled(images):
    return images * float(np.sqrt(64))  # errata: ok


# %%
@paddle.jit.to_static(full_graph=True)
def scaled(images):
    inverse = paddle.to_tensor(1.0 / STD)  # errata: ok
    return images * inverse
