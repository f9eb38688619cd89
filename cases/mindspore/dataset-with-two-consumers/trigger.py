import mindspore.dataset as ds

# %%
data = ds.NumpySlicesDataset({"x": x}, shuffle=False)
training = data.batch(2)
evaluation = data.batch(4)  # errata: hit

# %%
source = ds.GeneratorDataset(Reader(), ["image", "label"])
augmented = source.map(flip, ["image"])
plain = source.batch(8)  # errata: hit


# %%
def make(path):
    data = ds.ImageFolderDataset(path)
    train_set = data.take(100)
    test_set = data.skip(100)  # errata: hit
    return train_set, test_set


# %%
data = ds.NumpySlicesDataset({"x": x}, shuffle=False)
data = data.map(scale)
data = data.batch(2)  # errata: ok


# %%
def load():
    return ds.NumpySlicesDataset({"x": x}, shuffle=False)


training = load().batch(2)
evaluation = load().batch(4)  # errata: ok

# %%
data = ds.NumpySlicesDataset({"x": x}, shuffle=False)
training, evaluation = data.split([0.8, 0.2])  # errata: ok
