import paddle


# %%
def join_heads(x, batch, length):
    x = x.transpose([0, 2, 1, 3])
    return x.view([batch, length, -1])  # errata: hit


# %%
def pixels(features):
    return features.transpose([0, 2, 3, 1]).view([-1, 64])  # errata: hit


# %%
def flat(table):
    return paddle.transpose(table, [1, 0]).view([24])  # errata: hit


# %%
def join_heads(x, batch, length):
    x = x.transpose([0, 2, 1, 3])
    return x.reshape([batch, length, -1])  # errata: ok


# %%
def pixels(features):
    return features.transpose([0, 2, 3, 1]).contiguous().view([-1, 64])  # errata: ok


# %%
def bits(x):
    return x.view("int32")  # errata: ok


# %%
def rows(x):
    return x.view([4, 6]).transpose([1, 0])  # errata: ok
