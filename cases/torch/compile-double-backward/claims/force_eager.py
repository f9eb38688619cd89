# releases: >=2.15
"""Under `set_stance("force_eager")` a compiled function, and a module after `compile()`, can be differentiated twice."""

import torch

critic = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
critic.compile(backend="aot_eager")


@torch.compile(backend="aot_eager")
def energy(x):
    """A sum of cubes."""
    return x**3


for score in (critic, energy):
    for stance in ("default", "force_eager"):
        x = torch.ones(4, 3, requires_grad=True)
        with torch.compiler.set_stance(stance):
            (gradient,) = torch.autograd.grad(score(x).sum(), x, create_graph=True)
        try:
            gradient.square().sum().backward()
        except RuntimeError as error:
            assert stance == "default" and "double backward" in str(error)
        else:
            assert stance == "force_eager", "nothing was raised"
