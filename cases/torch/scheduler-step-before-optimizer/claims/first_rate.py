"""LambdaLR, LinearLR and OneCycleLR set another first rate than the optimizer got; StepLR keeps it."""

import torch

schedules = torch.optim.lr_scheduler
firsts = {}
for name, make in {
    "StepLR": lambda optimizer: schedules.StepLR(optimizer, step_size=2),
    "LambdaLR": lambda optimizer: schedules.LambdaLR(optimizer, lambda step: (step + 1) / 5),
    "LinearLR": lambda optimizer: schedules.LinearLR(optimizer, start_factor=0.25),
    "OneCycleLR": lambda optimizer: schedules.OneCycleLR(optimizer, max_lr=1.0, total_steps=10),
}.items():
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1)
    make(optimizer)
    firsts[name] = round(optimizer.param_groups[0]["lr"], 6)
assert firsts == {"StepLR": 0.1, "LambdaLR": 0.02, "LinearLR": 0.025, "OneCycleLR": 0.04}, firsts
