"""The state of the optimizer holds that of the schedule, too: without it the learning rate begins anew."""

import paddle


def make():
    schedule = paddle.optimizer.lr.StepDecay(0.1, step_size=1, gamma=0.5)
    layer = paddle.nn.Linear(2, 1)
    return schedule, paddle.optimizer.Adam(schedule, parameters=layer.parameters())


schedule, optimizer = make()
for _ in range(2):
    schedule.step()
state = optimizer.state_dict()
schedule, optimizer = make()
assert optimizer.get_lr() == 0.1
optimizer.set_state_dict({"LR_Scheduler": state["LR_Scheduler"]})
assert optimizer.get_lr() == 0.025
