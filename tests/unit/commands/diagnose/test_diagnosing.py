"""Every recorded failure is recognised; errors that no case documents are not."""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from factories import REPOSITORY, make_raised, texts

from errata.commands.diagnose import diagnosing, index
from errata.commands.diagnose.index import CaseFacts, Index
from errata.commands.diagnose.scoring import Recognised
from errata.model.errors import UsageProblem
from errata.model.verdict import OTHER_CODE, Observation
from errata.store.observed import read_record

TEXTS = dict(texts("tracebacks/unrelated"))
OF_STRANGERS = dict(texts("tracebacks/known"))


@cache
def known() -> diagnosing.KnownCases:
    return diagnosing.find_known(REPOSITORY)


def asked(text: str) -> tuple[Recognised, ...]:
    return diagnosing.diagnose_text(text, known()).recognised


def facts() -> list[CaseFacts]:
    ids = known().index.connection.execute("SELECT id FROM case_")
    return [known().index.case(case_id) for (case_id,) in ids]


def family(name: str) -> set[str]:
    """List the cases that share an error: without its own statement any of them may be meant."""
    pairs = [(case.id, other) for case in facts() for other in case.same_error_as]
    return {name, *(one for pair in pairs if name in pair for one in pair)}


INSTALLED = {
    "torch": "torch/nn/modules/module.py",
    "mindspore": "mindspore/nn/cell.py",
    "paddle": "paddle/nn/layer/layers.py",
}


def as_traceback(seen: Observation) -> str:
    """Return what a user of that release pastes: the statement, frames of the framework."""
    assert seen.signature is not None
    release = seen.place.partition(":")[0]
    file = f"/usr/lib/python3.11/site-packages/{INSTALLED[seen.case.partition('/')[0]]}"
    frames = [(file, name) for name in seen.functions or ("_call_impl",)]
    mine = "/home/somebody/project/my_model.py"
    if seen.functions[-1:] == (OTHER_CODE,):
        frames[-1] = (mine, "forward")
    # A message that holds another traceback is recorded on one line.
    broken = r'(?=Original Traceback|File "|(?<!Caught )RuntimeError: Cannot)'
    printed = re.sub(broken, "\n", seen.signature.message)
    return (
        f"{release}\n"
        "Traceback (most recent call last):\n"
        f'  File "{mine}", line 31, in <module>\n'
        f"    {seen.signature.at}\n"
        + "".join(f'  File "{path}", line 1751, in {name}\n' for path, name in frames)
        + f"{seen.signature.type}: {printed}\n"
    )


def test_every_recorded_message_leads_to_its_case_on_every_release() -> None:
    lost: dict[str, list[str]] = {}
    asked_for = set()
    for seen in read_record(REPOSITORY / "reports" / "observed").values():
        if seen.verdict.is_failure and seen.signature is not None and seen.signature.type:
            name = f"{seen.case}:{seen.signature.digest}"
            if name not in asked_for:
                asked_for.add(name)
                named = [one.case for one in asked(as_traceback(seen))]
                if seen.case not in named:
                    lost[name] = named
    assert len(asked_for) > 900
    assert lost == {}


def test_words_that_everyday_mistakes_have_as_well_name_no_case_as_the_failure() -> None:
    lines = Path(index.__file__).with_name("ordinary.txt").read_text("utf-8").splitlines()
    read = [line for line in lines if line and not line.startswith("#")]
    assert len(read) > 200
    for line in read:
        found = diagnosing.diagnose_text(f"RuntimeError: {line}", known())
        assert found.answer != "this failure", line


def test_words_alone_make_no_failure_a_documented_one() -> None:
    for name, text in texts("tracebacks/near"):
        traceback = f'Traceback (most recent call last):\n  File "a.py", line 3, in f\n{text}'
        for asked_for in (text, traceback, f"import torch\n{traceback}"):
            assert diagnosing.diagnose_text(asked_for, known()).answer != "this failure", name


def test_a_text_leads_to_the_case_in_other_names_and_forms() -> None:
    for case, text in texts("tracebacks/forms"):
        assert [one.case for one in asked(text)][:1] == [case]


def test_a_description_without_an_error_lists_the_closest_cases() -> None:
    for case, text in texts("tracebacks/described"):
        found = diagnosing.diagnose_text(text, known())
        assert (found.answer, found.recognised) == ("not known", ())
        assert found.closest[0].case == case


