"""The names of releases: what the tool writes, what is committed, and what is read of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import REPOSITORY

from errata.commands.diagnose.vocabulary import Names
from errata.plan.frameworks import load_frameworks
from tools import names_inside
from tools.names import Told, merged, read_names, text_of

FIRST = {  # by the release notes: the first measured release, or the first one without the name
    "torch.compile": "2.0.1",
    "torch.export": "2.1.2",
    "torch.utils._pytree.register_pytree_node": "2.2.2",
    "torch.nn.attention": "2.3.1",
    "torch.nn.RMSNorm": "2.4.1",
    "torch.nn.attention.flex_attention": "2.5.1",
    "torch.distributed.tensor.DTensor": "2.5.1",
    "torch.accelerator": "2.6.0",
    "torch.float8_e8m0fnu": "2.7.1",
    "torch.optim.Muon": "2.9.1",
    "torch.Tensor.untyped_storage": "2.0.1",
}


@pytest.mark.parametrize("framework", ["torch", "paddle", "mindspore"])
def test_every_listed_release_has_its_names(framework: str) -> None:
    listed = load_frameworks(REPOSITORY / "envs")[framework].releases
    names = Names(REPOSITORY / "envs", framework)
    assert names.releases == tuple(one.version for one in listed)
    path = REPOSITORY / "envs" / "names" / f"{framework}.json"
    assert text_of(*read_names(path)) == path.read_text(encoding="utf-8")


def test_names_begin_and_end_where_the_release_notes_say() -> None:
    names = Names(REPOSITORY / "envs", "torch")
    assert {name: (names.having(name) or ("",))[0] for name in FIRST} == FIRST
    assert names.having("torch._six.container_abcs") == ()
    assert names.having("torch._six") == ("1.13.1",)
    assert names.having("torch.nn.Linear") == names.releases
    assert names.having("torch._C._cuda_setDevice") is None  # builds differ
    assert names.having("torch.__version__") is None
    assert names.having("torch.nn.Linear.weight") == names.releases  # a class is not looked into
    assert names.having("numpy.float_") is None
    assert names.elsewhere("torch.rfft", "2.15.0") == "torch.fft.rfft"
    assert names.elsewhere("torch.Linear", "2.15.0") == "torch.nn.Linear"
    assert names.elsewhere("torch._six", "2.15.0") == ""
    assert Names(REPOSITORY / "envs", "jax").having("jax.numpy") is None


def test_a_release_that_is_asked_again_replaces_what_was_known_of_it(tmp_path: Path) -> None:
    told: Told = {"modules": {"f": ["a", "b"], "f.m": None}, "classes": {"f.T": []}}
    state = merged([], {}, "1.0", told)
    state = merged(*state, "2.0", {"modules": {"f": ["b", "c"]}, "classes": {}})
    (tmp_path / "names").mkdir()
    path = tmp_path / "names" / "f.json"
    path.write_text(text_of(*state))
    assert read_names(path) == (state[0], state[1])
    names = Names(tmp_path, "f")
    assert [names.having(f"f.{name}") for name in "abcT"] == [
        ("1.0",),
        ("1.0", "2.0"),
        ("2.0",),
        ("1.0",),
    ]
    assert names.having("f.m") == ("1.0",)
    assert names.having("f.m.x") is None  # it could not be imported
    again, _ = merged(*state, "1.0", {"modules": {"f": ["a"]}, "classes": {}})
    assert again == ["1.0", "2.0"]


def test_tests_and_what_is_far_below_a_private_package_are_not_read() -> None:
    assert names_inside.is_read("torch.nn.functional")
    assert names_inside.is_read("torch._inductor.utils")
    for name in ("torch._inductor.codegen.cpp", "torch.testing._internal.common", "f.tests"):
        assert not names_inside.is_read(name)


def test_a_lazy_name_counts_where_the_module_has_it(tmp_path: Path) -> None:
    import types

    module = types.ModuleType("lazy")
    module.__file__ = str(tmp_path / "lazy.py")
    code = (
        "def __getattr__(name):\n    if name == 'late':\n        return 1\n    raise AttributeError"
    )
    Path(module.__file__).write_text(code + "\nnever = 'absent'\n")
    exec(code, vars(module))  # noqa: S102
    assert names_inside.lazy_names(module, names_inside.names_of(module), ["child"]) == ["late"]
