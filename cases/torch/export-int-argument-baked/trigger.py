import pytest
import torch
from torch.export import export

# %%
program = torch.export.export(model, (x, 2)).module()
y = program(x, 3)  # errata: hit

# %%
run = export(net.eval(), (images, mask, 8)).module()
out = run(images, mask, 16)  # errata: hit

# %%
def test():
    f = torch.export.export(net, (torch.ones(4, 3), 1)).module()
    assert f(torch.ones(4, 3), 4).shape == (4, 3)  # errata: hit

# %%
program = torch.export.export(model, (x, 2)).module()
y = program(x, 2)  # errata: ok

# %%
program = torch.export.export(model, (x, torch.tensor(2))).module()
y = program(x, torch.tensor(3))  # errata: ok

# %%
y = model(x, 3)  # errata: ok

# %%
n = 2
program = torch.export.export(model, (x, n)).module()
y = program(x, 2)  # errata: ok

# %%
n = 2
program = torch.export.export(model, (x, 2)).module()
y = program(x, n)  # errata: ok

# %%
program = torch.export.export(model, (x, 2), dynamic_shapes={"x": None, "n": Dim.DYNAMIC}).module()
y = program(x, 3)  # errata: ok

# %%
program = torch.export.export(model, (x, 2)).module()
y = program(x, 2)  # errata: ok
program = torch.export.export(model, (x, 4)).module()
y = program(x, 4)  # errata: ok

# %%
def test_refuses():
    program = torch.export.export(model, (x, 2)).module()
    with pytest.raises(AssertionError):
        program(x, 3)  # errata: ok

# %%
exported = export(Blend(), (a, b, 0.5))
blend = exported.module()
out = blend(a, b, 0.75)  # errata: hit

# %%
exported = export(Blend(), (a, b, 0.5))
blend = exported.module()
out = blend(a, b, 0.5)  # errata: ok
out = model(a, b, 0.75)  # errata: ok

# %%
program = torch.export.export(model, (x, 2)).module()
try:
    program(x, 3)  # errata: ok
except (AssertionError, RuntimeError):
    print("refused")

# %%
exported = export(model, (x, 2))
y = exported.module()(x, 4)  # errata: hit

# %%
exported = export(model, (x, 2))
y = exported.module()(x, 2)  # errata: ok

# %%
exported = export(model, (x, 3), dynamic_shapes=(None, Dim.DYNAMIC))
y = exported.module()(x, 4)  # errata: ok