@pytest.mark.parametrize(
    ("refused", "cases"),
    [
        ("argparse.Namespace", ["torch/load-argparse-namespace"]),
        ("numpy.core.multiarray.scalar", ["torch/load-numpy-number-checkpoint"]),
        ("numpy.core.multiarray._reconstruct", ["torch/load-numpy-number-checkpoint"]),
        ("omegaconf.listconfig.ListConfig", ["torch/load-whole-module-checkpoint"]),
        ("__main__.Net", ["torch/load-whole-module-checkpoint"]),
    ],
)
def test_of_several_causes_the_refused_name_leaves_one(refused: str, cases: list[str]) -> None:
    text = (
        "_pickle.UnpicklingError: Weights only load failed. This file can still be loaded, to do "
        "so you have two options, do those steps only if you trust the source of the checkpoint.\n"
        "\t(1) In PyTorch 2.6, we changed the default value of the `weights_only` argument in "
        "`torch.load` from `False` to `True`. Re-running `torch.load` with `weights_only` set to "
        "`False` will likely succeed, but it can result in arbitrary code execution.\n"
        f"\tWeightsUnpickler error: Unsupported global: GLOBAL {refused} was not an allowed global "
        "by default."
    )
    assert [one.case for one in asked(text)] == cases


def test_of_several_causes_the_types_of_data_leave_one() -> None:
    text = (
        "import torch\nValueError: RNN input dtype (torch.float64) does not match weight dtype "
        "(torch.float32). Convert input: input.to(torch.float32), or convert model: "
        "model.to(torch.float64)"
    )
    assert [one.case for one in asked(text)] == ["torch/numpy-float64-into-linear"]


def test_another_cause_of_the_same_error_is_told_with_the_usual_one() -> None:
    first, second = asked("ValueError: optimizer got an empty parameter list")
    assert first.case == "torch/optimizer-layers-in-plain-list"
    assert second.case == "torch/optimizer-parameters-used-up"


def test_a_text_without_any_error_line_is_not_known_and_says_what_was_read() -> None:
    found = diagnosing.diagnose_text("step 3\nmy torch program hangs in backward\nbye", known())
    assert (found.answer, found.errors[0].message) == (
        "not known",
        "my torch program hangs in backward",
    )
    for text in ("all is well", "你好", "", "1 - 2"):
        found = diagnosing.diagnose_text(text, known())
        assert (found.errors, found.closest) == ((), ())
    text = "RuntimeError: bad size, w: [6 x 4] at /pytorch/aten/src/THC/generic/TensorCUDA.cpp:41"
    assert diagnosing.diagnose_text(text, known()).closest == (), "a source file is no word of it"
    usual = (
        "Traceback (most recent call last):\n  main()\nRuntimeError: Overflow when unpacking long"
    )
    assert diagnosing.diagnose_text(usual, known()).closest == (), "its type is no word of it"


def test_tracebacks_of_other_programs_lead_to_the_case() -> None:
    for case, text in OF_STRANGERS.items():
        ranked = asked(text)
        assert ranked, case
        assert ranked[0].case == case
        assert {item.case for item in ranked} <= family(case)


def test_a_warning_names_the_cases_that_document_it() -> None:
    text = "UserWarning: Skip loading for head.bias. head.bias is not found in the provided dict."
    found = asked(f"/site-packages/paddle/nn/layer/layers.py:2706: {text}")
    assert {item.case for item in found} == family("paddle/state-dict-keys-with-prefix")


MAY_BE_USUAL = (
    *("a mindspore operator on the wrong platform", "no memory on the device"),
    *("an assert on the device", "an expanded size", "numpy is too new"),
)


def test_a_warning_above_an_error_that_is_not_known_is_not_called_the_failure() -> None:
    warning = (
        "a.py:3: UserWarning: The given NumPy array is not writable, and PyTorch does not support "
        "non-writable tensors. This means writing to this tensor will result in undefined behavior."
    )
    ended = 'Traceback (most recent call last):\n  File "a.py", line 9, in <module>\n    f(t)\n'
    found = diagnosing.diagnose_text(f"{warning}\n{ended}MyProblem: of nobody else", known())
    assert [one.case for one in found.recognised] == ["torch/numpy-read-only-written"]
    assert found.answer == "a usual cause"
    assert diagnosing.diagnose_text(warning, known()).answer == "this failure"
    autocast = "torch/autocast-cpu-float16"
    both = asked(dict(texts("tracebacks/forms"))[autocast])
    assert [(one.case, one.is_sure) for one in both] == [(autocast, True)]


