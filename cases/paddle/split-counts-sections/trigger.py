import paddle


# %%
def windows(x, window_size):
    return paddle.split(x, window_size, axis=1)  # errata: hit


# %%
pieces = paddle.split(x, num_or_sections=split_size)  # errata: hit


# %%
class Attention(paddle.nn.Layer):
    def forward(self, qkv):
        q, k, v = paddle.split(qkv, self.hidden_size, -1)  # errata: hit
        return q, k, v


# %%
qkv = paddle.matmul(x, weight)
q, k, v = qkv.split(head_dim, axis=-1)  # errata: hit

# %%
words = line.split(split_size)  # errata: ok

# %%
q, k, v = paddle.split(qkv, 3, axis=-1)  # errata: ok

# %%
q, kv = paddle.split(x, [hidden_size, 2 * hidden_size], axis=-1)  # errata: ok
pieces = paddle.split(x, x.shape[0] // window_size)  # errata: ok

# %%
mine = paddle.split(x, world_size)[rank]  # errata: ok
rows = paddle.split(x, batch_size)  # errata: ok


# %%
audio = paddle.rand([48000]).reshape([1, -1])
segments = audio.split(segment_length, axis=1)  # errata: hit


# %%
num_segments = audio.shape[1] // segment_length
segments = paddle.split(audio, num_segments, axis=1)  # errata: ok
