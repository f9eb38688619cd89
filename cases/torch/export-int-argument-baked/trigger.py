import torch
from torch.export import export

# %%
program = torch.export.export(model, (x, 2)).module()
y = program(x, 3)  # errata: hit

# %%
run = export(net.eval(), (images, mask, 8)).module()
out = run(images, mask, 16)  # errata: hit

# %%
steps = 4
f = torch.export.export(net, (x, 1)).module()
f(x, steps)  # errata: hit

# %%
program = torch.export.export(model, (x, 2)).module()
y = program(x, 2)  # errata: ok

# %%
program = torch.export.export(model, (x, torch.tensor(2))).module()
y = program(x, torch.tensor(3))  # errata: ok

# %%
y = model(x, 3)  # errata: ok
