from __future__ import annotations

import pytest
from factories import DATA
from hypothesis import given
from hypothesis import strategies as st

from errata.model.matching import fold
from errata.model.native import split_message, with_assertion

NATIVE = DATA / "native"
"""Messages as real releases gave them; only the folders of the machine were renamed."""

KEYWORD = "Got an unexpected keyword argument 'attention_mask'"
COLLISION = "Multiply values for specific argument: query_embeds"
KEYWORDS = "GenerateKwParams (mindspore/core/ir/func_graph_extends.cc)"
BROADCAST = (
    "For BatchMatMul, inputs shape cannot be broadcast on CPU/GPU, with x shape "
    "[const vector][1, 4, 8], y shape [const vector][2, 8, 6]"
)
CONCAT = (
    "For primitive[Concat] only support one axis different, bug got more than one(shapes is "
    "[const vector]{[const vector]{2, 3}, [const vector]{4, 5}})!"
)
SIZES = "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"
NO_SCHEMA = (
    "Exception thrown from dataset pipeline. Refer to 'Dataset Pipeline Error Message'. [ERROR] "
    "Invalid data, the number of schema should be positive but got: 0. Please check the input "
    "schema."
)
IN_DATASET = "Exception thrown from user defined Python function in dataset."
COLUMNS = (
    "Invalid Python function, the 'source' of 'GeneratorDataset' should return same number of "
    "NumPy arrays as specified in column_names, the size of column_names is:2 and number of "
    "returned NumPy array is:1"
)
WRITER_PLACE = "(mindspore/ccsrc/minddata/mindrecord/io/shard_writer.cc)"
ROWS = (
    "Input(Y) has error dim. Y'dims[0] must be equal to 3, but received Y'dims[0] is 2. "
    "[Hint: Expected y_dims[y_ndim - 2] == K, but received y_dims[y_ndim - 2]:2 != K:3.]"
)
DIMENSIONS = (
    "In operator matmul, the [1] dimension of Input(X) must be equal to the [0] dimension of "
    "Input(Y). But receiving the [1]dimension of Input(X) is [3], and the [0] dimension of "
    "Input(Y) is [2]. [Hint: Expected K_lhs == K_rhs, but received K_lhs:3 != K_rhs:2.]"
)
OLD_PADDLE = (
    "Error: An error occurred here. There is no accurate error hint for this error yet. We are "
    "continuously in the process of increasing hint for this kind of error check. It would be "
    "helpful if you could inform us of how this conversion went by opening a github issue. And "
    "we will resolve it with high priority. - New issue link: "
    "https://github.com/PaddlePaddle/Paddle/issues/new - Recommended issue content: all error "
    "stack information [Hint: Expected dim_a.width_ == dim_b.height_, but received "
    "dim_a.width_:3 != dim_b.height_:2.] [operator < matmul > error]"
)
KERNEL_PLACE = "(paddle/phi/kernels/impl/matmul_kernel_impl.h)"
META_PLACE = "(paddle/phi/infermeta/binary.cc)"


