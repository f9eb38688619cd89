"""Raises GeneratorExit."""
# outcome: raised
# type: GeneratorExit
# plain: yes
# message: the words of this error

import errata_frame

raise GeneratorExit('the words of this error')
