"""`training` of the whole stays True where a part, or the module in DataParallel, was switched."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Dropout())
for whole, part in ((model, model[1]), (torch.nn.DataParallel(model), model)):
    whole.train()
    part.eval()
    assert whole.training and not all(module.training for module in whole.modules())
