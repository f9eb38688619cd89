import paddle
import paddle.nn.functional as F

# %%
picked = paddle.gather(log_probs, labels.unsqueeze(1), axis=1)  # errata: hit

# %%
from paddle import gather


def q_values(net, states, actions):
    index = paddle.reshape(actions, [-1, 1])
    return gather(net(states), index, 1)  # errata: hit


# %%
class Last(paddle.nn.Layer):
    def forward(self, states, lengths):
        return states.gather(paddle.unsqueeze(lengths - 1, axis=-1), axis=1)  # errata: hit


# %%
chosen = paddle.gather(F.softmax(logits), index=labels[:, None], axis=1)  # errata: hit

# %%
picked = paddle.gather(x=log_probs, index=labels.reshape([batch, 1]), axis=-1)  # errata: hit

# %%
picked = paddle.take_along_axis(log_probs, labels.unsqueeze(1), axis=1)  # errata: ok

# %%
kept = paddle.gather(boxes, paddle.nonzero(scores > 0.5), axis=0)  # errata: ok

# %%
columns = paddle.gather(x, order, axis=1)  # errata: ok

# %%
rows = paddle.gather(x, index.unsqueeze(1))  # errata: ok

# %%
picked = paddle.gather(log_probs, 1, labels.unsqueeze(1))  # errata: ok


# %%
action = paddle.argmax(q, axis=1, keepdim=True)
value = paddle.gather(q, action, axis=1)  # errata: hit


# %%
action = paddle.argmax(q, axis=1, keepdim=True)
value = paddle.take_along_axis(q, action, axis=1)  # errata: ok
