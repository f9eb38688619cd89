"""Decode a script as Python does."""

from __future__ import annotations

import io
import tokenize

__all__ = ["decode_script"]


def decode_script(source: bytes) -> str:
    """Decode a script in the encoding that it declares; raises SyntaxError where Python would."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    try:
        return io.TextIOWrapper(io.BytesIO(source), encoding).read()
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise SyntaxError(f"not {encoding}: {error.reason}", ("", line, None, None)) from error
    except (LookupError, UnicodeError) as error:  # `rot13` is a codec, but none of texts
        raise SyntaxError(f"not {encoding}: {error}") from error
