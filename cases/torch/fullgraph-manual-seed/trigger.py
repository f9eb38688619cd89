import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    torch.manual_seed(0)  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        torch.manual_seed(self.seed)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    from torch import manual_seed

    manual_seed(seed=1)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    noise = torch.rand_like(x, generator=None)  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    torch.manual_seed(0)  # errata: ok
    return x


# %%
def f(x, y):
    torch.manual_seed(self.seed)  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def augment(x):
    torch.random.manual_seed(42)  # errata: hit
    return x * torch.rand_like(x)


# %%
model = torch.compile(net, fullgraph=True)
torch.manual_seed(0)  # errata: ok
model(x)

# %%
@torch.library.custom_op("lib::noise", mutates_args=())
def noise(x: torch.Tensor) -> torch.Tensor:
    torch.manual_seed(0)  # errata: ok
    return torch.rand_like(x)


@torch.compile(fullgraph=True)
def step(x):
    return x + noise(x)


# %%
@torch.compile(fullgraph=True)
def step(x):
    if not torch.compiler.is_compiling():
        torch.manual_seed(0)  # errata: ok
    return x + 1


# %%
def step(x, seed=None):
    if seed is not None:
        torch.manual_seed(seed)  # errata: ok
    return x + torch.rand(2)


torch.compile(step, fullgraph=True)(x)


# %%
def seed_all(seed):
    torch.manual_seed(seed)  # errata: hit


@torch.compile(fullgraph=True)
def sample(logits):
    seed_all(1)
    return logits + torch.rand(3)
