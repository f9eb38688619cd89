"""A Theseus error function that fills a torch.zeros buffer by slices, taken through vmap."""

import os

import torch
import theseus as th

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
SIZE = 3  # entries of one depth map
PAIRS = [(0, 1), (1, 2), (2, 0)]


def scale_error(optim_vars, aux_vars):
    """Compare every depth map, scaled by the measured ratio, with its partner."""
    maps = optim_vars[0].tensor
    ratios = aux_vars[0].tensor
    error = torch.zeros(maps.shape[0], SIZE * len(PAIRS), dtype=maps.dtype, device=maps.device)
    for k, (i, j) in enumerate(PAIRS):
        scaled = ratios[:, k : k + 1] * maps[:, i * SIZE : (i + 1) * SIZE]
        difference = scaled - maps[:, j * SIZE : (j + 1) * SIZE]
        error[:, k * SIZE : (k + 1) * SIZE] = difference
    return error


def prior_error(optim_vars, aux_vars):
    """Keep the maps near the values they were estimated with."""
    return optim_vars[0].tensor - aux_vars[0].tensor


torch.manual_seed(0)
estimates = 1 + torch.rand(4, SIZE * 3, device=DEVICE)
maps = th.Vector(SIZE * 3, name="maps")
ratios = th.Vector(len(PAIRS), name="ratios")
prior = th.Vector(SIZE * 3, name="prior")

objective = th.Objective()
for error_function, aux, dim in (
    (prior_error, prior, SIZE * 3),
    (scale_error, ratios, SIZE * len(PAIRS)),
):
    objective.add(
        th.AutoDiffCostFunction([maps], error_function, dim, aux_vars=[aux], autograd_mode="vmap")
    )
optimizer = th.GaussNewton(objective, linear_solver_cls=th.CholeskyDenseSolver, max_iterations=3)
layer = th.TheseusLayer(optimizer).to(DEVICE)

values, _ = layer.forward(
    {"maps": estimates, "prior": estimates, "ratios": torch.ones(4, len(PAIRS), device=DEVICE)}
)
result = values["maps"]
