"""Leaves a result that contains itself."""
# outcome: passed
# plain: yes

import errata_frame

result = {}
result['self'] = result
for _ in range(10000):
    result = [result]
