import torch

# %%
def walk(items):
    for item in items:
        yield item
        items.append(item)  # errata: hit


@torch.compile
def f(x):
    return sum(walk([x]))

# %%
@torch.compile(backend="eager")
def f(x):
    def grow(rows):
        for row in rows:
            if row is not None:
                rows.append(row * 2)  # errata: hit
            yield row

    return list(grow([x]))

# %%
class Net(torch.nn.Module):
    def visit(self, queue):
        for node in queue:
            queue.append(node + 1)  # errata: hit
            yield node

    def forward(self, x):
        return sum(self.visit([x]))


net = torch.compile(Net())

# %%
def walk(items):
    for item in items:
        yield item
        items.append(item)  # errata: ok

# %%
@torch.compile
def f(items):
    found = []
    for item in items:
        found.append(item)  # errata: ok
    return found

# %%
@torch.compile
def f(items):
    for item in list(items):
        items.append(item)  # errata: ok
    return items
