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


# %%
model = Net().requires_grad_(False)


def embed(x):
    return model(x).mean(0)


with torch.no_grad(), ThreadPoolExecutor(2) as pool:
    results = list(pool.map(embed, batches))  # errata: ok


# %%
def predict(x):
    return model(x).argmax(-1).tolist()


with torch.no_grad(), ThreadPoolExecutor(2) as pool:
    results = list(pool.map(predict, batches))  # errata: ok


# %%
def tokenize(text):
    return [ord(c) for c in text]


with torch.no_grad(), ThreadPoolExecutor(2) as pool:
    ids = list(pool.map(tokenize, texts))  # errata: ok
    lengths = list(pool.map(len, texts))  # errata: ok


# %%
@torch.inference_mode
def encode(x):
    return model(x)


with torch.no_grad(), ThreadPoolExecutor(2) as pool:
    results = list(pool.map(encode, batches))  # errata: ok


# %%
class Service:
    @torch.no_grad()
    def embed(self, x):
        return self.model(x)

    def run(self, xs):
        with torch.no_grad(), ThreadPoolExecutor(2) as pool:
            return list(pool.map(self.embed, xs))  # errata: ok


# %%
class Server:
    def __init__(self, model):
        self.model = model.eval()
        self.pool = ThreadPoolExecutor(2)

    @torch.no_grad()
    def predict(self, batches):
        return list(self.pool.map(self.model, batches))  # errata: hit


# %%
class Server:
    def __init__(self):
        self.pool = ThreadPoolExecutor(2)

    @torch.no_grad()
    def model(self, x):
        return self.layers(x)

    @torch.no_grad()
    def predict(self, batches):
        return list(self.pool.map(self.model, batches))  # errata: ok