@pytest.mark.parametrize(
    ("name", "message", "native"),
    [
        ("mindspore-2.0.0-graph", COLLISION, [KEYWORDS]),
        ("mindspore-2.7.0-graph", KEYWORD, [KEYWORDS]),
        ("mindspore-2.10.0-graph", KEYWORD, [KEYWORDS]),
        (
            "mindspore-2.0.0-operator",
            BROADCAST,
            ["CheckBatchMatmulInputWhetherCanBeBroadcast (mindspore/core/ops/batch_matmul.cc)"],
        ),
        (
            "mindspore-2.7.0-operator",
            CONCAT,
            ["CheckShapesValid (mindspore/ops/infer/ops_func_impl//concat.cc)"],
        ),
        (
            "mindspore-2.10.0-operator",
            CONCAT,
            ["CheckShapesValid (mindspore/ops/infer/ops_func_impl//concat.cc)"],
        ),
        ("mindspore-2.0.0-dataset", NO_SCHEMA, [WRITER_PLACE]),
        (
            "mindspore-2.0.0-columns",
            f"{IN_DATASET} [ERROR] {COLUMNS}",
            ["(mindspore/ccsrc/minddata/dataset/engine/datasetops/source/generator_op.cc)"],
        ),
        (
            "mindspore-2.10.0-columns",
            f"{IN_DATASET} {COLUMNS}",
            ["(mindspore/ccsrc/minddata/dataset/data_source/generator_op.cc)"],
        ),
        # The traceback of a user's function is no message.
        (
            "mindspore-2.10.0-function",
            IN_DATASET,
            ["(mindspore/ccsrc/minddata/dataset/engine/datasetops/map_op/map_job.h)"],
        ),
        ("paddle-2.6.2", f"(InvalidArgument) {ROWS}", [KERNEL_PLACE]),
        ("paddle-3.0.0", f"(InvalidArgument) {ROWS}", [KERNEL_PLACE]),
        ("paddle-3.3.1", f"(InvalidArgument) {DIMENSIONS}", [META_PLACE]),
        (
            "paddle-3.3.1-stack",
            f"InvalidArgumentError: {DIMENSIONS}",
            [
                META_PLACE,
                (
                    "paddle::experimental::matmul(paddle::Tensor const&, paddle::Tensor const&, "
                    "bool, bool, paddle::optional<paddle::Tensor*>)"
                ),
                (
                    "matmul_ad_func(paddle::Tensor const&, paddle::Tensor const&, bool, bool, "
                    "paddle::optional<paddle::Tensor*>)"
                ),
                "paddle::pybind::eager_api_matmul(_object*, _object*, _object*)",
            ],
        ),
    ],
)
def test_message_and_frames_are_told_apart(name: str, message: str, native: list[str]) -> None:
    split = split_message((NATIVE / f"{name}.txt").read_text())
    assert fold(split.message) == message
    assert list(split.native) == native


@pytest.mark.parametrize(
    ("name", "message", "starts"),
    [
        (
            "paddle-1.8.5",
            OLD_PADDLE,
            [
                "(paddle/fluid/operators/math/blas_impl.h)",
                "void paddle::operators::math::Blas<",
                "paddle::operators::MatMulKernel<",
                "std::_Function_handler<",
                "paddle::imperative::PreparedOp::Run(",
                "paddle::imperative::OpBase::Run(",
                "paddle::imperative::Tracer::TraceOp(",
                "paddle::imperative::Tracer::TraceOp(",
            ],
        ),
        (
            "paddle-2.6.2-stack",
            f"InvalidArgumentError: {ROWS}",
            [
                KERNEL_PLACE,
                "void phi::MatMulFunctionImplWithBlas<",
                "void phi::MatmulKernel<float, phi::CPUContext>(",
                "paddle::experimental::matmul(",
                "matmul_ad_func(",
                "paddle::pybind::eager_api_matmul(",
            ],
        ),
        (
            "paddle-3.0.0-stack",
            f"InvalidArgumentError: {ROWS}",
            [
                KERNEL_PLACE,
                "void phi::MatmulKernel<float, phi::CPUContext>(",
                "paddle::experimental::matmul(",
                "matmul_ad_func(",
                "paddle::pybind::eager_api_matmul(",
            ],
        ),
        (
            "paddle-3.3.1-static",
            f"InvalidArgumentError: {DIMENSIONS}",
            [
                META_PLACE,
                "paddle::dialect::MatmulOp::InferMeta(",
                "paddle::dialect::MatmulOp::Build(",
                "paddle::dialect::MatmulOp pir::Builder::Build<",
                "paddle::dialect::matmul(",
                "paddle::pybind::static_api_matmul(",
            ],
        ),
    ],
)
def test_long_frames_run_from_the_innermost_outwards(
    name: str, message: str, starts: list[str]
) -> None:
    split = split_message((NATIVE / f"{name}.txt").read_text())
    assert fold(split.message) == message
    assert len(split.native) == len(starts)
    assert all(f.startswith(start) for f, start in zip(split.native, starts, strict=True))


