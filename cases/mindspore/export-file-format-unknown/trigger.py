import mindspore as ms

# %%
ms.export(net, x, file_name="model", file_format="onnx")  # errata: hit

# %%
from mindspore import export

export(net, x, file_format="pb", file_name="model")  # errata: hit

# %%
ms.export(net, a, b, file_name="model", file_format="MindIR")  # errata: hit

# %%
ms.export(net, x, file_name="model", file_format="MINDIR")  # errata: ok

# %%
ms.export(net, x, file_name="model.onnx", file_format="ONNX")  # errata: ok

# %%
ms.export(net, x, file_name="model", file_format=kind)  # errata: ok

# %%
def save(net, path):
    file_format = "MindIR"
    ms.export(net, x, file_name=path, file_format=file_format)  # errata: hit

# %%
file_format = "ONNX"
ms.export(net, x, file_name="model", file_format=file_format)  # errata: ok

# %%
file_format = "mindir"
ms.export(net, x, file_name="model", file_format=file_format.upper())  # errata: ok
