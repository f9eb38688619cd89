import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    optimizer.step()  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.optimizer.zero_grad(set_to_none=True)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    opt.step()  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = env.step(x)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        scheduler.step()  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    optimizer.step()  # errata: ok
    return x

# %%
def f(x, y):
    self.optimizer.zero_grad(set_to_none=True)  # errata: ok
    return x
