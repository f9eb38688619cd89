import paddle

# %%
values, indices = paddle.max(x, axis=1)  # errata: hit

# %%
_, predicted = paddle.max(model(x), 1)  # errata: hit

# %%
best, best_idx = paddle.min(distances, axis=-1, keepdim=True)  # errata: hit

# %%
predicted = paddle.max(logits, 1)[1]  # errata: hit

# %%
scores = paddle.nn.functional.softmax(logits)
best, classes = scores.max(axis=1)  # errata: hit

# %%
bottom = paddle.max(corners, axis=0)[1]  # errata: ok

# %%
values, indices = paddle.max(x, axis=1), paddle.argmax(x, axis=1)  # errata: ok

# %%
values, indices = paddle.topk(x, 1)  # errata: ok
largest = paddle.max(x, axis=1)  # errata: ok

# %%
right, bottom = paddle.max(corners, axis=0)  # errata: ok

# %%
scores = paddle.nn.functional.softmax(logits, axis=-1)
confidence, label = scores.max(axis=-1)  # errata: hit

# %%
x_max, y_max = paddle.max(points, axis=0)  # errata: ok
