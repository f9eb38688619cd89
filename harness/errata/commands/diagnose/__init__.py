"""Recognise a documented failure in a text, or in a result.

The box of the site follows these modules in JavaScript, `recognise-*.js` in the room of site; it
has patterns and thresholds from here. `tests/browser/test_recognise.py` tells where the two differ.
"""
