"""What belongs to somebody goes, the same way everywhere; what is evidence comes through whole."""

from __future__ import annotations

import ast
import hashlib
from pathlib import Path

import pytest
from factories import REPOSITORY
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.bundle.redaction import (
    PLACEHOLDER,
    Form,
    Identity,
    Redactor,
    SecretKind,
    Source,
    learn,
)

ALICE = Identity(users=("alice",), homes=("/data/people/alice",), hosts=("bluebox",))
# Written in two parts, so that nobody's scanner takes this file for a leak.
GITHUB = "gh" + "p_" + "a1B2" * 9
GITLAB = "gl" + "pat-" + "x9Y8z7" * 4
AWS = "AKI" + "A" + "Q3EGRIT7Z5KLMN2P"
HUGGING = "h" + "f_" + "AbCdEfGhIj" * 4
PYPI = "pyp" + "i-AgEIcHlwaS5vcmc" + "C1d2E3" * 5
JWT = "ey" + "JhbGciOiJIUzI1NiJ9." + "ey" + "JzdWIiOiIxMjM0NTY3ODkw." + "dozjgNryP4J3jVmNHl0w5N"


def redact(text: str, form: Form = "text", identity: Identity = ALICE) -> str:
    source = Source(name="a", text=text, form=form)
    return learn([source], identity).apply(text, form)


def learnt(text: str, form: Form = "python", **options: tuple[str, ...]) -> Redactor:
    return learn([Source(name="broken.py", text=text, form=form)], ALICE, **options)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/home/alice/x.py", "/home/<user-1>/x.py"),
        ("/Users/Bob.Lee/x.py", "/Users/<user-1>/x.py"),
        (r"C:\Users\bob\x.py", r"C:\Users\<user-1>\x.py"),
        (r"C:\\Users\\bob\\x.py", r"C:\\Users\\<user-1>\\x.py"),
        ("by alice, of Alice", "by <user-1>, of Alice"),
        ("/data/people/alice/run", "<home-1>/run"),
        ("on bluebox: failed", "on <host-1>: failed"),
        ("http://bluebox.lan:8080/x", "http://<host-1>:8080/x"),
        ("tcp://trainer:29500", "tcp://<host-1>:29500"),
        ("mail ann.lee@example.com, now", "mail <email-1>, now"),
        (f"token {GITHUB}!", "token <token-1>!"),
        (f"x {GITLAB} {AWS}", "x <token-1> <token-2>"),
        (f"{HUGGING}\n{PYPI}", "<token-1>\n<token-2>"),
        (f'"{JWT}"', '"<token-1>"'),
        ("Authorization: Bearer abcdef123456", "Authorization: Bearer <token-1>"),
        ("authorization: basic dXNlcjpwYXNz", "authorization: basic <token-1>"),
        ("https://me:pw@example.org/x", "https://<credentials-1>@example.org/x"),
        ("postgresql://u:p@[::1]/db", "postgresql://<credentials-1>@[::1]/db"),
        ("--index-url https://pypi.corp.net/simple", "--index-url <index-1>"),
        ("UV_INDEX_URL=https://a:b@nexus.corp/x", "UV_INDEX_URL=<index-1>"),
        ("got https://art.corp/api/pypi/simple/torch/", "got <index-1>/torch/"),
        ('API_SECRET = "Zk3j9LxQ0pTr7vWm2sYb"', 'API_SECRET = "<secret-1>"'),
        ('"db_password": "correct-horse-1"', '"db_password": "<secret-1>"'),
        ("AWS_ACCESS_KEY=wJalrXUtnFEMI7K3MDENG", "AWS_ACCESS_KEY=<secret-1>"),
        ("connect to 10.0.3.4 now", "connect to <address-1> now"),
        ("192.168.1.20 refused", "<address-1> refused"),
        ('init("172.16.0.9")', 'init("<address-1>")'),
        ("at 10.0.3.4:8000", "at <address-1>:8000"),
    ],
)
def test_what_belongs_to_somebody_is_taken_out(text: str, expected: str) -> None:
    assert redact(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "/home/jenkins/agent/mindspore/core.cc:12",
        "/home/runner/work",
        "/ro" + "ot/x",
        "--index-url https://pypi.org/simple",
        "--extra-index-url https://download.pytorch.org/whl/cpu",
        "see https://github.com/pytorch/pytorch/issues/1",
        "git clone ssh://git@github.com/a/b and git@github.com:a/b.git",
        "https://localhost:8000/ http://127.0.0.1/",
        "result = q@k.transpose(1, 2) + w@h.to(d) - x@y.T + a@b.mean",
        "@torch.compile and @pytest.mark.x",
        "nvidia-curand-cu12==10.3.5.147",
        "nvidia-curand-cu12 10.3.5.147",
        '"nvidia-curand": "10.3.5.147"',
        "version 10.3.5.147 and 8.8.8.8",
        'num_tokens = 4096; pad_token = "<pad>"; tokenizer = "bert-base-uncased-2023"',
        "token_ids = torch.randint(0, 100, (1, 5))",
        "secret_key_embedding = model.layers1.attention2.key3",
        "tokenizers==0.21.0 \\\n    --hash=sha256:" + "0f" * 32,
        "tensor([[ 0.1000, -10.2345], [ 1.0e-05, 192.1680]])",
        "palice alices alice-smith x.alice",
        "an empty token= and password: required",
    ],
)
def test_what_says_nothing_of_anybody_stays(text: str) -> None:
    assert redact(text) == text


