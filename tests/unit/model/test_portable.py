from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.portable import shorten_paths

LIBRARY = "/home/u/.pyenv/versions/3.11.7/lib/python3.11"
ERRATA_RUN = "/srv/tmp/errata-x1/zygote-ab12_3cd/s/1/r12"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Words of torch 1.13 to 2.15 about functions that they do not trace.
        (
            f"'skip function scope in file {LIBRARY}/contextlib.py'', skipped according",
            "'skip function scope in file python/contextlib.py'', skipped according",
        ),
        (
            f"scope in skip_files {LIBRARY}/re.py from user code",
            "scope in skip_files python/re.py from user code",
        ),
        (
            f"filename: `{LIBRARY}/collections/__init__.py`, skip",
            "filename: `python/collections/__init__.py`, skip",
        ),
        (f"skip directory ({LIBRARY}/random.py) For", "skip directory (python/random.py) For"),
        (f'File "{LIBRARY}/copy.py", line 146', 'File "python/copy.py", line 146'),
        # torch cuts a path where the framework's own begins, wherever that is.
        (
            "Caused by: (mp/u/corp/cases/torch/slug/broken.py:12 in forward)",
            "Caused by: (broken.py:12 in forward)",
        ),
        ("# ork/main/cases/torch/slug/broken.py:14 in augment", "# broken.py:14 in augment"),
        ("cases/torch/slug/fixed.py", "fixed.py"),
        ("../slug/broken.py or ./broken.py", "broken.py or broken.py"),
        ("~/cases/slug/broken.py, $HOME/broken.py", "broken.py, broken.py"),
        ("see /home/u/broken.py.", "see broken.py."),
        ("a /home/u/broken.pyc b/unbroken.py", "a /home/u/broken.pyc b/unbroken.py"),
        ("path=/home/u/v/lib/python3.9/site-packages/torch/x.py", "path=torch/x.py"),
        ("<code at /usr/lib/python3/dist-packages/numpy/x.py>", "<code at numpy/x.py>"),
        (f"['{LIBRARY}', '{LIBRARY}/site-packages']", "['python', 'site-packages']"),
        (f"{LIBRARY}/lib-dynload/_ctypes.so: no", "python/lib-dynload/_ctypes.so: no"),
        ("g++ -I/usr/include/python3.11 -L/usr/lib x", "g++ -Ipython/include -L/usr/lib x"),
        ("-I/opt/v/lib/python3.8/site-packages/torch/include", "-Itorch/include"),
        ("['/opt/errata/envs/torch-2.15.0-a1/bin/python3.11', '-c']", "['python', '-c']"),
        ("/opt/bin/python-config", "/opt/bin/python-config"),
        (f"'{ERRATA_RUN}/work/a.bin'", "'work/a.bin'"),
        (f"{ERRATA_RUN}/tmp/tmpu8shy8pr/m.pdiparams,", "tmp/tmp…/m.pdiparams,"),
        ("/tmp/tmpabcd_123.so /var/tmp/x", "/tmp/tmp….so /var/tmp/x"),
        ("['/tmp', '/var/tmp', '/usr/tmp/x']", "['/tmp', '/var/tmp', '/usr/tmp/x']"),
        ("tmp/tmpfiles xtmp/tmpabcdefgh", "tmp/tmpfiles xtmp/tmpabcdefgh"),
        # Behind a quote a path may hold spaces and brackets.
        ('File "/home/J D/lib/python3.9/site-packages/torch/x.py"', 'File "torch/x.py"'),
        ("at '/home/J (D)/cases/broken.py': no", "at 'broken.py': no"),
        ("'/a b/c' and '/a b/d'", "'/a b/c' and '/a b/d'"),
        # An address on the web is no path, and neither is a division.
        ("https://x.org/lib/python3.11/broken.py", "https://x.org/lib/python3.11/broken.py"),
        ("file:///home/u/broken.py", "file:broken.py"),
        ("a / broken.py, 1/2", "a / broken.py, 1/2"),
        ("0x…/lib/python3.11/a", "0x…python/a"),
        ("'/home/…/lib/python3.11/a.py'", "'python/a.py'"),
    ],
)
def test_a_path_shrinks_to_what_is_the_same_elsewhere(text: str, expected: str) -> None:
    assert shorten_paths(text) == expected
    assert shorten_paths(expected) == expected


@pytest.mark.parametrize(
    "piece",
    ["/", "a/", "/broken.py", "tmp/tmpabcdefgh/", "/site-packages", "…/tmp/", "'/ ", "-I", "//a "],
)
def test_a_long_text_is_walked_through_once(piece: str) -> None:
    text = piece * (400_000 // len(piece)) + " broken.py"
    once = shorten_paths(text)
    assert shorten_paths(once) == once


PIECES = st.sampled_from(
    [
        *" /\"'`.…-:(@1a",
        "//",
        "/tmp/",
        "tmpabcdefgh",
        "broken.py",
        "/bin/python3",
        "/lib/python3.11/",
        "/site-packages/",
        "-I/",
        "/zygote-a1b2c3d4/s/1/r12/",
    ]
)


@given(st.lists(PIECES, max_size=30).map("".join))
def test_shortening_twice_changes_nothing_more(text: str) -> None:
    once = shorten_paths(text)
    assert shorten_paths(once) == once
    assert len(once) <= len(text)
