import torch
from torch.func import grad, vmap


class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        return g

# %%
def loss(x):
    return Square.apply(x).sum()  # errata: hit


g = torch.func.grad(loss)(x)

# %%
g = vmap(lambda x: Square.apply(x))(xs)  # errata: hit

# %%
def energy(w, x):
    return Square.apply(w * x).mean()  # errata: hit


per_sample = vmap(grad(energy), in_dims=(None, 0))

# %%
def loss(x):
    return Square.apply(x).sum()  # errata: ok


loss(x).backward()

# %%
class Cube(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x**3

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)


g = torch.func.grad(lambda x: Cube.apply(x).sum())(x)  # errata: ok

# %%
g = torch.func.grad(lambda x: frame.apply(x).sum())(x)  # errata: ok

# %%
from library import Swish

g = torch.func.grad(lambda x: Swish.apply(x).sum())(x)  # errata: ok

# %%
class New(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


g = grad(lambda x: New.apply(x).sum())(x)  # errata: ok
h = grad(lambda x: Square.apply(x).sum())(x)  # errata: hit

# %%
square = Square.apply


def loss(x):
    return square(x).sum()  # errata: hit


g = torch.func.grad(loss)(x)

# %%
out = vmap(Square.apply)(xs)  # errata: hit

# %%
class Twice(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        return 2 * x

    @staticmethod
    def backward(context, g):
        return 2 * g


g = grad(lambda x: Twice.apply(x).sum())(x)  # errata: hit

# %%
jacobian = torch.autograd.functional.jacobian(Square.apply, x)  # errata: ok

# %%
class Third(torch.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return 3 * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


out = vmap(Third.apply)(xs)  # errata: ok
third = Third.apply
out = vmap(lambda x: third(x))(xs)  # errata: ok

# %%
class Base(torch.autograd.Function):
    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


class Round(Base):
    @staticmethod
    def forward(x):
        return x.round()


gradient = torch.func.grad(lambda x: Round.apply(x).sum())(x)  # errata: ok
