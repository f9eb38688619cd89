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
    rows, total = [x], 0
    for row in rows:
        if len(rows) < 4:
            rows.append(row * 2)  # errata: hit
        total = total + row
    return total

# %%
class Net(torch.nn.Module):
    def visit(self, queue):
        for node in queue:
            queue.extend(self.children_of(node))  # errata: hit
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

# %%
@torch.compile
def f(x):
    rows = [x]
    while len(rows) < 4:
        rows.append(rows[-1] * 2)  # errata: ok
    return sum(rows)

# %%
@torch.compile
def f(x, groups):
    for group in groups:
        group.append(x)  # errata: ok
    return groups

# %%
@torch.compile
def first(x, pieces):
    for piece in pieces:
        if piece.shape[0] == 3:
            pieces.append(x)  # errata: ok
            break
    return torch.cat(pieces)


# %%
@torch.compile
def first(x, pieces):
    for piece in pieces:
        if piece.shape[0] == 3:
            pieces.append(x)  # errata: ok
            return torch.cat(pieces)
    return x
