"""Every recorded failure is recognised; errors that no case documents are not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from factories import DATA, FAILS, REPOSITORY, make_case, make_raised

from errata.model.errors import UsageProblem
from errata.model.verdict import Observation
from errata.queries.diagnosing import (
    KnownCases,
    failures_in,
    find_known,
    recognise_result,
    recognise_text,
)
from errata.recognise.scoring import Failure, recognise
from errata.recognise.tracebacks import find_traces


def texts(name: str) -> dict[str, str]:
    """Read the tracebacks of a file by the headings above them."""
    whole = (DATA / "tracebacks" / f"{name}.txt").read_text(encoding="utf-8")
    parts = (part.partition("\n") for part in whole.split("=== ")[1:])
    return {heading.strip(): text for heading, _, text in parts}


TEXTS = texts("unrelated")
OF_STRANGERS = texts("known")
KNOWN = find_known(REPOSITORY)


def family(name: str) -> set[str]:
    """List the cases that share an error: without its own statement any of them may be meant."""
    pairs = [(case.id, other) for case in KNOWN.cases for other in case.same_error_as]
    return {name, *(one for pair in pairs if name in pair for one in pair)}


def failing() -> dict[str, Observation]:
    """List one observation for each error that the record knows of a case."""
    found: dict[str, Observation] = {}
    for seen in KNOWN.record.values():
        if seen.verdict.is_failure and seen.signature is not None:
            found.setdefault(f"{seen.case}:{seen.signature.digest}", seen)
    return found


# Without their statement these messages identify nothing: three numbers, three common words, or
# no text.
TOO_FEW_WORDS = {
    "paddle/setitem-lost-in-chained-call-ast",
    "paddle/while-loop-alias-ast",
    "torch/compile-vmap-20",
    "torch/gloo-bfloat16-all-reduce",
}
EVERY = failing()
RECORDED = {name: seen for name, seen in EVERY.items() if seen.case not in TOO_FEW_WORDS}


def test_the_record_has_failures_of_every_case() -> None:
    with_words = {case.id for case in KNOWN.cases if any(one.type for one in case.expectations)}
    assert {seen.case for seen in EVERY.values()} == with_words
    assert len(TEXTS) >= 30


def test_recorded_failures_are_recognised_as_their_own_case() -> None:
    wrong = {}
    for name, seen in RECORDED.items():
        assert seen.signature is not None
        kind, message, at, native = seen.signature.identity
        framework = seen.case.partition("/")[0]
        failure = Failure(type=kind, messages=(message,), at=at, native=native, framework=framework)
        ranked = recognise([failure], KNOWN.index, modules=KNOWN.modules)
        if not (
            ranked
            and ranked[0].case.id == seen.case
            and ranked[0].is_literal
            and seen.place in ranked[0].seen
            and {item.case.id for item in ranked} <= family(seen.case)
        ):
            wrong[name] = [(item.case.id, item.score, item.is_literal) for item in ranked]
    assert wrong == {}


def as_text(seen: Observation) -> str:
    assert seen.signature is not None
    return (
        "some output before it\n"
        "Traceback (most recent call last):\n"
        '  File "/home/somebody/project/my_model.py", line 31, in <module>\n'
        f"    {seen.signature.at}\n"
        f"{seen.signature.type}: {seen.signature.message}\n"
    )


def test_pasted_tracebacks_of_recorded_failures_are_recognised() -> None:
    wrong = {}
    for name, seen in RECORDED.items():
        ranked, failures = recognise_text(as_text(seen), KNOWN)
        # The text does not name the framework, so one case of each framework may come first.
        first = {item.case.id for item in ranked if item.score == ranked[0].score}
        frameworks = {case_id.partition("/")[0] for case_id in first}
        if len(failures) != 1 or seen.case not in first or len(first) != len(frameworks):
            wrong[name] = [(item.case.id, item.score) for item in ranked]
    assert wrong == {}


def test_tracebacks_of_other_programs_lead_to_the_case() -> None:
    for case, text in OF_STRANGERS.items():
        ranked, _ = recognise_text(text, KNOWN)
        assert ranked, case
        assert ranked[0].case.id == case
        assert {item.case.id for item in ranked} <= family(case)


def test_unrelated_tracebacks_are_not_recognised() -> None:
    for name, text in TEXTS.items():
        ranked, failures = recognise_text(text, KNOWN)
        assert failures, f"{name}: no error was found in it"
        named = [(item.case.id, item.score, item.evidence) for item in ranked]
        assert (name, named) == (name, [])


def test_the_same_error_in_a_program_of_ones_own_is_recognised() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "sim.py", line 8, in <module>\n'
        "    jac = vmap(jacrev(residual))(poses)\n"
        '  File "/x/lib/python3.11/site-packages/torch/_functorch/apis.py", line 203, in wrapped\n'
        "    return vmap_impl(\n"
        '  File "sim.py", line 4, in residual\n'
        "    buffer[0] = pose.sum()\n"
        "RuntimeError: vmap: inplace arithmetic(self, *extra_args) is not possible because there "
        "exists a Tensor `other` in extra_args that has more elements than `self`. This happened "
        "due to `other` being vmapped over but `self` not being vmapped over in a vmap. Please "
        "try to use out-of-place operators instead of inplace arithmetic. If said operator is "
        "being called inside the PyTorch framework, please file a bug report instead.\n"
    )
    ranked, _ = recognise_text(text, KNOWN)
    assert ranked[0].case.id == "torch/vmap-inplace-unbatched"
    assert ranked[0].is_literal


def test_the_same_error_with_other_sizes_is_like_it_but_not_the_same() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "train.py", line 90, in <module>\n'
        "    loss.backward()\n"
        "RuntimeError: one of the variables needed for gradient computation has been modified by "
        "an inplace operation: [torch.cuda.FloatTensor [32, 960, 1, 1]], which is output 0 of "
        "ReluBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly "
        "detection to find the operation that failed to compute its gradient, with "
        "torch.autograd.set_detect_anomaly(True).\n"
    )
    ranked, _ = recognise_text(text, KNOWN)
    first = {item.case.id for item in ranked[:2]}
    assert first == {"torch/inplace-dropout-after-relu", "torch/timm-mobilenetv4-inplace-dropout"}
    assert not any(item.is_literal for item in ranked)


DRIFTED = (
    "vmap: in-place arithmetic(self, *extra_args) is not possible because there is a Tensor "
    "`other` in extra_args that has a larger shape than `self`. This happened due to `other` "
    "being vmapped over but `self` not being vmapped over in a vmap. Use out-of-place operators "
    "instead of inplace arithmetic."
)


def test_wording_that_drifted_is_recognised_and_said_to_be_like_it() -> None:
    result = make_raised(DRIFTED, at="buffer[0] = x")
    ranked = recognise_result(result, KNOWN, framework="torch", words=["vmap", "torch"])
    assert ranked[0].case.id == "torch/vmap-inplace-unbatched"
    assert not ranked[0].is_literal
    assert "% of its words" in ranked[0].evidence[0]


def test_a_draft_of_ones_own_does_not_hide_documented_cases() -> None:
    result = make_raised(DRIFTED, at="buffer[0] = x")
    expected = replace(FAILS, type="RuntimeError", message=DRIFTED, at="buffer[0] = x")
    draft = replace(make_case("torch/mine", expectations=[expected]), cause="TODO: why?")
    words = ["vmap", "torch"]
    documented = recognise_result(result, KNOWN, words=words)
    ranked = recognise_result(result, replace(KNOWN, cases=(*KNOWN.cases, draft)), words=words)
    assert documented
    assert ranked[:-1] == documented
    assert ranked[-1].case is draft
    assert ranked[-1].is_literal


def test_a_statement_alone_is_not_enough() -> None:
    at = "error[:, :2] = landmarks[:, 2:4] - landmarks[:, :2] - offsets[:, :2]"
    ranked = recognise_result(make_raised("something else entirely", at=at), KNOWN)
    assert ranked == ()


def test_a_changed_type_does_not_hide_a_message_that_stayed() -> None:
    result = make_raised("Multiply values for specific argument: query_embeds", kind="ValueError")
    ranked = recognise_result(result, KNOWN)
    meant = "mindspore/query-embeds-positional-collision"
    assert {item.case.id for item in ranked} == family(meant)
    assert not ranked[0].is_literal


def test_a_common_message_needs_a_hint_of_the_subject() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "loss.py", line 7, in <module>\n    {}\n'
        "RuntimeError: output with shape [4] doesn't match the broadcast shape [2, 4]\n"
    )
    assert recognise_text(text.format("acc += grads"), KNOWN)[0] == ()
    under_vmap = recognise_text(text.format("out = vmap(add)(grads)"), KNOWN)[0]
    assert [item.case.id for item in under_vmap] == ["torch/vmap-inplace-broadcast-shape"]


def test_frames_of_a_downstream_library_rank_its_case_first() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "opt.py", line 60, in <module>\n'
        "    layer.forward(inputs)\n"
        '  File "/x/lib/python3.10/site-packages/theseus/theseus_layer.py", line 93, in forward\n'
        "    vars, info = _forward(\n"
        "RuntimeError: vmap: inplace arithmetic(self, *extra_args) is not possible because there "
        "exists a Tensor `other` in extra_args that has more elements than `self`. This happened "
        "due to `other` being vmapped over but `self` not being vmapped over in a vmap. Please "
        "try to use out-of-place operators instead of inplace arithmetic. If said operator is "
        "being called inside the PyTorch framework, please file a bug report instead.\n"
    )
    ranked, _ = recognise_text(text, KNOWN)
    assert ranked[0].case.id == "torch/theseus-quad-error-vmap"


def test_the_same_words_in_another_framework_are_not_the_case() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "x.py", line 3, in <module>\n'
        "    smoothed = a + b\n"
        '  File "/opt/lib/python3.11/site-packages/torch/_tensor.py", line 40, in wrapped\n'
        "    return f(*args, **kwargs)\n"
        "TypeError: unsupported operand type(s) for +: 'Tensor' and 'Tensor'\n"
    )
    ranked, _ = recognise_text(text, KNOWN)
    assert ranked == ()


def test_an_earlier_error_of_a_chain_is_recognised_too() -> None:
    [seen] = [o for o in RECORDED.values() if o.case == "mindspore/insert-child-duplicate-names"]
    text = as_text(seen) + (
        "\nDuring handling of the above exception, another exception occurred:\n\n"
        "Traceback (most recent call last):\n"
        '  File "wrap.py", line 2, in <module>\n    raise SystemError("training failed")\n'
        "SystemError: training failed\n"
    )
    ranked, failures = recognise_text(text, KNOWN)
    assert failures[0].type == "SystemError"
    assert ranked[0].case.id == seen.case


def test_a_result_of_a_run_is_recognised_with_its_framework() -> None:
    [seen] = [o for o in RECORDED.values() if o.case == "torch/vmap-inplace-broadcast-shape"]
    assert seen.signature is not None
    result = make_raised(seen.signature.message, at="y.add_(x)")
    assert recognise_result(result, KNOWN, framework="torch")[0].case.id == seen.case
    assert recognise_result(result, KNOWN, framework="paddle") == ()


def test_native_stacks_are_split_off_the_message() -> None:
    text = (DATA / "native" / "paddle-3.3.1.txt").read_text(encoding="utf-8")
    trace = (
        f'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nTypeError: {text}'
    )
    [failure] = failures_in(trace)
    assert failure.native
    assert "(at " not in failure.messages[0]


def test_cases_of_the_project_come_before_those_that_came_along(tmp_path: Path) -> None:
    assert {case.id for case in find_known(tmp_path).cases} == {case.id for case in KNOWN.cases}
    with pytest.raises(UsageProblem):
        find_known(tmp_path, [tmp_path / "none"])


def test_invalid_cases_of_the_project_are_said_and_do_no_harm(tmp_path: Path) -> None:
    folder = tmp_path / "cases" / "torch" / "bad"
    folder.mkdir(parents=True)
    (folder / "case.toml").write_text("title = 3\n")
    (tmp_path / "pyproject.toml").write_text("")
    known = find_known(tmp_path)
    assert len(known.cases) == len(KNOWN.cases)
    assert "errata check" in known.problems[0]


def test_without_cases_nothing_is_recognised() -> None:
    assert recognise_text(TEXTS["a missing file"], KnownCases())[0] == ()


def test_a_text_without_an_error_has_none() -> None:
    assert find_traces("all 12 tests passed\nno problem here: fine\n") == ()


def test_too_few_words_name_no_case() -> None:
    for seen in EVERY.values():
        if seen.case in TOO_FEW_WORDS and seen.signature is not None:
            failure = Failure(type=seen.signature.type, messages=(seen.signature.message,))
            ranked = recognise([failure], KNOWN.index, modules=KNOWN.modules)
            assert (seen.case, ranked) == (seen.case, ())
