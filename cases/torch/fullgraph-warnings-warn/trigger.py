import warnings

import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    warnings.warn("slow")  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        warnings.warn("old", DeprecationWarning, stacklevel=2)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    from warnings import warn
    warn("x")  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    self.warned = True  # errata: ok
    return x

# %%
@torch.compile
def step(x, y):
    warnings.warn("slow")  # errata: ok
    return x

# %%
def f(x, y):
    warnings.warn("old", DeprecationWarning, stacklevel=2)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if not torch.compiler.is_compiling():
        warnings.warn("slow")  # errata: ok
    return x

# %%
torch._dynamo.config.ignore_logging_functions.add(warnings.warn)


@torch.compile(fullgraph=True)
def step(x, y):
    warnings.warn("slow", FutureWarning)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def run(x):
    if not torch._dynamo.is_compiling():
        warnings.warn("slow")  # errata: ok
    return x * 2
