"""The milestones of a schedule are not in order."""

import paddle

paddle.optimizer.lr.MultiStepDecay(0.1, milestones=[30, 10])
