import torch
from torch.export import export

# %%
part = torch.jit.script(Encoder())
model = Model(part)
program = torch.export.export(model, (x,))  # errata: hit

# %%
model = torch.nn.Sequential(torch.jit.script(head), tail)
program = export(model, (x,))  # errata: hit

# %%
def convert(x):
    net = Wrapper(torch.jit.script(Block()), width=8)
    return export(net, args=(x,))  # errata: hit

# %%
model = Model(Encoder())
program = torch.export.export(model, (x,))  # errata: ok

# %%
part = torch.jit.script(Encoder())
program = torch.export.export(Model(Encoder()), (x,))  # errata: ok

# %%
model = Model(torch.compile(Encoder()))
program = torch.export.export(model, (x,))  # errata: ok
