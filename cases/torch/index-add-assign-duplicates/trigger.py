import torch

# %%
counts = torch.zeros(4)
counts[torch.tensor([0, 1, 1])] += 1  # errata: hit

# %%
ids = torch.randint(0, 10, (100,))
histogram = torch.zeros(10)
histogram[ids] += 1  # errata: hit

# %%
index = torch.as_tensor([1, 1, 4])
total[index] += 1.0  # errata: hit

# %%
class Counter:
    def __init__(self, labels):
        self.ids = torch.tensor([0, 2, 2])

    def count(self, total):
        total[self.ids] += 1  # errata: hit

# %%
counts[0] += 1  # errata: ok

# %%
mask = torch.rand(4) > 0.5
counts[mask] += 1  # errata: ok

# %%
ids = torch.randint(0, 10, (100,))
counts.index_add_(0, ids, torch.ones(100))  # errata: ok

# %%
for i in labels:
    counts[i] += 1  # errata: ok

# %%
ids = torch.unique(labels)
counts[ids] += 1  # errata: ok

# %%
picks = torch.randint(10, (50,))
usage[picks] = usage[picks] + 1  # errata: hit

# %%
chosen = torch.tensor([0, 2])
x[chosen] += 1  # errata: ok

# %%
keep = torch.tensor([True, False, True])
x[keep] += 1  # errata: ok

# %%
place = torch.randint(0, 10, (1,))
x[place] += 1  # errata: ok

# %%
last = torch.tensor(3)
x[last] += 1  # errata: ok

# %%
codes = distances.argmin(dim=1)
self.usage[codes] += 1  # errata: hit

# %%
action = q(state).argmax(-1)
visits[action] += 1  # errata: ok
visits[scores.argmax()] += 1  # errata: ok

# %%
rows = torch.arange(len(logits))
logits[rows, labels] += 1  # errata: ok
order = torch.argsort(scores)[:5]
seen[order] += 1  # errata: ok
top = scores.topk(3).indices
seen[top] += 1  # errata: ok

# %%
place = torch.randint(0, 100, (8,))
image[place] += noise  # errata: ok

# %%
degree = torch.zeros(num_nodes)
degree[edge_index[0]] += 1  # errata: hit

# %%
degree = torch.zeros(num_nodes)
degree[data.edge_index[1]] += data.edge_weight  # errata: hit

# %%
degree = torch.zeros(num_nodes)
degree.index_add_(0, edge_index[0], torch.ones(edge_index.shape[1]))  # errata: ok
degree[edge_index[0, 0]] += 1  # errata: ok
x[edge_index[0]] = 1  # errata: ok

# %%
row, col = edge_index
degree = torch.zeros(num_nodes)
degree[row] += 1  # errata: hit

# %%
source, target = data.edge_index
out = x.new_zeros(num_nodes, x.shape[1])
out[target] += messages  # errata: hit

# %%
row, col = data.edge_index
degree = torch.zeros(num_nodes)
degree[col[0]] += 1  # errata: ok
degree[col.unique()] += 1  # errata: ok
