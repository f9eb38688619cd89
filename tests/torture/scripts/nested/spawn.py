"""Starts a process of multiprocessing anew."""
# outcome: passed
# plain: yes
# timeout: 60

import errata_frame
import multiprocessing

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=print, args=("hello",))
    process.start()
    process.join()
    assert process.exitcode == 0, process.exitcode
