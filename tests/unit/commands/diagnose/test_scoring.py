"""A text leads to the case whose message and situation it shows, and to no other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from factories import make_case
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.diagnose.diagnosing import affected_words, release_words, span
from errata.commands.diagnose.index import CaseFacts, Index, write_index
from errata.commands.diagnose.scoring import Recognised, recognise
from errata.commands.diagnose.vocabulary import Question
from errata.model.case import Case, Expectation, Requirements
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict

MESSAGE = (
    "the batched value `UnbatchedTarget` of conv_transpose cannot be written into an older one"
)
FAILS = Expectation(outcome=Outcome.RAISED, type="RuntimeError", message=MESSAGE, at="x[0] = y")
SCRIPT = "class Decoder:\n def forward(self): pass\nlatents = 3\nconv_transpose(latents)\n"


def case_of(message: str = MESSAGE, case_id: str = "torch/one", **changes: object) -> Case:
    fails = replace(FAILS, message=message, **changes)  # type: ignore[arg-type]
    return make_case(case_id, expectations=[fails], areas=["layers"], broken=SCRIPT)


def seen(place: str, verdict: Verdict = Verdict.REPRODUCES, message: str = MESSAGE) -> Observation:
    healed = verdict is Verdict.HEALED
    return Observation(
        case="torch/one",
        place=place,
        verdict=verdict,
        broken=Outcome.PASSED if healed else Outcome.RAISED,
        fixed=Outcome.PASSED,
        content="",
        signature=None
        if healed
        else Signature(type="RuntimeError", message=message, at="x[0] = y"),
    )


def index_of(cases: Sequence[Case], record: Sequence[Observation] = ()) -> Index:
    with TemporaryDirectory() as folder:  # an open file stays readable
        path = Path(folder) / "index.sqlite"
        write_index(path, cases, {one.id: one for one in record})
        found = Index.opened(path)
    assert found is not None
    return found


def asked(text: str, *cases: Case, framework: str = "") -> list[str]:
    found = recognise(Question(text, framework), index_of(cases or [case_of()]))
    return [one.case for one in found]


def only(text: str, *cases: Case) -> Recognised:
    [found] = recognise(Question(text), index_of(cases or [case_of()]))
    return found


@pytest.mark.parametrize(
    "text",
    [
        f"RuntimeError: {MESSAGE}",
        f"It says `RuntimeError: {MESSAGE}`.",
        f"**RuntimeError**: **{MESSAGE}**",
        f"_RuntimeError: {MESSAGE}_",
        f"2026-01-02 03:04:05,678 [rank0] ERROR: RuntimeError: {MESSAGE}",
        "\n".join(
            f"# {line}" for line in f"RuntimeError: {MESSAGE}".replace("of ", "of\n").split("\n")
        ),
        f"\x1b[31mRuntimeError\x1b[0m: {MESSAGE}",
        f"terminate called\n  what():  {MESSAGE}",
        f"E       RuntimeError: {MESSAGE}",
        f"报错: {MESSAGE}。",
        MESSAGE.replace(" ", "\n  // "),
    ],
)
def test_a_message_is_found_in_whatever_holds_it(text: str) -> None:
    assert only(text).same_error


def test_a_cut_message_is_found_by_a_part_of_it() -> None:
    found = only(f"it ends with `{MESSAGE[:82]}` and nothing else")
    assert not found.same_error
    assert found.quote.startswith("the batched value")


def test_a_name_that_differs_is_another_failure() -> None:
    for name in ("BatchedSource", "conv2d"):
        old = "UnbatchedTarget" if name[0] == "B" else "conv_transpose"
        assert asked(f"RuntimeError: {MESSAGE.replace(old, name)}") == []


@pytest.mark.parametrize(
    ("recorded", "raised_in", "is_known"),
    [
        (("enter", "project"), ["torch/mix.py project"], True),
        (("enter", "project"), ["torch/mix.py enter", "train.py step"], True),
        (("enter", "project"), ["torch/mix.py resample"], False),
        (("enter", "project"), ["torch/mix.py usual", "train.py step"], False),
        (("enter", "project"), ["train.py step"], True),
        (("enter", "project"), ["torch/mix.py usual"], True),
        (("usual", "project", "."), ["train.py step"], True),
        (("usual", "project", "."), ["torch/mix.py resample"], False),
        ((".",), ["torch/mix.py resample"], True),
        ((), ["torch/mix.py resample"], True),
        (("enter", "project"), [], True),
    ],
)
def test_an_error_of_another_function_is_not_sure_and_with_everyday_words_another_failure(
    recorded: tuple[str, ...], raised_in: list[str], is_known: bool
) -> None:
    everyday = "element 0 of tensors does not require grad and does not have a grad_fn"
    for words, usual in ((MESSAGE, False), (everyday, True)):
        found = asked_of_functions(words, recorded, raised_in)
        assert bool(found) is (is_known or not usual)
        assert any(one.is_sure for one in found) is (is_known and not usual)


def asked_of_functions(
    words: str, recorded: tuple[str, ...], raised_in: list[str], *quoted: str
) -> tuple[Recognised, ...]:
    record = [replace(seen("torch-2.15.0:eager:cpu"), functions=recorded)]
    record += [replace(record[0], case=f"torch/{n}", functions=("usual",)) for n in range(11)]
    text = f"RuntimeError: {words}"
    if raised_in:
        frames = [each.split() for each in ("train.py <module>", *raised_in)]
        lines = [f'  File "/lib/{file}", line 3, in {name}\n    x = y' for file, name in frames]
        text = "\n".join(("Traceback (most recent call last):", *lines, text))
    mine = replace(case_of(words), frequency="common", quoted=quoted)
    return recognise(Question(text), index_of([mine], record))


def test_quoted_words_hold_in_other_functions_too_and_are_not_sure_there() -> None:
    for words in (
        MESSAGE,
        "element 0 of tensors does not require grad and does not have a grad_fn",
    ):
        found = asked_of_functions(words, ("enter",), ["torch/mix.py resample"], words)
        assert [one.is_sure for one in found] == [False]


def test_names_and_numbers_of_the_script_stand_for_any_others() -> None:
    mine = case_of("Decoder.forward cannot unroll `latents` of 512 quantised columns")
    text = "RuntimeError: Encoder.forward cannot unroll `tokens` of 64 quantised columns"
    assert only(text, mine).same_error
    assert asked(text.replace("forward", "decode"), mine) == []


def test_an_ellipsis_of_the_case_stands_for_anything() -> None:
    pattern = case_of("the batched value … cannot be written into an older one")
    assert only(f"RuntimeError: {MESSAGE}", pattern).same_error


@pytest.mark.parametrize(
    "message",
    [
        "'NoneType' object has no attribute 'norm'",
        "tuple index out of range",
        "list.remove(x): x not in list",
        "got an unexpected keyword argument 'scale'",
        "mat1 and mat2 must have the same dtype, but got Double and Float",
    ],
)
def test_a_message_of_everyday_mistakes_names_no_case_alone(message: str) -> None:
    frames = 'Traceback (most recent call last):\n  File "/x/torch/a.py", line 3, in f\n    f(x)\n'
    assert asked(f"{frames}RuntimeError: {message}", case_of(message)) == []


def test_a_message_of_everyday_mistakes_names_the_causes_that_people_often_have() -> None:
    message = "element 0 of tensors does not require grad and does not have a grad_fn"
    causes = [
        replace(case_of(message, f"torch/{frequency}"), frequency=frequency)
        for frequency in ("occasional", "common", "rare")
    ]
    assert asked(f"RuntimeError: {message}", *causes) == ["torch/common"]
    as_usual = replace(causes[1], id="torch/checkpointed", areas=("checkpoint",))
    assert asked(f"RuntimeError: {message}", causes[1], as_usual) == ["torch/common"]
    assert asked(f"a checkpoint( before\nRuntimeError: {message}", causes[1], as_usual) == [
        "torch/checkpointed",
        "torch/common",
    ]


@pytest.mark.parametrize(
    ("frequency", "recorded", "named"),
    [("occasional", (), ["torch/one"]), ("rare", (), []), ("rare", ("refuse",), ["torch/one"])],
)
def test_an_everyday_message_names_what_is_no_rare_cause_or_was_raised_by_the_same_function(
    frequency: str, recorded: tuple[str, ...], named: list[str]
) -> None:
    message = "mat1 and mat2 must have the same dtype, but got Double and Float"
    mine = replace(case_of(message), frequency=frequency)
    record = [replace(seen("torch-2.5.1:eager:cpu"), functions=recorded)]
    frames = 'Traceback (most recent call last):\n  File "/x/torch/a.py", line 3, in refuse\n'
    text = f"{frames}    f(x)\nRuntimeError: {message}"
    found = recognise(Question(text), index_of([mine], record))
    assert [one.case for one in found] == named
    assert not any(one.is_sure for one in found)


def test_an_everyday_message_that_is_cut_within_a_name_names_its_common_cause() -> None:
    first = (
        "Trying to backward through the graph a second time (or directly access saved tensors "
        "after they have already been freed). Saved intermediate values of the graph are freed "
        "when you call .backward() or "
    )
    whole = first + (
        "autograd.grad(). Specify retain_graph=True if you need to backward through the graph a "
        "second time or if you need to access saved tensors after calling backward."
    )
    mine = replace(case_of(whole), frequency="common")
    assert asked(f"RuntimeError: {first}autog…", mine) == ["torch/one"]


def test_a_message_of_python_names_a_common_cause_only_beside_the_framework() -> None:
    message = "cannot pickle '_thread.lock' object"
    mine = replace(case_of(message, type="TypeError"), frequency="common")
    assert asked(f"TypeError: {message}", mine) == []
    assert asked(f'File "torch/serialization.py", line 3\nTypeError: {message}', mine) == [
        "torch/one"
    ]
    assert asked(f'File "torch/serialization.py", line 3\nValueError: {message}', mine) == []


def test_causes_of_one_error_are_ordered_by_how_often_people_have_them() -> None:
    causes = [
        replace(case_of(case_id=f"torch/{frequency}"), frequency=frequency)
        for frequency in ("rare", "occasional", "common")
    ]
    found = asked(f"RuntimeError: {MESSAGE}", *causes)
    assert found == ["torch/common", "torch/occasional", "torch/rare"]


def test_of_causes_met_equally_often_the_one_that_more_places_report_comes_first() -> None:
    one = replace(case_of(case_id="torch/a"), frequency="common")
    other = replace(one, id="torch/b", sources=one.sources * 2)
    assert asked(f"RuntimeError: {MESSAGE}", one, other) == ["torch/b", "torch/a"]


def test_a_cause_that_documents_less_of_the_same_error_is_named_as_well() -> None:
    one, less = case_of(), case_of(f"{MESSAGE.partition(' cannot')[0]} …", case_id="torch/less")
    assert asked(f"RuntimeError: {MESSAGE}", one, less) == ["torch/one"]
    for pair in (
        (replace(one, same_error_as=("torch/less",)), less),
        (one, replace(less, same_error_as=("torch/one",))),
    ):
        assert sorted(asked(f"RuntimeError: {MESSAGE}", *pair)) == ["torch/less", "torch/one"]


@pytest.mark.parametrize("kind", ["ValueError: ", ""])
def test_a_case_is_known_by_the_words_that_its_sources_quote(kind: str) -> None:
    older = "the older words of conv_transpose refuse a batched value before anything is written"
    found = only(f"ValueError: {older}", replace(case_of(), quoted=(kind + older,)))
    assert found.same_error
    assert found.evidence[-1] == "type: ValueError"
    assert asked(f"ValueError: {older}") == []


@pytest.mark.parametrize(("name", "known"), [("'verbose'", 1), ("'lr'", 0), ("'verbose'.", 1)])
def test_a_name_that_a_case_quotes_tells_and_another_is_another_failure(
    name: str, known: int
) -> None:
    words = "TypeError: StepLR.__init__() got an unexpected keyword argument"
    case = replace(case_of(), quoted=(f"{words} 'verbose'",))
    assert len(asked(f"{words} {name}", case)) == known


def test_names_decide_in_words_that_a_case_both_expects_and_quotes() -> None:
    words = "ReduceLROnPlateau.step() missing 1 required positional argument: 'metrics'"
    mine = case_of(words, type="TypeError")
    assert asked(f"TypeError: {words}", mine) == []
    assert asked(f"TypeError: {words}", replace(mine, quoted=(words,))) == ["torch/one"]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("argument 'input' (position 1) must be Tensor, not tuple", 1),
        ("argument 'input' (position 1) must be Tensor, not NoneType", 0),
        ("argument 'target' (position 2) must be Tensor, not tuple", 0),
        ("argument 'input' (position 1) must be Tensor, not in a dict", 1),
    ],
)
def test_another_type_and_another_quoted_name_are_another_failure(text: str, known: int) -> None:
    mine = case_of("cross_entropy_loss(): argument 'input' (position 1) must be Tensor, not tuple")
    assert len(asked(f"RuntimeError: cross_entropy_loss(): {text}", mine)) == known


def test_a_whole_message_alone_needs_no_context_and_one_in_a_traceback_does() -> None:
    words = "Not all values of the batch are valid because it was inferred to be a constant"
    mine = replace(case_of(words, type="torch._dynamo.exc.UserError"), areas=("export",))
    text = f"torch._dynamo.exc.UserError: {words}"
    assert asked(text, mine) == ["torch/one"]
    assert asked(f'File "torch/_dynamo/a.py", line 3, in f\n{text}', mine) == []


def test_a_message_of_everyday_mistakes_needs_the_context_of_the_case() -> None:
    message = "output with shape [3] doesn't match the broadcast shape [5, 3]"
    mine = replace(case_of(message), areas=("vmap",))
    text = 'File "a.py", line 3, in f\n    {}\nRuntimeError: ' + message.replace("5", "7")
    assert asked(text.format("total += torch.ones(7, 3)"), mine) == []
    assert asked(text.format("torch.vmap(add)(gradients)"), mine) == ["torch/one"]


def test_words_that_were_raised_without_a_mode_need_no_sign_of_it() -> None:
    message = "output with shape [3] doesn't match the broadcast shape [5, 3]"
    requires = Requirements(releases="torch", modes=("eager", "compile"))
    mine = replace(case_of(message), areas=("compile",), requires=requires, frequency="common")
    question = Question(f'File "torch/f.py", line 3, in f\nRuntimeError: {message}')
    for mode, count in (("compile", 0), ("eager", 1)):
        known = index_of([mine], [seen(f"torch-2.5.1:{mode}:cpu", message=message)])
        assert len(recognise(question, known)) == count


def test_another_framework_is_another_failure() -> None:
    assert asked(f"import paddle\nRuntimeError: {MESSAGE}") == []
    assert asked(f"RuntimeError: {MESSAGE}", framework="paddle") == []
    assert asked(f"RuntimeError: {MESSAGE}", framework="torch") == ["torch/one"]


def test_the_words_that_a_script_gives_an_assertion_are_known_with_its_statement() -> None:
    at = "assert width == 8, f'expected_width 8, got {width} of them'"
    mine = case_of("expected_width 8, got 4 of them", type="AssertionError", at=at)
    signature = Signature(type="AssertionError", message="expected_width 8, got 4 of them", at=at)
    record = [replace(seen("torch-2.5.1:eager:cpu"), signature=signature)]
    text = 'File "a.py", line 3, in f\n    {}\nAssertionError: expected_width 8, got 4 of them'
    for statement, count in ((at, 1), ("assert width", 0)):
        assert len(recognise(Question(text.format(statement)), index_of([mine], record))) == count


def test_cases_with_one_error_are_all_named_and_told_apart_by_packages() -> None:
    special = replace(
        case_of(case_id="torch/a"),
        requires=Requirements(releases="torch", packages=("timm ==1.0",)),
    )
    others = [case_of(case_id="torch/b"), case_of(case_id="torch/c")]
    assert asked(f"RuntimeError: {MESSAGE}", special, *others) == ["torch/b", "torch/c"]
    assert asked(f"timm.create_model(m)\nRuntimeError: {MESSAGE}", special, *others)[0] == "torch/a"


def test_a_draft_comes_after_what_is_documented() -> None:
    draft = replace(case_of(case_id="torch/a"), cause="TODO: why does it fail?")
    assert asked(f"RuntimeError: {MESSAGE}", draft, case_of()) == ["torch/one", "torch/a"]


def test_the_releases_on_record_are_told_for_the_one_in_use() -> None:
    record = [
        seen("torch-1.13.1:eager:cpu", Verdict.HEALED),
        seen("torch-2.5.1:eager:cpu"),
        seen("torch-2.9.0:eager:cpu", message="said differently"),
        seen("torch-2.15.0:eager:cpu", Verdict.HEALED),
    ]
    [found] = recognise(Question(f"RuntimeError: {MESSAGE}"), index_of([case_of()], record))
    case = found.facts
    assert found.seen == ("torch-2.5.1:eager:cpu",)
    assert affected_words(case) == "torch: fails on 2.5.1 and 2.9.0, passes on 1.13.1 and 2.15.0"
    assert release_words(case, "2.6.0+cu124") == "torch 2.6.0+cu124: affected; fixed in 2.15.0"
    assert release_words(case, "2.15.0").endswith(
        "not affected; the last release that fails is 2.9.0"
    )
    assert release_words(case, "1.13.1").endswith("not affected; fails from 2.5.1 on")
    assert release_words(case, "") == ""


def test_a_release_that_was_not_measured_is_not_said_to_be_affected() -> None:
    record = [seen("torch-1.13.1:eager:cpu"), seen("torch-2.15.0:eager:cpu")]
    [found] = recognise(Question(f"RuntimeError: {MESSAGE}"), index_of([case_of()], record))
    for release in ("2.51", "2.15.1"):
        assert release_words(found.facts, release) == (
            f"torch {release}: not measured; the newest measured release, 2.15.0, fails"
        )
    assert release_words(found.facts, "1.0") == (
        "torch 1.0: older than measured; the oldest measured release, 1.13.1, fails"
    )
    assert release_words(found.facts, "2.5.1") == (
        "torch 2.5.1: affected; 2.15.0, the newest measured release, is too"
    )
    assert release_words(found.facts, "2.15") == "torch 2.15: affected"


EVERY = [f"torch-2.{n}.0:eager:cpu" for n in range(5)]


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ([], "no release"),
        (["torch-2.9.1:eager:cpu", "torch-2.9.1:compile:cpu"], "2.9.1"),
        (["torch-2.10.0+timm:eager:cpu", "torch-2.9.1:eager:cpu"], "2.9.1 and 2.10.0"),
        ([f"torch-2.{n}.0-py3.10:eager:gpu" for n in (10, 9, 8)], "2.8.0 to 2.10.0 (3 releases)"),
        ([*EVERY[:2], *EVERY[3:]], "2.0.0 to 2.1.0, 2.3.0 to 2.4.0 (4 releases)"),
    ],
)
def test_releases_are_named_in_order_and_a_range_holds_no_other(
    places: list[str], words: str
) -> None:
    assert span(places, EVERY if set(places) & set(EVERY) else ()) == words


def placed(framework: str, affected: str, *healed: str) -> CaseFacts:
    return CaseFacts(id="x", title="t", framework=framework, affected=(affected,), healed=healed)


def test_modes_that_differ_are_told_apart() -> None:
    case = placed("torch", "torch-2.5.1:eager:cpu", "torch-2.5.1:compile:cpu")
    assert affected_words(case) == "torch: eager mode fails on 2.5.1; compile mode passes on 2.5.1"


def test_a_release_without_its_last_nought_is_that_release() -> None:
    healed = ("paddle-3.1.0:dynamic:cpu", "paddle-3.1.1:dynamic:cpu")
    case = placed("paddle", "paddle-3.0.0:dynamic:cpu", *healed)
    assert all(case.fails_on(each) for each in ("3.0", "?"))
    assert not any(case.fails_on(each) for each in ("3.1", "3.1.0"))


def test_an_index_that_is_damaged_or_out_of_date_is_none(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    assert Index.opened(path) is None
    path.write_bytes(b"not a database")
    assert Index.opened(path) is None
    path.unlink()
    write_index(path, [case_of()], {}, stamp="one")
    assert Index.opened(path, "two") is None
    assert Index.opened(path, "one") is not None


@cache
def shared() -> Index:
    return index_of([case_of(), case_of("a much … shorter wording of conv_transpose", "torch/two")])


@given(st.text(max_size=300), st.sampled_from(["", MESSAGE, MESSAGE[:40], "conv_transpose"]))
def test_no_text_is_too_strange(text: str, words: str) -> None:
    for found in recognise(Question(text + words + text), shared()):
        assert 0 < found.score <= 1
