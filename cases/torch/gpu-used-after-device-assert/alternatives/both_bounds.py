"""Skip a batch with ids below 0 or beyond the embedding, before the GPU sees it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
embedding = torch.nn.Embedding(3, 2).to(DEVICE)
batches = [torch.tensor([0, 9]), torch.tensor([0, 1])]

result = []
for ids in batches:
    if ids.min() < 0 or ids.max() >= embedding.num_embeddings:
        print("skipped", ids.tolist())
        continue
    result.append(embedding(ids.to(DEVICE)).sum().item())
assert len(result) == 1, f"{len(result)} of 2 batches, one of which is good"