IN_EVERY_TORCH = [
    "infer_size_impl (aten/src/ATen/ExpandUtils.cpp)",
    "at::infer_size_dimvector(c10::ArrayRef<long>, c10::ArrayRef<long>)",
    "at::TensorIteratorBase::compute_shape(at::TensorIteratorConfig const&)",
    "at::TensorIteratorBase::build(at::TensorIteratorConfig&)",
    (
        "at::TensorIteratorBase::build_borrowing_binary_op(at::TensorBase const&, at::TensorBase "
        "const&, at::TensorBase const&)"
    ),
    (
        "at::meta::structured_add_Tensor::meta(at::Tensor const&, at::Tensor const&, c10::Scalar "
        "const&)"
    ),
]


@pytest.mark.parametrize("version", ["1.13.1", "2.0.1", "2.5.1", "2.13.0", "2.15.0"])
def test_torch_frames_are_the_frameworks_own(version: str) -> None:
    split = split_message((NATIVE / f"torch-{version}.txt").read_text())
    assert split.message == SIZES
    assert list(split.native[:6]) == IN_EVERY_TORCH
    assert any("at::_ops::add_Tensor::call(" in frame for frame in split.native)
    for noise in ("Py", "libc", "_start", "torchCheckFail", "c10::Error", "??", "0x", "/home"):
        assert not any(noise in frame for frame in split.native)


DASHES = "-" * 52


@pytest.mark.parametrize(
    "text",
    [
        "",
        "shapes do not fit: 2 and 3",
        "several\nlines\n- of which\n- some are a list\n",
        f"{DASHES}\na table\n{DASHES}\n1 2 3",
        f"results\n- all\n{DASHES}\nname value\n{DASHES}\na 1\n",
        "cannot read the value (at settings.json:12)",
        "the words Error Message Summary alone mean nothing",
        "C++ Traceback (most recent call last) is only mentioned",
        "a list (most recent call first): a, b",
        "Exception raised from f at x.cpp:1 (most recent call first):\nframe #0: g + 0x1 (0x2)",
        f"{DASHES}\nC++ Traceback (most recent call last):\n{DASHES}",
        f"{DASHES}\nError Message Summary:\n{DASHES}\n",
        f"{DASHES}\n- C++ Call Stack: (For framework developers)\n{DASHES}\n",
        "(at paddle/phi/a.cc:1)",
    ],
)
def test_a_text_without_a_message_and_a_stack_stays_whole(text: str) -> None:
    assert split_message(text).message == text


def test_a_message_only_in_a_section_is_found() -> None:
    text = (
        f"{DASHES}\n- Framework Unexpected Exception Raised:\n{DASHES}\nThis is the framework's "
        f"error.\n\n{DASHES}\n- C++ Call Stack: (For framework developers)\n{DASHES}\n"
        "mindspore/ccsrc/a.cc:12 Run\n"
    )
    split = split_message(text)
    assert split.message == "This is the framework's error."
    assert split.native == ("Run (mindspore/ccsrc/a.cc)",)


def test_the_frames_of_interpreter_and_framework_are_no_message() -> None:
    head = "Constraints violated!\n  - You marked it as dynamic."
    stack = 'Framework stack:\n  File "??", line 0, in _start\n  File "/b/main.c", line 7, in f\n'
    user = 'User stack:\n  File "broken.py", line 12, in heads\n'
    assert split_message(f"{head}\n\n{stack}").message == head
    assert split_message(f"{head}\n\n{stack}\n{user}").message == f"{head}\n{user}"
    assert split_message(f"{head}\n\n{user}").message == f"{head}\n\n{user}"
    assert split_message(f"\n{stack}").message == f"\n{stack}"


def test_only_so_many_frames_are_kept() -> None:
    frames = "".join(f"#{n} at::f{n}() from x.cpp:{n}\n" for n in range(500))
    text = f"message\nException raised from f at x.cpp:1 (most recent call first):\n{frames}"
    assert len(split_message(text).native) == 20


