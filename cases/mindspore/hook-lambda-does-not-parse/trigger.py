import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)

# %%
net.register_forward_hook(lambda cell, inputs, output: output)  # errata: hit

# %%
handle = layer.register_forward_pre_hook(lambda cell, inputs: None)  # errata: hit


# %%
class Probe:
    def attach(self, net):
        net.dense.register_backward_hook(lambda c, i, o: self.keep(o))  # errata: hit


# %%
for name, cell in net.cells_and_names():
    cell.register_forward_hook(lambda c, i, o, name=name: print(name))  # errata: hit


# %%
show = lambda cell, inputs: None
layer.register_forward_pre_hook(show)  # errata: ok


# %%
def hook(cell, inputs, output):
    return output


net.register_forward_hook(hook)  # errata: ok

# %%
net.register_forward_hook(self.keep)  # errata: ok

# %%
blocks[0].register_forward_hook(lambda cell, inputs, output: output)  # errata: ok

# %%
button.register_callback(lambda event: None)  # errata: ok

# %%
from mindspore import nn, ops


class Registry:
    def __init__(self):
        self.hooks = []

    def register_forward_hook(self, fn):
        self.hooks.append(fn)


registry = Registry()
registry.register_forward_hook(lambda cell, inputs, output: print(output))  # errata: ok
nn.Dense(4, 2)(ops.ones((1, 4)))

# %%
from mindspore import nn, ops

net = nn.SequentialCell(nn.Dense(4, 2))
for cell in net:
    cell.register_forward_hook(lambda c, i, o: print(o.shape))  # errata: ok
net(ops.ones((1, 4)))

# %%
import torch
from mindspore import nn, ops

reference = torch.nn.Linear(4, 3)
reference.register_forward_hook(lambda module, args, output: features.append(output))  # errata: ok
nn.Dense(4, 3)(ops.ones((2, 4)))
