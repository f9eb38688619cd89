import dataclasses
from dataclasses import dataclass

import torch
from torch.export import export


@dataclass
class Batch:
    x: torch.Tensor


@dataclasses.dataclass
class Pair:
    a: torch.Tensor

# %%
program = torch.export.export(model, (Batch(x),))  # errata: hit

# %%
program = export(model, (Pair(a), mask), strict=False)  # errata: hit

# %%
batch = Batch(torch.ones(2))
program = export(model, args=(batch,))  # errata: hit

# %%
program = torch.export.export(model, (batch.x,))  # errata: ok

# %%
torch.export.register_dataclass(Batch)
program = torch.export.export(model, (Batch(x),))  # errata: ok

# %%
program = torch.export.export(model, (tuple(rows),))  # errata: ok

# %%
from torch.export import register_dataclass

register_dataclass(Batch)
program = torch.export.export(model, (Batch(x),))  # errata: ok

# %%
from torch.utils._pytree import register_pytree_node

register_pytree_node(Batch, flatten, unflatten)
program = torch.export.export(model, (Batch(x),))  # errata: ok

# %%
from transformers.utils import ModelOutput


@dataclass
class Output(ModelOutput):
    logits: torch.Tensor = None


program = torch.export.export(model, (Output(x),))  # errata: ok

# %%
@dataclass(frozen=True)
class State:
    h: torch.Tensor


program = export(cell, (x,), kwargs={"state": State(x)})  # errata: hit

# %%
def to_program(model, x):
    args = (Batch(x),)
    return export(model, args)  # errata: hit

# %%
def export(path, rows):
    return [(path, row.x) for row in rows]


print(export("out.csv", (Batch(1),)))  # errata: ok
