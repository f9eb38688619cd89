import mindspore
import mindspore as ms
from mindspore import load_param_into_net

# %%
ms.load_param_into_net(net, "best.ckpt")  # errata: hit

# %%
load_param_into_net(model, "checkpoints/resnet50.ckpt")  # errata: hit

# %%
mindspore.load_param_into_net(net, parameter_dict="net.ckpt")  # errata: hit

# %%
ms.load_param_into_net(net, ms.load_checkpoint("best.ckpt"))  # errata: ok

# %%
parameters = mindspore.load_checkpoint("best.ckpt")
load_param_into_net(net, parameters)  # errata: ok

# %%
ms.load_checkpoint("best.ckpt", net=net)  # errata: ok
