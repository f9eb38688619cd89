import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = y._replace(count=y.count + 1)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        state = self.state._replace(x=x)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    y = y._replace(**changes)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = State(count=y.count + 1)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        text = name.replace("a", "b")  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    y = y._replace(count=y.count + 1)  # errata: ok
    return x

# %%
def f(x, y):
    state = self.state._replace(x=x)  # errata: ok
    return x

# %%
class Path:
    def __init__(self, x):
        self.x = x

    def _replace(self, x):
        return Path(x)


@torch.compile(fullgraph=True)
def move(x):
    path = Path(x)
    path = path._replace(x=path.x + 1)  # errata: ok
    return path.x

# %%
@torch.compile(fullgraph=True)
def rescale(output, x):
    if not torch.compiler.is_compiling():
        output = output._replace(hidden=x)  # errata: ok
    return x * 2
