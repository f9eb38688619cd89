import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Scaled(nn.Cell):
    def construct(self, x):
        y = self.layer(x)
        handle = y.register_hook(halve)  # errata: hit
        return self.head(y)


# %%
class Logged(nn.Cell):
    def construct(self, x):
        hidden = self.encoder(x)
        _ = hidden.register_hook(self.log)  # errata: hit
        return hidden


# %%
class Clipped(nn.Cell):
    def construct(self, x, mask):
        self_handle = x.register_hook(clip)  # errata: hit
        return x * mask


# %%
class Kept(nn.Cell):
    def construct(self, x):
        hook = x.register_hook(clip)  # errata: hit
        self.handle = x.register_hook(halve)  # errata: hit
        self.handles.append(x.register_hook(halve))  # errata: hit
        return self.head(x)


# %%
class Right(nn.Cell):
    def construct(self, x):
        y = self.layer(x)
        y.register_hook(halve)  # errata: ok
        return self.head(y)


# %%
class Returned(nn.Cell):
    def construct(self, x):
        y = self.layer(x)
        y = y.register_hook(halve)  # errata: ok
        return self.head(y)


# %%
def watch(tensor):
    handle = tensor.register_hook(print)  # errata: ok
    return handle

# %%
@ms.jit
def forward(x):
    y = x * x
    hook = y.register_hook(halve)  # errata: hit
    return y.sum()


# %%
def forward(x):
    y = x * x
    hook = y.register_hook(halve)  # errata: ok
    return y.sum()
