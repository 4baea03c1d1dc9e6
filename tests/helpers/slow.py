"""What `make check` leaves out, by the beginning of its name: the tenth that takes the time.

These tests train, start processes, plant faults, or run the code at each state of a widget.
"""

SLOW = (
    "tests/checkups/",
    "tests/gauntlet/",
    "tests/test_idea.py::test_ideas_give_what_the_real_code_gives",
    "tests/training/test_distributed.py",
    "tests/training/test_loop.py::test_a_copy_task_is_learnt",
    "tests/training/test_loop.py::test_what_cannot_be_known_is_not_learned",
    "tests/training/test_progress.py",
    "tests/training/test_resuming.py",
    "tests/translator/",
    "tests/widgets/test_attention_explorer",
    "tests/widgets/test_decoding_lab",
    "tests/widgets/test_engine",
    "tests/widgets/test_forward_backward",
    "tests/widgets/test_head_splitter",
    "tests/widgets/test_norm_order",
    "tests/widgets/test_ordinary_ipywidgets",
    "tests/widgets/test_shape_explorer",
    "tests/widgets/test_static_widgets",
    "tests/widgets/test_story_lab",
    "tests/widgets/test_sublayer_steps",
    "tests/widgets/test_training_scrubber",
    "tests/widgets/test_translator",
)
