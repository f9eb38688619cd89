# releases: >=3.2
"""Since 3.2 cuda stands for gpu, and the package for the CPU refuses both in the same words."""

import paddle

found = []
for device in ("cuda", "gpu"):
    try:
        paddle.set_device(device)
    except ValueError as error:
        found.append(str(error))
    else:
        raise RuntimeError("accepted")
assert found[0] == found[1] and "is not compiled with CUDA" in found[0], found
