import paddle

# %%
values, indices = paddle.max(x, axis=1)  # errata: hit

# %%
_, predicted = paddle.max(model(x), 1)  # errata: hit

# %%
best, best_idx = paddle.min(distances, axis=-1, keepdim=True)  # errata: hit

# %%
values, indices = paddle.max(x, axis=1), paddle.argmax(x, axis=1)  # errata: ok

# %%
values, indices = paddle.topk(x, 1)  # errata: ok
largest = paddle.max(x, axis=1)  # errata: ok

# %%
right, bottom = paddle.max(corners, axis=0)  # errata: ok
