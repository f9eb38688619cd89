import concurrent.futures
import torch
from concurrent.futures import ThreadPoolExecutor

# %%
with torch.no_grad():
    with ThreadPoolExecutor(4) as pool:
        outputs = list(pool.map(model, batches))  # errata: hit

# %%
pool = ThreadPoolExecutor(max_workers=2)
with torch.inference_mode():
    futures = [pool.submit(predict, batch) for batch in batches]  # errata: hit

# %%
@torch.no_grad()
def embed_all(encoder, texts):
    with concurrent.futures.ThreadPoolExecutor() as executor:
        return list(executor.map(encoder, texts))  # errata: hit

# %%
with ThreadPoolExecutor(4) as pool:
    outputs = list(pool.map(predict, batches))  # errata: ok

# %%
@torch.no_grad()
def predict(batch):
    return model(batch)

with torch.no_grad(), ThreadPoolExecutor(4) as pool:
    outputs = list(pool.map(predict, batches))  # errata: ok

# %%
with torch.no_grad():
    outputs = list(map(model, batches))  # errata: ok

# %%
with torch.no_grad():
    outputs = model.map(batches, 3)  # errata: ok

# %%
def predict(batch):
    with torch.no_grad():
        return model(batch)

with torch.no_grad():
    with ThreadPoolExecutor(4) as pool:
        futures = [pool.submit(predict, batch) for batch in batches]  # errata: ok

# %%
with torch.no_grad(), ThreadPoolExecutor(4) as pool:
    outputs = table.map(model, batches)  # errata: ok

# %%
with torch.no_grad():
    with ThreadPoolExecutor(8) as pool:
        images = list(pool.map(load_image, paths))  # errata: ok
    outputs = model(images)

# %%
with torch.no_grad():
    with ThreadPoolExecutor(2, initializer=torch.set_grad_enabled, initargs=(False,)) as pool:
        outputs = list(pool.map(embed, documents))  # errata: ok
