"""2.0 has none of debug_level, exec_order, gpu_config and jit_syntax_level, either."""

import mindspore as ms

for key, value in (("debug_level", 1), ("exec_order", "bfs"), ("gpu_config", {}), ("jit_syntax_level", 2)):
    try:
        ms.set_context(**{key: value})
    except ValueError as error:
        assert f"For 'context.set_context', the keyword argument {key} is not recognized!" in str(error), error
    else:
        raise AssertionError(key)
