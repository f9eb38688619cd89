"""Does not parse once it runs."""
# outcome: raised
# type: SyntaxError
# plain: yes
# message: invalid syntax

import errata_frame

exec('def f(:')
