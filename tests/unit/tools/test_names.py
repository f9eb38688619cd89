"""Names and arguments of releases: what the tool writes, what is committed and read of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from factories import REPOSITORY

from errata.commands.diagnose.vocabulary import NameKind, Names
from errata.plan.frameworks import load_frameworks
from tools import names_inside
from tools.names import merged, read_names, text_of

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


ARGUMENTS = {  # by the release notes: the first measured release that takes it
    "torch.optim.AdamW(fused=)": "2.0.1",
    "torch.nn.utils.clip_grad_norm_(foreach=)": "2.0.1",
    "torch.nn.Module.register_forward_hook(with_kwargs=)": "2.0.1",
    "torch.nn.MultiheadAttention.forward(is_causal=)": "2.0.1",
    "torch.nn.Module.load_state_dict(assign=)": "2.1.2",
    "torch.nn.LayerNorm(bias=)": "2.1.2",
    "torch.nn.functional.scaled_dot_product_attention(scale=)": "2.1.2",
    "torch.nn.init.normal_(generator=)": "2.2.2",
    "torch.optim.SGD(fused=)": "2.3.1",
    "torch.nn.utils.rnn.pad_sequence(padding_side=)": "2.5.1",
    "torch.utils.data.DataLoader(in_order=)": "2.6.0",
    "torch.nn.BatchNorm2d(bias=)": "2.12.1",
}


@pytest.mark.parametrize("kind", get_args(NameKind))
@pytest.mark.parametrize("framework", ["torch", "paddle", "mindspore"])
def test_every_listed_release_has_its_names(framework: str, kind: NameKind) -> None:
    listed = load_frameworks(REPOSITORY / "envs")[framework].releases
    names = Names(REPOSITORY / "envs", framework, kind)
    assert names.releases == tuple(one.version for one in listed)
    path = REPOSITORY / "envs" / kind / f"{framework}.json"
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


def test_arguments_begin_and_end_where_the_release_notes_say() -> None:
    names = Names(REPOSITORY / "envs", "torch", "arguments")
    assert {name: (names.having(name) or ("",))[0] for name in ARGUMENTS} == ARGUMENTS
    last = names.having("torch.optim.lr_scheduler.StepLR(verbose=)") or ("",)
    assert last[-1] == "2.6.0"
    assert names.having("torch.optim.SGD()") == names.releases
    assert names.having("torch.optim.SGD(learning_rate=)") == ()
    assert names.having("torch.nn.functional.max_pool2d(size=)") is None  # it hands them on
    assert names.functions("SGD")[0] == "torch.optim.SGD()"
    assert names.elsewhere("torch.cumsum(axes=)", "2.15.0") == "dim, dtype, input, out"
    paddle = Names(REPOSITORY / "envs", "paddle", "arguments")
    assert paddle.having("paddle.sum(dim=)") is None  # a decorator that renames it


def test_a_release_that_is_asked_again_replaces_what_was_known_of_it(tmp_path: Path) -> None:
    state = merged([], {}, "1.0", {"f": ["a", "b"], "f.m": None, "f.T": []})
    state = merged(*state, "2.0", {"f": ["b", "c"]})
    (tmp_path / "names").mkdir()
    path = tmp_path / "names" / "f.json"
    path.write_text(text_of(*state))
    assert text_of(*read_names(path)) == text_of(*state)
    names = Names(tmp_path, "f")
    assert [names.having(f"f.{name}") for name in "abcT"] == [
        ("1.0",),
        ("1.0", "2.0"),
        ("2.0",),
        ("1.0",),
    ]
    assert names.having("f.m") == ("1.0",)
    assert names.having("f.m.x") is None  # it could not be imported
    again, _ = merged(*state, "1.0", {"f": ["a"]})
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


def test_the_arguments_of_a_decorated_function_are_known_where_they_are_passed_on() -> None:
    import functools

    def decorated(wrapper: Any) -> Any:
        return functools.wraps(function)(wrapper)

    def function(self: Any, a: int, *, b: int = 0) -> None:
        """Take two arguments."""

    def passing(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    def renaming(*args: Any, **kwargs: Any) -> Any:
        kwargs["b"] = kwargs.pop("c", 0)
        return function(*args, **kwargs)

    assert names_inside.arguments_of(function) == ["a", ".", "b"]
    assert names_inside.arguments_of(passing) == [".", "?"]
    assert names_inside.arguments_of(decorated(passing)) == ["a", ".", "b"]
    assert names_inside.arguments_of(decorated(renaming)) == [".", "?"]
    passing.__signature__ = "what it says"  # type: ignore[attr-defined]
    assert names_inside.arguments_of(passing) == [".", "?"]
