"""A training step of a policy with a clipped objective (PPO)."""

import paddle
from paddle import nn

paddle.seed(0)
states = paddle.randn([16, 4])
actions = paddle.randint(0, 2, [16])
advantages = paddle.randn([16])

policy = nn.Linear(4, 2)
old = nn.functional.log_softmax(policy(states)).detach()
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=policy.parameters())
chosen = nn.functional.one_hot(actions, 2)

for _ in range(3):
    new = nn.functional.log_softmax(policy(states))
    ratio = paddle.exp(((new - old) * chosen).sum(axis=1))
    clipped = paddle.clip(ratio, 0.8, 1.2)
    objective = paddle.min(ratio * advantages, clipped * advantages).mean()
    (-objective).backward()
    optimizer.step()
    optimizer.clear_grad()

result = float(objective)
assert result > float(advantages.mean())