PIECES = [
    "\n",
    " ",
    "-" * 8,
    "- C++ Call Stack: (For framework developers)",
    "mindspore/core/a.cc:12 Run",
    "C++ Traceback (most recent call last):",
    "C++ Call Stacks (More useful to developers):",
    "Error Message Summary:",
    "0   paddle::f(int)",
    "InvalidArgumentError: no",
    "[Hint: yes]",
    " (at /paddle/paddle/phi/a.cc:70)",
    "Exception raised from f at ../aten/a.cpp:35 (most recent call first):",
    "frame #0: at::f(int) + 0x1f (0x7f in /lib/l.so)",
    "#4 at::g(int) from ??:0",
]
STACKS = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=25).map("".join)
LINES = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=25).map("\n".join)


def words_in_order(part: str, whole: str) -> bool:
    """Tell whether the characters of `part`, white space apart, occur in `whole` in this order."""
    rest = iter("".join(whole.split()))
    return all(character in rest for character in "".join(part.split()))


@given(STACKS | LINES | st.text())
def test_nothing_is_made_up_and_nothing_raises(text: str) -> None:
    split = split_message(text)
    assert words_in_order(split.message, text)
    assert bool(split.message.strip()) == bool(text.strip())
    assert len(split.native) <= 20
    for frame in split.native:
        function, _, file = frame.removesuffix(")").rpartition(" (")
        assert (frame in text) or (function in text and file in text) or (frame[1:-1] in text)


DEVICE = "CUDA error: device-side assert triggered\nCompile with `TORCH_USE_CUDA_DSA`"
TARGET = "Assertion `t >= 0 && t < n_classes` failed."
KERNEL = "nll_loss_forward_reduce_cuda_kernel_2d"
THREAD = "block: [0,0,0], thread: [0,0,0]"
PRINTED = [
    f"/pytorch/aten/src/ATen/native/cuda/Loss.cu:245: {KERNEL}: {THREAD} {TARGET}",
    f"../aten/src/ATen/native/cuda/Loss.cu:250: {KERNEL}: {THREAD.replace('0', '96')} {TARGET}",
    # Windows has no kernel; torchrun names the rank.
    rf"C:\actions-runner\_work\pytorch\aten\src\ATen\native\cuda\Loss.cu:257: {THREAD} {TARGET}",
    f"[rank0]: Loss.cu:1: void f(T *) [with T = float]: {THREAD} {TARGET}",
]
INDEX = (
    "/pytorch/aten/src/ATen/native/cuda/IndexKernelUtils.cu:16: vectorized_gather_kernel: block: "
    "[0,0,0], thread: [0,0,0] Assertion `ind >=0 && ind < ind_dim_size && "
    '"vectorized gather kernel index out of bounds"` failed.'
)
TRITON = (
    "/tmp/torchinductor_u/ab/cabc.py:25: unknown: block: [0,0,0], thread: [3,0,0] "
    "Assertion `index out of bounds: 0 <= tmp4 < 10` failed."
)


def test_an_assertion_of_a_gpu_has_one_form() -> None:
    forms = {with_assertion(DEVICE, f"Epoch 1\n{line}\n{INDEX}") for line in PRINTED}
    assert forms == {DEVICE.replace("triggered", f"triggered: Loss.cu: {TARGET}")}
    (form,) = forms
    assert with_assertion(form, PRINTED[0]) == form


def test_assertions_tell_causes_apart() -> None:
    forms = [with_assertion(DEVICE, line) for line in ("", PRINTED[0], INDEX, TRITON)]
    assert forms[0] == DEVICE
    assert "IndexKernelUtils.cu: Assertion `ind >=0" in forms[2]
    assert "triggered: Assertion `index out of bounds: 0 <= tmp4 < 10` failed." in forms[3]
    assert len(set(forms)) == len(forms)


@pytest.mark.parametrize(
    "printed",
    [
        "Assertion `x` failed.",
        "block: [0,0,0], thread: [0,0,0] Assertion `x",
        INDEX.replace("thread", "\nthread"),
    ],
)
def test_only_whole_lines_of_a_gpus_threads_count(printed: str) -> None:
    assert with_assertion(DEVICE, printed) == DEVICE
    assert with_assertion("another error", INDEX) == "another error"