def test_what_an_import_prints_and_a_warning_s_own_source_are_no_part_of_a_failure() -> None:
    ccache = (
        "/venv/paddle/utils/cpp_extension/extension_utils.py:712: UserWarning: No ccache found. "
        "Please be aware that recompiling all source files may be required.\n"
        "  warnings.warn(warning_message)\n"
    )
    skipped = "".join(
        f"/venv/paddle/nn/layer/layers.py:2706: UserWarning: Skip loading for {name}. {name} "
        f"receives a shape {was}, but the expected shape is {now}.\n"
        '  warnings.warn(f"Skip loading for {key}. " + str(err))\n'
        for name, was, now in (("2.weight", [32, 9], [32, 5]), ("2.bias", [9], [5]))
    )
    raised = 'Traceback (most recent call last):\n  File "a.py", line 3, in f\nZeroError: nought\n'

    for text in (skipped, ccache + skipped):
        assert [one.case for one in asked(text)] == ["paddle/state-dict-shape-mismatch"]
    found = diagnosing.diagnose_text(ccache + raised, known())
    assert [(one.type, one.line) for one in found.errors] == [("ZeroError", 3)]
    assert not found.closest


def test_unrelated_tracebacks_are_not_recognised() -> None:
    for name, text in TEXTS.items():
        found = diagnosing.diagnose_text(text, known())
        assert found.errors, f"{name}: no error was found in it"
        named = [item.case for item in found.recognised]
        assert found.answer != "this failure", (name, named)
        assert not named or name in MAY_BE_USUAL, (name, named)


def test_ordinary_lines_near_the_corpus_are_not_known() -> None:
    for number, line in texts("tracebacks/ordinary"):
        assert (number, asked(line)) == (number, ())


def test_the_first_sentence_of_a_message_is_enough_for_most_cases() -> None:
    sentences = {
        (seen.case, f"{seen.signature.type}: {cut[0]}")
        for seen in read_record(REPOSITORY / "reports" / "observed").values()
        if seen.verdict.is_failure and seen.signature is not None and seen.signature.type
        if seen.signature.type != "AssertionError"
        if (cut := re.match(r"\S+(?: \S+){4,30}?[.:](?= \S)", seen.signature.message))
    }
    found = [case for case, text in sentences if case in {one.case for one in asked(text)}]
    assert len(found) >= 0.85 * len(sentences) > 400


def test_the_same_error_with_other_sizes_leads_to_the_case() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "train.py", line 90, in <module>\n'
        "    loss.backward()\n"
        "RuntimeError: one of the variables needed for gradient computation has been modified by "
        "an inplace operation: [torch.cuda.FloatTensor [32, 960, 1, 1]], which is output 0 of "
        "{}, is at version 1; expected version 0 instead. Hint: enable anomaly "
        "detection to find the operation that failed to compute its gradient, with "
        "torch.autograd.set_detect_anomaly(True).\n"
    )
    first = asked(text.format("ReluBackward0"))
    moved = "loss.backward()", "optimizer.step()"
    devices = "RuntimeError: Expected all tensors to be on the same device, but found at least two "
    start = text.partition("RuntimeError")[0].replace(*moved)
    found = asked(f"{start}{devices}devices, cuda:3 and cpu!")
    assert found[0].case == "torch/optimizer-state-left-on-cpu", "whatever the number of the card"
    assert {"torch/inplace-add-to-relu-output", "torch/inplace-dropout-after-relu"} < {
        one.case for one in first
    }
    assert asked(text.format("GeluBackward0")) == ()


DRIFTED = (
    "vmap: inplace arithmetic(self, *extra_args) is impossible because there exists a Tensor "
    "`other` in extra_args that has a larger size than `self`. This happened due to `other` "
    "being vmapped over but `self` not being vmapped over in a vmap. Please try to use "
    "out-of-place operators instead of inplace arithmetic. If said operator is being called "
    "inside the PyTorch framework, please file a bug report instead."
)


