"""`jacfwd` and `jvp` fail as well; with more than 25 points on either side the message names another operator."""

import torch

try:
    from torch.func import hessian, jacfwd, jvp
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import hessian, jacfwd, jvp

atoms = torch.randn(3, 2)
for walls, name in (
    (torch.randn(25, 2), "_cdist_forward"),
    (torch.randn(26, 2), "_euclidean_dist"),
):
    for call in (
        lambda: hessian(lambda atoms: torch.cdist(atoms, walls).sum())(atoms),
        lambda: jacfwd(lambda atoms: torch.cdist(atoms, walls))(atoms),
        lambda: jvp(lambda atoms: torch.cdist(atoms, walls), (atoms,), (atoms,)),
    ):
        try:
            call()
        except NotImplementedError as error:
            assert f"forward AD with {name} that does not support it" in str(error)
        else:
            raise AssertionError("nothing was raised")
