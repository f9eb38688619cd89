import paddle
from paddle import nn

# %%
head = model.head.parameters()
rest = [p for p in model.parameters() if p not in head]  # errata: hit


# %%
def split(model):
    decayed = list(model.backbone.parameters())
    return [q for q in model.parameters() if q not in decayed]  # errata: hit


# %%
shared = encoder.parameters()
both = [p for p in decoder.parameters() if p in shared]  # errata: hit

# %%
head = {id(p) for p in model.head.parameters()}
rest = [p for p in model.parameters() if id(p) not in head]  # errata: ok

# %%
head = set(model.head.parameters())
rest = [p for p in model.parameters() if p not in head]  # errata: ok

# %%
names = [p.name for p in model.head.parameters()]
rest = [p for p in model.parameters() if p.name not in names]  # errata: ok

# %%
head = model.head.parameters()
others = []
for p in model.parameters():
    if p not in head:  # errata: hit
        others.append(p)

# %%
head = list(model.head.parameters())
others = []
for name, p in model.named_parameters():
    if p not in head:  # errata: hit
        others.append(p)

# %%
head = {id(p) for p in model.head.parameters()}
for name, p in model.named_parameters():
    if id(p) in head:  # errata: ok
        p.stop_gradient = True

# %%
names = list(model.head.state_dict())
for name, p in model.named_parameters():
    if name in names:  # errata: ok
        p.stop_gradient = True

# %%
unique = []
for p in model.parameters():
    if p not in unique:  # errata: hit
        unique.append(p)

# %%
no_decay = []
for layer in norms:
    no_decay.extend(layer.parameters())
for name, p in model.named_parameters():
    if p in no_decay:  # errata: hit
        print(name)

# %%
seen = set()
for p in model.parameters():
    if p not in seen:  # errata: ok
        seen.add(p)

# %%
names = []
for p in model.parameters():
    if p.name not in names:  # errata: ok
        names.append(p.name)

# %%
seen = []
for p in model.parameters():
    if id(p) not in seen:  # errata: ok
        seen.append(id(p))

# %%
heads = model.head.parameters() + model.neck.parameters()
rest = [p for p in model.parameters() if p not in heads]  # errata: hit

# %%
head = [p for n, p in model.named_parameters() if "head" in n]
rest = [p for p in model.parameters() if p not in head]  # errata: hit

# %%
biases = [p for p in model.parameters() if p.ndim == 1]
for p in model.parameters():
    if p in biases:  # errata: hit
        print(p.name)

# %%
head = [n for n, p in model.named_parameters() if "head" in n]
rest = [n for n, p in model.named_parameters() if n not in head]  # errata: ok

# %%
head = [id(p) for p in model.parameters() if p.ndim == 1]
rest = [p for p in model.parameters() if id(p) not in head]  # errata: ok

# %%
params = model.parameters()
position = params.index(model.bias)  # errata: hit

# %%
shapes = [p.shape for p in model.parameters()]
position = shapes.index([2, 2])  # errata: ok

# %%
layers = model.sublayers()
layers.remove(model[0])  # errata: ok