def test_wording_that_drifted_is_recognised_by_what_is_left_of_it() -> None:
    result = make_raised(DRIFTED, at="buffer[0] = x")
    ranked = diagnosing.recognise_result(
        result, known(), framework="torch", words=["vmap", "torch"]
    )
    assert ranked[0].case == "torch/vmap-inplace-unbatched"
    assert not ranked[0].same_error


def test_a_result_is_recognised_by_its_own_error_and_not_by_one_that_came_before_it() -> None:
    (at,) = known().index.case("torch/quantile-too-large").statements
    failed = make_raised("quantile() input tensor is too large", at=at)
    chained = replace(failed, chain=(("builtins.ValueError", "an inner one"),))
    for result in (failed, chained):
        (found,) = diagnosing.recognise_result(
            result, known(), framework="torch", words=["torch", "vmap"]
        )
        assert found.case == "torch/quantile-too-large"
        assert found.quote == "quantile() input tensor is too large"


def test_the_successor_of_a_type_is_the_documented_one() -> None:
    (found,) = asked("torch.AcceleratorError: quantile() input tensor is too large")
    assert found.case == "torch/quantile-too-large"
    assert "type: AcceleratorError" in found.evidence


def test_a_device_side_assert_is_shown_with_its_cause() -> None:
    printed = (
        "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: "
        "block: [0,0,0], thread: [3,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
    )
    error = "RuntimeError: CUDA error: device-side assert triggered\n"
    text = f'{printed * 3}Traceback (most recent call last):\n  File "a.py", line 1\n{error}'
    (trace,) = diagnosing.diagnose_text(text, known()).errors
    assert trace.message == (
        "CUDA error: device-side assert triggered: Loss.cu: "
        "Assertion `t >= 0 && t < n_classes` failed."
    )


def test_a_statement_alone_is_not_enough() -> None:
    at = "error[:, :2] = landmarks[:, 2:4] - landmarks[:, :2] - offsets[:, :2]"
    assert diagnosing.recognise_result(make_raised("something else entirely", at=at), known()) == ()


def test_frames_of_a_downstream_library_rank_its_case_first() -> None:
    vmapped = f"RuntimeError: {DRIFTED}"
    through = (
        f'  File "/x/site-packages/theseus/theseus_layer.py", line 93, in f\n    g()\n{vmapped}'
    )
    assert asked(through)[0].case == "torch/theseus-quad-error-vmap"


def test_a_message_in_a_text_of_another_language_is_found_with_the_release_it_names() -> None:
    text = (
        "MindSpore 版本: 2.1.1\n却突然抛出一个看似荒谬的错误:\n\n"
        "TypeError: Multiply values for specific argument: tokens\n\n听起来像是你写了两次"
    )
    found = diagnosing.diagnose_text(text, known())
    assert {one.case for one in found.recognised} == family(
        "mindspore/query-embeds-positional-collision"
    )
    assert found.releases == {"mindspore": "2.1.1"}
    assert (
        diagnosing.diagnose_text(text, known(), {"mindspore": "2.10.0"}).releases["mindspore"]
        == "2.10.0"
    )


def test_a_cause_that_the_release_in_use_does_not_have_comes_last() -> None:
    text = "RuntimeError: quantile() input tensor is too large"
    for release, fails in (("2.5.1", True), ("2.15.0", False)):
        found = diagnosing.diagnose_text(text, known(), {"torch": release})
        assert found.recognised[0].facts.fails_on(release) is fails


def test_a_release_that_is_given_says_of_which_framework_a_failure_is() -> None:
    text = "AttributeError: 'Tensor' object has no attribute 'cpu'\n"
    assert [one.case for one in asked(text)] == ["mindspore/tensor-has-no-detach"]
    assert not diagnosing.diagnose_text(text, known(), {"torch": "2.15.0"}).recognised


NAMED = "torch/name-of-another-release"


@pytest.mark.parametrize(("about", "text"), texts("tracebacks/names"))
def test_a_refused_name_is_said_with_the_releases_that_have_it(about: str, text: str) -> None:
    release, answer, words = map(str.strip, about.split("|"))
    found = diagnosing.diagnose_text(text, known(), {"torch": release} if release else {})
    assert found.answer == answer
    case = NAMED.replace("name", "argument") if "(" in words.split()[0] else NAMED
    assert [one.case for one in found.recognised] == [case] * (answer != "not known")
    assert diagnosing.name_words(found, known()) == (words,)
    shown = diagnosing.diagnosis_document(found, cases=1, source="-", names=[words])
    assert words in str(shown)


