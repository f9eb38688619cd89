# releases: >=1.13,!=2.13.*
"""A build with CUDA has the folder THC with two headers, THCAtomics.cuh and THCDeviceUtils.cuh; the headers of the C library and the folder TH are gone."""

import os

import torch

include = os.path.join(os.path.dirname(torch.__file__), "include")
assert sorted(os.listdir(os.path.join(include, "THC"))) == ["THCAtomics.cuh", "THCDeviceUtils.cuh"]
for name in ("THC/THC.h", "THC/THCGeneral.h", "THC/THCBlas.h", "THC/THCTensor.hpp", "TH/TH.h"):
    assert not os.path.exists(os.path.join(include, name))
assert not os.path.exists(os.path.join(include, "TH"))
