"""Recognise a documented failure in a text, or in a result.

The box of the site follows these modules in JavaScript, `report/site/assets/recognise-*.js`; it has
patterns and thresholds from here. `tests/browser/test_recognise.py` tells where the two differ.
"""