def test_the_same_secret_has_the_same_placeholder_in_every_text() -> None:
    texts = [f"{GITHUB} /home/bob/", "ann@example.com /home/bob/", f"alice {GITHUB}"]
    sources = [Source(name=str(n), text=text) for n, text in enumerate(texts)]
    redactor = learn(sources, ALICE)
    assert [redactor.apply(text) for text in texts] == [
        "<token-1> /home/<user-1>/",
        "<email-1> /home/<user-1>/",
        "<user-2> <token-1>",
    ]


def test_what_was_taken_out_is_never_shown() -> None:
    redactor = learnt(f"# {GITHUB} by alice\n")
    assert GITHUB not in repr(redactor)
    assert "alice" not in repr(redactor)
    assert [(s.kind, s.placeholder) for s in redactor.secrets] == [
        (SecretKind.TOKEN, "<token-1>"),
        (SecretKind.USER, "<user-1>"),
    ]


SCRIPT = """\
# by alice
import torch

alice = torch.ones(3)  # the tensor of alice
path = f"/home/bob/{alice.sum()}/data"
print("bluebox", alice, path)
"""


def test_a_script_keeps_doing_what_it_does() -> None:
    redactor = learnt(SCRIPT)
    redacted = redactor.apply(SCRIPT, "python")
    assert "# by alice" in redacted, "a name in the code stays everywhere, or texts would disagree"
    assert '"/home/<user-1>/{alice.sum()}/data"' in redacted
    assert 'print("<host-1>", alice, path)' in redacted
    ast.parse(redacted)
    assert [(one.kind, one.source) for one in redactor.left] == [(SecretKind.USER, "broken.py")]


def test_what_stays_in_the_code_stays_in_the_message_that_it_causes() -> None:
    redactor = learn(
        [
            Source(name="broken.py", text=SCRIPT, form="python"),
            Source(name="message", text="NameError: alice"),
        ],
        ALICE,
    )
    assert redactor.apply("NameError: alice") == "NameError: alice"
    assert redactor.apply("/home/bob/x") == "/home/<user-1>/x"


def test_a_matrix_product_in_code_is_no_address_and_not_worth_a_word() -> None:
    source = "y = q@k.de\n"
    redactor = learnt(source)
    assert redactor.apply(source, "python") == source
    assert redactor.left == ()


def test_words_can_be_kept_and_others_taken_out() -> None:
    text = "project Falcon of alice at ann@example.com"
    redactor = learn(
        [Source(name="a", text=text)], ALICE, keep=("ann@example.com",), words=("Falcon",)
    )
    assert redactor.apply(text) == "project <word-1> of <user-1> at ann@example.com"