def test_an_attribute_that_no_tensor_ever_had_is_a_slip_of_the_program() -> None:
    text = "import torch\nAttributeError: 'Tensor' object has no attribute 'frobnicate'"
    assert NAMED not in [one.case for one in asked(text)]
    text = "import torch, paddle\nAttributeError: 'Tensor' object has no attribute 'cat'"
    assert diagnosing.diagnose_text(text, known()).names == {}  # whose tensor it is is not said
    text = "import torch\nTypeError: Trainer.__init__() got an unexpected keyword argument 'model'"
    assert diagnosing.diagnose_text(text, known()).names == {}  # no framework's class


def test_the_facts_of_a_name_are_its_own() -> None:
    text = "AttributeError: module 'torch.optim' has no attribute 'Muon'"
    found = diagnosing.diagnose_text(text, known(), {"torch": "2.5.1"})
    [one] = found.recognised
    assert diagnosing.release_words(one.facts, "2.5.1") == "torch 2.5.1: affected; fixed in 2.9.1"
    names = diagnosing.name_words(found, known())
    lines = diagnosing.hint_lines(found.recognised, found.releases, names)
    assert lines[2].startswith("  torch.optim.Muon is in 2.9.1 to 2.15.0")


@pytest.mark.parametrize("text", ["torch==2.5.1", "torch-2.5.1", "torch 2.5.1", "2.5.1", " v2.5.1"])
def test_a_release_is_read_with_and_without_its_framework(text: str) -> None:
    assert diagnosing.read_release(text)["torch"] == "2.5.1"
    assert len(diagnosing.read_release(text)) == (1 if "torch" in text else 3)
    assert diagnosing.read_release("paddlepaddle-gpu==3.0.0") == {"paddle": "3.0.0"}


@pytest.mark.parametrize("text", ["jax==0.4", "newest", "2.5.x", "torch>=2", "torch"])
def test_what_is_no_release_is_refused(text: str) -> None:
    with pytest.raises(UsageProblem, match="is not a release"):
        diagnosing.read_release(text)


def test_cases_of_the_project_come_before_those_that_came_along(tmp_path: Path) -> None:
    assert diagnosing.find_known(tmp_path).index.size == known().index.size
    with pytest.raises(UsageProblem):
        diagnosing.find_known(tmp_path, [tmp_path / "none"])


def test_folders_without_cases_of_their_own_share_an_index_but_not_with_another_table(
    tmp_path: Path,
) -> None:
    one, other = (diagnosing.find_known(tmp_path / name).index for name in ("one", "other"))
    assert path_of(one) == path_of(other)
    own = tmp_path / "own" / "envs"
    own.mkdir(parents=True)
    shutil.copy(REPOSITORY / "envs" / "mindspore.toml", own)
    (own.parent / "pyproject.toml").touch()
    assert 0 < diagnosing.find_known(own.parent).index.size < one.size


def path_of(index: Index) -> str:
    return str(index.connection.execute("PRAGMA database_list").fetchone()[2])


def test_the_index_is_built_again_when_a_case_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    folder = tmp_path / "cases" / "torch" / "bad"
    folder.mkdir(parents=True)
    (folder / "case.toml").write_text("title = 3\n")
    (tmp_path / "pyproject.toml").write_text("")
    first = diagnosing.find_known(tmp_path)
    assert first.index.size == known().index.size
    assert "errata check" in first.problems[0]
    (folder / "case.toml").unlink()
    assert capsys.readouterr().err.startswith("Indexing the cases")
    assert diagnosing.find_known(tmp_path).problems == ()
    capsys.readouterr()
    diagnosing.find_known(tmp_path)
    assert capsys.readouterr().err == ""  # kept: answered at once


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes anywhere")
def test_an_index_that_cannot_be_kept_is_made_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o500)
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
    assert diagnosing.find_known(REPOSITORY).index.size == known().index.size


def test_facts_survive_the_file() -> None:
    [case] = [one for one in facts() if one.id == "torch/quantile-too-large"]
    assert case.releases()["2.15.0"] is False
    assert json.dumps(case.affected)
