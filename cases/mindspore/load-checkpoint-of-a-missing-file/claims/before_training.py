"""Before the training the callback has an empty name, which load_checkpoint refuses in other words."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

saving = ms.train.ModelCheckpoint(prefix="net", directory="here")
assert saving.latest_ckpt_file_name == ""
try:
    ms.load_checkpoint(saving.latest_ckpt_file_name)
except ValueError as error:
    assert "does not exist" not in str(error), error
else:
    raise AssertionError("nothing was raised")
