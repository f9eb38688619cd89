# releases: >=2.0
"""`setup_context` serves grad, vjp, jacrev; vmap needs `generate_vmap_rule`, jvp a `jvp`, jacfwd and hessian both."""

import torch
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap


class Cube(torch.autograd.Function):
    """The third power."""

    @staticmethod
    def forward(x):
        return x**3

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 3 * ctx.saved_tensors[0] ** 2


class Mapped(Cube):
    """With a rule for vmap."""

    generate_vmap_rule = True


class Forward(Mapped):
    """With forward mode."""

    @staticmethod
    def jvp(ctx, tangent):
        return tangent * 3 * ctx.saved_tensors[0] ** 2


class Pushed(Cube):
    """With forward mode, without a rule for vmap."""

    jvp = Forward.jvp


x = torch.tensor([1.0, 2.0])
transforms = {
    "grad": lambda f: grad(lambda x: f(x).sum())(x),
    "vjp": lambda f: vjp(f, x)[1](x),
    "jacrev": lambda f: jacrev(f)(x),
    "vmap": lambda f: vmap(f)(x),
    "vmap(grad)": lambda f: vmap(grad(f))(x),
    "jvp": lambda f: jvp(f, (x,), (x,)),
    "jacfwd": lambda f: jacfwd(f)(x),
    "hessian": lambda f: hessian(lambda x: f(x).sum())(x),
}


def served(function):
    """The transforms that pass."""
    passed = set()
    for name, transform in transforms.items():
        try:
            transform(function.apply)
        except RuntimeError:  # NotImplementedError is one
            continue
        passed.add(name)
    return passed


assert served(Cube) == {"grad", "vjp", "jacrev"}
assert served(Mapped) == {"grad", "vjp", "jacrev", "vmap", "vmap(grad)"}
assert served(Pushed) == {"grad", "vjp", "jacrev", "jvp"}
assert served(Forward) == set(transforms)
