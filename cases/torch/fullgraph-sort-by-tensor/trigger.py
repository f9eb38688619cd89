import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = sorted(y, key=lambda t: t.norm())  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y.sort(key=lambda t: t.mean())  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    y = sorted([x, y], key=lambda one: one.sum(), reverse=True)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = sorted(y, key=lambda t: t.shape[0])  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y = sorted(names, key=len)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    y = sorted(y, key=lambda t: t.norm())  # errata: ok
    return x

# %%
def f(x, y):
    y.sort(key=lambda t: t.mean())  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def longest(xs):
    return sorted(xs, key=lambda x: x.abs().sum())  # errata: hit

# %%
@torch.compile(fullgraph=True)
def ranked(xs):
    return sorted(xs, key=lambda t: -t.amax())  # errata: hit

# %%
@torch.compile(fullgraph=True)
def order(xs, scores):
    scores.sort(key=lambda s: torch.linalg.norm(s))  # errata: hit
    return sorted(range(len(xs)), key=lambda i: xs[i].sum().item())  # errata: hit

# %%
@torch.compile(fullgraph=True)
def largest(xs):
    return max(xs, key=lambda t: t.norm())  # errata: hit

# %%
@torch.compile(fullgraph=True)
def widest(xs):
    return max(xs, key=lambda t: t.size(0))  # errata: ok

# %%
@torch.compile(fullgraph=True)
def highest(xs):
    return max([t.norm() for t in xs])  # errata: ok

# %%
@torch.compile(fullgraph=True)
def named(blocks, x):
    for block in sorted(blocks, key=lambda b: b.max_depth()):  # errata: ok
        x = block(x)
    return x

# %%
@torch.compile(fullgraph=True)
def smallest(tensors):
    return min(tensors, key=torch.norm) * 2  # errata: hit

# %%
@torch.compile(fullgraph=True)
def by_length(parts):
    return torch.cat(sorted(parts, key=torch.numel))  # errata: ok

# %%
@torch.compile(fullgraph=True)
def best(candidates):
    if torch.compiler.is_compiling():
        return torch.stack(candidates).sort(0)[0]
    return sorted(candidates, key=lambda c: c.norm())[0]  # errata: ok
