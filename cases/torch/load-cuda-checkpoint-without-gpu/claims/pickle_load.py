"""`pickle.load` of a tensor raises the same and takes no `map_location`; an Unpickler that loads storages to the CPU reads it."""

import io
import pickle

import torch

torch.serialization.register_package(0, lambda storage: "cuda:0", lambda storage, location: None)
data = pickle.dumps({"weight": torch.ones(2)})
torch.serialization._package_registry.pop(0)


class OnCpu(pickle.Unpickler):
    """Load the storages of PyTorch to the CPU."""

    def find_class(self, module, name):
        """Replace the function that reads a storage."""
        if (module, name) == ("torch.storage", "_load_from_bytes"):
            return lambda storage: torch.load(
                io.BytesIO(storage), map_location="cpu", weights_only=False
            )
        return super().find_class(module, name)


try:
    pickle.loads(data)
except RuntimeError as error:
    assert "Attempting to deserialize object on a CUDA device" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert OnCpu(io.BytesIO(data)).load()["weight"].tolist() == [1.0, 1.0]