def test_a_word_that_is_part_of_the_code_is_said_to_be_left() -> None:
    redactor = learnt("falcon = 1\nprint('falcon')\n", words=("falcon",))
    assert redactor.secrets == ()
    assert [one.kind for one in redactor.left] == [SecretKind.WORD]


@pytest.mark.parametrize("name", ["root", "ubuntu", "runner", "al"])
def test_names_that_say_nothing_are_not_looked_for(name: str) -> None:
    identity = Identity(users=(name,), hosts=(name,), homes=(f"/home/{name}", "/"))
    text = f"{name} at /home/{name}/x and /"
    redacted = redact(text, identity=identity)
    assert redacted.startswith(f"{name} at ")
    assert ("<user-1>" in redacted) is (name == "al"), "a home says whose it is"
    assert ("<home-" in redacted) is False


LOCKS = sorted((REPOSITORY / "envs" / "locks").rglob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS[::7], ids=lambda path: path.stem)
def test_a_lock_comes_through_whole_whoever_bundles_it(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    names = ("numpy", "torch", "sha256", "anyio", "linux", "hash")
    identity = Identity(users=names, hosts=names, homes=("/data/numpy",))
    assert redact(text, "lock", identity) == text


def test_a_lock_loses_private_indexes_and_credentials() -> None:
    text = "--extra-index-url https://u:p@pypi.corp/simple\nx @ https://u:p@files.corp/x.whl\n"
    assert redact(text, "lock") == "--extra-index-url <index-1>\nx @ <index-2>\n"


versions = st.tuples(*[st.integers(0, 400)] * 4).map(lambda parts: ".".join(map(str, parts)))
names = st.from_regex(r"[a-z][a-z0-9]{1,9}(-[a-z0-9]{1,6}){0,2}", fullmatch=True)
hashes = st.binary(max_size=8).map(lambda seed: hashlib.sha256(seed).hexdigest())
numbers = st.floats(allow_nan=True, width=32).map(lambda value: f"{value:.4f}")


@given(name=names, version=versions, digest=hashes)
def test_pins_and_hashes_are_never_damaged(name: str, version: str, digest: str) -> None:
    text = f"{name}=={version} \\\n    --hash=sha256:{digest}\n"
    assert redact(text) == text
    assert redact(text, "lock", Identity(users=(name,), hosts=(name,))) == text


@given(rows=st.lists(st.lists(numbers, min_size=1, max_size=6), min_size=1, max_size=4))
def test_tensors_are_never_damaged(rows: list[list[str]]) -> None:
    text = "tensor([" + ",\n        ".join(f"[{', '.join(row)}]" for row in rows) + "])"
    assert redact(text) == text


@given(st.text(max_size=300))
def test_any_text_is_redacted_once_and_for_all(text: str) -> None:
    once = redact(text)
    assert redact(once) == once


@given(
    st.text(alphabet=st.characters(categories=("L", "N", "P", "Zs"), exclude_characters="<>")),
    st.sampled_from([GITHUB, GITLAB, AWS, HUGGING, PYPI, JWT]),
)
def test_no_token_survives_in_any_surroundings(text: str, token: str) -> None:
    assert token not in redact(f"{text} {token} {text}")


fragments = st.sampled_from(
    [
        *("alice", "bluebox", "/home/bob/x", "ann@example.com", GITHUB, "10.0.0.7:80", "x", " = "),
        *("'", '"', "#", "\n", "f'", "{", "}", "(", ")", "alice = 1\n", "# alice\n", "'''", "@"),
        *('token = "Zk3j9LxQ0pTr7vWm2sYb"\n', "def alice(bluebox): pass\n"),
    ]
)


@given(st.lists(fragments, max_size=12).map("".join))
def test_a_program_stays_a_program_of_the_same_shape(source: str) -> None:
    redacted = learnt(source).apply(source, "python")
    try:
        before = ast.parse(source)
    except (SyntaxError, ValueError):
        return
    assert [type(node) for node in ast.walk(ast.parse(redacted))] == [
        type(node) for node in ast.walk(before)
    ]


def test_a_placeholder_is_recognised() -> None:
    assert PLACEHOLDER.findall("<user-1> <user-0> <token-12> <other-1> user-1") == [
        "<user-1>",
        "<token-12>",
    ]
