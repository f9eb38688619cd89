# releases: >=2.6,!=3.0.0
"""SGD, Momentum, Adam and AdamW change no weight by minimize alone, nor by step alone."""

import paddle

for name in ("SGD", "Momentum", "Adam", "AdamW"):
    for call in ("minimize", "step"):
        model = paddle.nn.Linear(2, 1)
        optimizer = getattr(paddle.optimizer, name)(0.1, parameters=model.parameters())
        before = model.weight.clone()
        loss = model(paddle.ones([4, 2])).square().mean()
        optimizer.minimize(loss) if call == "minimize" else optimizer.step()
        assert model.weight.grad is None
        assert paddle.equal_all(before, model.weight).item()
