import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    print(x)  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        print("shape", x.shape)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    print(f"{x.mean()}")  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    self.printer(x)  # errata: ok
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        pprint(x)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
@torch.compile
def step(x, y):
    print(x)  # errata: ok
    return x


# %%
def f(x, y):
    print("shape", x.shape)  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def step(x):
    if not torch.compiler.is_compiling():
        print(x.shape)  # errata: ok
    return x


# %%
torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(fullgraph=True)
def step(x):
    print("mean", x.mean())  # errata: ok
    return x


# %%
class Net(torch.nn.Module):
    def __init__(self, verbose=False):
        super().__init__()
        self.verbose = verbose

    def forward(self, x):
        if self.verbose:
            print(x.shape)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        print(x.shape)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)
if __name__ == "__main__":
    model(x)


# %%
def show(x):
    print(x.shape)  # errata: hit
    return x


step = torch.compile(show, fullgraph=True)
if torch.cuda.is_available():
    step(x)
