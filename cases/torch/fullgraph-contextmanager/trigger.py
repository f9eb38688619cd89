import contextlib
from contextlib import contextmanager

import torch

@contextmanager
def timed():
    yield


@contextlib.contextmanager
def span(name):
    yield

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    with timed():  # errata: hit
        x = x.relu()
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with span("layer"):  # errata: hit
            x = x + 1
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    with timed(), torch.no_grad():  # errata: hit
        x = x.exp()
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    with torch.no_grad():  # errata: ok
        x = x.relu()
    return x

# %%
@torch.compile
def step(x, y):
    with timed():  # errata: ok
        x = x.relu()
    return x

# %%
def f(x, y):
    with span("layer"):  # errata: ok
        x = x + 1
    return x

# %%
class Net(torch.nn.Module):
    @contextmanager
    def precision(self):
        yield

    def forward(self, x):
        with self.precision():  # errata: hit
            return x + 1


model = torch.compile(Net(), fullgraph=True)

# %%
class Span:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass


@torch.compile(fullgraph=True)
def step(x):
    with Span():  # errata: ok
        return x + 1


with span("outside"):  # errata: ok
    step(x)

# %%
@contextlib.contextmanager
def scope(name):
    yield


@torch.compile(fullgraph=True)
def step(x):
    if not torch.compiler.is_compiling():
        with scope("step"):  # errata: ok
            return x * 2
    return x * 2


# %%
class Profiler:
    @contextlib.contextmanager
    def scope(self, name):
        yield


class Net(torch.nn.Module):
    def scope(self, name):
        return Scope()

    def forward(self, x):
        with self.scope("net"):  # errata: ok
            return x.relu()


torch.compile(Net(), fullgraph=True)(x)


# %%
@contextlib.contextmanager
def scope(name):
    yield


@torch.library.custom_op("lib::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    with scope("twice"):  # errata: ok
        return x * 2


@torch.compile(fullgraph=True)
def step(x):
    return twice(x)

# %%
def step(x):
    manager = span("step")
    with manager:  # errata: hit
        return x + 1


fast = torch.compile(step, fullgraph=True)

# %%
@span("step")
def step(x):
    return x + 1


fast = torch.compile(step, fullgraph=True)  # errata: hit

# %%
@span("step")
def report(x):
    return x + 1


@torch.no_grad()
def step(x):
    return x + 1


fast = torch.compile(step, fullgraph=True)  # errata: ok
report(fast(x))

# %%
@span("step")
def step(x):
    return x + 1


fast = torch.compile(step)  # errata: ok

# %%
DEBUG = False


class Net(torch.nn.Module):
    def forward(self, x):
        if DEBUG:
            with span("forward"):  # errata: ok
                return x
        return x * 2


model = torch.compile(Net(), fullgraph=True)
