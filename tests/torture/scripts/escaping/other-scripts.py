"""Looks for the folders of other scripts."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
mine = os.path.dirname(os.getcwd())
slot = os.path.dirname(mine)
seen = os.listdir(slot) if os.path.isdir(slot) else []
assert [name for name in seen if os.path.join(slot, name) != mine] == [], seen
slots = os.path.dirname(slot)
assert [n for n in os.listdir(slots) if os.path.join(slots, n) != slot] == [], os.listdir(slots)
