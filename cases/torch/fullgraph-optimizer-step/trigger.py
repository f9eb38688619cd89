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
        game.options.step()  # errata: ok
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


# %%
solver = torch.optim.SGD(model.parameters(), lr=0.1)


@torch.compile(fullgraph=True)
def update():
    solver.step()  # errata: hit


# %%
optimizer_d = torch.optim.Adam(discriminator.parameters())
step = torch.compile(optimizer_d.step, backend="eager", fullgraph=True)  # errata: hit


# %%
@torch.compile(fullgraph=True)
def simulate(state):
    options.step()  # errata: ok
    return state


# %%
step = torch.compile(optimizer.step)  # errata: ok


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    model.zero_grad()  # errata: ok
    return loss(model(x), y)


# %%
schedule = torch.optim.lr_scheduler.StepLR(optimizer, 10)


@torch.compile(fullgraph=True)
def advance():
    schedule.step()  # errata: hit


# %%
@torch.compile(fullgraph=True)
def denoise(x, noise, t):
    return scheduler.step(noise, t, x)  # errata: ok
