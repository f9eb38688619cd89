"""Embed documents by a pool of threads, without gradients."""

from concurrent.futures import ThreadPoolExecutor

import torch
from torch import nn

torch.manual_seed(0)
documents = [torch.randn(20, 16) for _ in range(8)]
encoder = nn.Sequential(nn.Linear(16, 32), nn.Tanh(), nn.Linear(32, 4)).eval()


def embed(document):
    """The mean of the features of a document."""
    return encoder(document).mean(0)


with torch.no_grad(), ThreadPoolExecutor(max_workers=2) as pool:
    embeddings = list(pool.map(embed, documents))

graphs = sum(embedding.grad_fn is not None for embedding in embeddings)
assert graphs == 0, f"{graphs} of {len(embeddings)} embeddings keep a graph"
result = torch.stack(embeddings).numpy()
