import paddle

# %%
flat = x.reshape([-1])
flat.cast_("float16")  # errata: hit
loss = x.mean()

# %%
flat = x.view([-1])
flat.cast_("int32")  # errata: hit
print(flat, x)

# %%
x.flatten().cast_("int32")  # errata: hit
total = x.sum()


# %%
def shrink(t):
    row = t.unsqueeze(0)
    row.cast_("float16")  # errata: hit
    return row


# %%
class Quantizer(paddle.nn.Layer):
    def forward(self):
        flat = paddle.reshape(self.weight, [-1])
        flat.cast_(paddle.float16)  # errata: hit
        return flat


# %%
labels = scores.reshape([-1])
paddle.cast_(labels, "int32")  # errata: hit
loss = F.mse_loss(scores, zeros)

# %%
flat = x.reshape([-1])
flat = flat.cast("float16")  # errata: ok
loss = x.mean()

# %%
x.cast_("float16")  # errata: ok
loss = x.mean()

# %%
flat = x.reshape([-1]).clone()
flat.cast_("float16")  # errata: ok
loss = x.mean()

# %%
mask = paddle.rand([4, 4])
mask = mask.reshape([16])
mask.cast_("int32")  # errata: ok
print(mask.sum())


# %%
def to_index(batch):
    flat = (batch * 10).reshape([-1])
    flat.cast_("int32")  # errata: ok
    return flat


# %%
flat = pixels.reshape([8])
flat.cast_("float64")  # errata: ok
print(pixels.sum(), flat.sum())
