import mindspore.dataset as ds

# %%
dataset = ds.GeneratorDataset(MyData(), shuffle=True)  # errata: hit

# %%
dataset = ds.GeneratorDataset(source=rows)  # errata: hit

# %%
from mindspore.dataset import GeneratorDataset

dataset = GeneratorDataset(loader, num_parallel_workers=2).batch(8)  # errata: hit

# %%
dataset = ds.GeneratorDataset(MyData(), ["x", "y"], shuffle=True)  # errata: ok

# %%
dataset = ds.GeneratorDataset(MyData(), column_names="x")  # errata: ok

# %%
dataset = ds.GeneratorDataset(MyData(), schema=schema)  # errata: ok

# %%
dataset = ds.GeneratorDataset(source, *arguments, shuffle=True)  # errata: ok
