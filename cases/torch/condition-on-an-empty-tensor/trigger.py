import torch

# %%
found = torch.nonzero(scores > 0.8)
if found:  # errata: hit
    print(found)

# %%
def first(mask):
    if not torch.nonzero(mask):  # errata: hit
        return None
    return torch.nonzero(mask)[0]


# %%
class Report:
    def __init__(self, scores):
        self.places = torch.argwhere(scores > 0.8)

    def text(self):
        return "found" if self.places else "nothing"  # errata: hit


# %%
found = torch.nonzero(scores > 0.8)
if len(found) > 0:  # errata: ok
    print(found)

# %%
found = torch.nonzero(scores > 0.8)
if found.numel():  # errata: ok
    print(found)

# %%
found = torch.nonzero(scores > 0.8).tolist()
if found:  # errata: ok
    print(found)

# %%
rows, columns = torch.nonzero(scores > 0.8, as_tuple=True)
mask = scores > 0.8
if mask.any():  # errata: ok
    print(rows, columns)

# %%
found = torch.nonzero(scores > 0.8, as_tuple=True)
if found:  # errata: ok
    print(found)
