"""`mse_loss`, `l1_loss`, `smooth_l1_loss` and `huber_loss` warn in the same words; a column of targets is silent."""

import warnings

import torch
import torch.nn.functional as F

predictions, targets = torch.ones(4, 1), torch.ones(4)
warnings.filterwarnings("error", message="Using a target size")
for loss in (F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss):
    loss(predictions, targets[:, None])
    try:
        loss(predictions, targets)
    except UserWarning:
        pass
    else:
        raise AssertionError("%s does not warn" % loss.__name__)
