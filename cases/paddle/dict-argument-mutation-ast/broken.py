"""File a new feature in the batch dict inside a to_static function; read it after the call."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def add_speed(batch):
    """File the speed under a new key; return the loss of the positions."""
    batch["speed"] = batch["position"][1:] - batch["position"][:-1]
    return batch["position"].square().mean()


if MODE != "dynamic":
    add_speed = paddle.jit.to_static(add_speed, full_graph=MODE == "ast")

batch = {"position": paddle.to_tensor([0.0, 1.0, 3.0])}
loss = add_speed(batch)
result = batch.get("speed")
assert result is not None, "the batch has the keys %s" % sorted(batch)
