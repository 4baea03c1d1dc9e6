"""The device of a run: found by its name, and what a Mac's GPU would have to do."""

from pathlib import Path

import pytest
import torch
import torchgen
import yaml
from torch.utils._python_dispatch import TorchDispatchMode

from annotated import Translator, beam_search, sample
from annotated_lab import Storyteller, process_group
from annotated_lab.cli.main import main
from annotated_lab.devices import device_named, random_state_of, set_random_state
from tests.helpers.runs import trainer
from tests.helpers.small import refused

CPU = torch.device("cpu")


@pytest.fixture
def gpus(monkeypatch):
    """As if there were two GPUs of CUDA, or a Mac's. (A tensor on them cannot be made.)"""

    def are(cuda=0, mps=0):
        for kind, count in [(torch.cuda, cuda), (torch.mps, mps), (torch.xpu, 0)]:
            monkeypatch.setattr(kind, "device_count", lambda count=count: count)
        monkeypatch.setattr(torch.cuda, "is_available", lambda: cuda > 0)
        monkeypatch.setattr(torch.cuda, "set_device", lambda device: None)

    return are


def test_devices_by_name(gpus):
    gpus()
    assert device_named() == device_named("cpu") == CPU
    gpus(cuda=2)
    assert device_named() == torch.device("cuda")
    assert device_named("cuda:1") == torch.device("cuda", 1)
    assert device_named("cpu") == CPU
    gpus(mps=1)
    assert device_named() == CPU  # a Mac's GPU is used if it is asked for
    assert device_named("mps") == torch.device("mps")


@pytest.mark.parametrize(
    "name", ["mps", "cuda:2", "gpu", "meta", "cuda:", "cuda:-1", ":0", ""]
)
def test_a_device_that_is_not_there(gpus, name):
    gpus(cuda=2)
    with refused(
        f"device = {name!r} is not there", "cpu, cuda:0, cuda:1", "install the PyTorch"
    ):
        device_named(name)


@pytest.mark.parametrize(
    "command",
    [
        ["translate", "one"],
        ["generate"],
        ["evaluate", "pairs.tsv"],
        ["train", "pairs.tsv", "--out", "run"],
    ],
)
def test_commands_take_a_device(command, gpus, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    Path("pairs.tsv").write_text("one\teins\n")
    gpus()
    assert main([*command, "--device", "mps"]) == 2
    assert "device = 'mps' is not there: PyTorch finds cpu. " in capsys.readouterr().err
    moved = []
    gpus(mps=1)
    monkeypatch.setattr(
        torch.nn.Module, "to", lambda model, device: moved.append(str(device))
    )
    if command[0] != "train":
        main([*command, "--device", "mps"])
        assert moved == ["mps"]


def test_processes_get_their_gpus_themselves(gpus, monkeypatch):
    gpus(cuda=2)
    with process_group("cuda:1") as group:
        assert group.device == torch.device("cuda", 1)
    with process_group("cpu") as group:
        assert group.device == CPU
    monkeypatch.setenv("WORLD_SIZE", "2")
    message = "device = 'cuda:1' is for one process: give cpu or cuda"
    with refused(message), process_group("cuda:1"):
        pass


def test_random_numbers_of_a_gpu_are_kept(monkeypatch):
    """CUDA's functions take the device; a Mac's do not."""
    calls, state = [], torch.arange(3)
    for kind in (torch.cuda, torch.mps):
        for name in ("get_rng_state", "set_rng_state"):
            monkeypatch.setattr(kind, name, lambda *given: calls.append(given) or state)
    cuda, mps = torch.device("cuda", 1), torch.device("mps")
    assert random_state_of(cuda) is random_state_of(mps) is state
    set_random_state(cuda, state)
    set_random_state(mps, state)
    assert calls == [(cuda,), (), (state, cuda), (state,)]


class Operations(TorchDispatchMode):
    """Collects the operations of a block, as PyTorch's table has them."""

    def __init__(self):
        super().__init__()
        self.names = set()

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        room, name, overload = str(function).split(".")
        if room == "aten":
            self.names.add(name if overload == "default" else f"{name}.{overload}")
        return function(*args, **(kwargs or {}))


def runs_on_mps(name, table):
    entry = table[name]
    if "structured_delegate" in entry:
        return runs_on_mps(entry["structured_delegate"], table)
    kinds = ",".join(entry.get("dispatch", {"CompositeImplicitAutograd": ""}))
    return "MPS" in kinds or "Composite" in kinds


def test_all_operations_have_an_implementation_for_mps():
    """By the table of PyTorch itself: nobody here has a Mac. Attention is chosen by device."""
    translator = Translator.load()
    run = trainer(settings=dict(averaging=0.9))
    with Operations() as found:
        for how in (
            dict(),
            dict(decode=beam_search),
            dict(decode=sample, top_k=3, top_p=0.9),
        ):
            translator.translate(["forty-seven", "one"], **how)
        Storyteller.load().continue_story(max_len=9)
        run.fit()
    file = Path(torchgen.__file__).parent / "packaged/ATen/native/native_functions.yaml"
    table = {
        one["func"].split("(")[0]: one
        for one in yaml.safe_load(file.read_text("utf-8"))
    }
    assert len(found.names) > 80
    assert "_fused_adam_" in found.names
    missing = {name for name in found.names if not runs_on_mps(name, table)}
    attention = "_scaled_dot_product_flash_attention_for_cpu"
    assert missing == {attention, f"{attention}_backward"}
    assert runs_on_mps("_scaled_dot_product_attention_math_for_mps", table)
