import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    h = x * 2
    h.register_hook(print)  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        h = self.layer(x)
        h.register_hook(self.keep)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    h = torch.relu(x)
    h.register_hook(lambda g: g * 2)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x.register_hook(print)  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    h = x * 2
    h.register_hook(print)  # errata: ok
    return x


# %%
def f(x, y):
    h = self.layer(x)
    h.register_hook(self.keep)  # errata: ok
    return x


# %%
class Reversed(torch.nn.Module):
    def forward(self, x):
        weight = self.linear.weight
        weight.register_hook(lambda grad: -grad)  # errata: ok
        return self.linear(x)


model = torch.compile(Reversed(), fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x):
    same = x
    same.register_hook(lambda grad: -grad)  # errata: ok
    return same.sum()


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    left, right = x.chunk(2)
    both = left * right
    handle = both.register_hook(lambda grad: grad.clamp(-1, 1))  # errata: hit
    return both.sum()


# %%
@torch.compile(fullgraph=True)
def loss(batch):
    x = batch["x"]
    x.register_hook(double)  # errata: ok
    return x.sum()
