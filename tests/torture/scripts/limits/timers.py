"""Leaves timers and alarms running."""
# outcome: passed
# plain: yes

import errata_frame
import signal

signal.alarm(1)
signal.setitimer(signal.ITIMER_VIRTUAL, 5)
signal.setitimer(signal.ITIMER_PROF, 5)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
