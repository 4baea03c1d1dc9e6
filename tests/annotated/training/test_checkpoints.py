"""Checkpoints: they come back as they were, and are there as a whole or not at all."""

import os
import pickle
import resource
from datetime import date

import pytest
import torch
from torch.testing import assert_close

from annotated import load_checkpoint, save_checkpoint
from annotated.training import checkpoints
from tests.helpers.small import refused, small_batch, small_model


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "model.pt"
    model = small_model(norm_first=False, tie_embeddings=True, tgt_vocab=17)
    save_checkpoint(path, model, seed=3, tokens=["a", "b"])
    return path, model


def test_checkpoint_restores_model_and_extras(saved):
    path, model = saved
    before = torch.random.get_rng_state()
    loaded, extras = load_checkpoint(path)
    assert torch.equal(torch.random.get_rng_state(), before)
    assert extras == {"seed": 3, "tokens": ["a", "b"]}
    assert loaded.config == model.config
    assert not loaded.training
    assert loaded.src_embed.table.weight is loaded.generator.proj.weight
    src, tgt, *masks = small_batch()
    tgt = tgt.clamp(max=16)
    assert torch.equal(loaded(src, tgt, *masks), model(src, tgt, *masks))


@pytest.fixture
def small_disk():
    """No file can grow beyond 1000 bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_full_disk(saved, small_disk, tmp_path):
    path, model = saved
    before = path.read_bytes()
    with pytest.raises(OSError, match=r"model\.pt could not be written.*former one"):
        save_checkpoint(path, model)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == ["model.pt"]  # noqa: PTH208
    with pytest.raises(OSError, match=r"new\.pt could not be written, there is none"):
        save_checkpoint(tmp_path / "new.pt", small_model())


@pytest.mark.parametrize("path", ["runs", "nowhere/new.pt"])
def test_folder_that_does_not_fit(tmp_path, path):
    (tmp_path / "runs").mkdir()
    with pytest.raises(OSError, match=f"{path} could not be written.*a folder that ex"):
        save_checkpoint(tmp_path / path, small_model())
    assert [file.name for file in tmp_path.rglob("*")] == ["runs"]


def test_file_appears_when_complete(saved, monkeypatch):
    """While it is written, and forced to the disk, the former file stands under the name."""
    path, model = saved
    before = path.read_bytes()
    events = []

    def note(name, call):
        def noting(*args):
            assert path.read_bytes() == before
            events.append(name)
            return call(*args)

        return noting

    monkeypatch.setattr(checkpoints, "check_extras", lambda extras: None)  # saves too
    monkeypatch.setattr(torch, "save", note("written", torch.save))
    monkeypatch.setattr(os, "fsync", note("on the disk", os.fsync))
    save_checkpoint(path, model, seed=5)
    assert events == ["written", "on the disk"]
    assert load_checkpoint(path)[1] == {"seed": 5}


class Trap:
    """Pickled code: reading it in the usual way would make a file."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return (open, (str(self.path), "w"))


def test_no_code_from_the_file_is_run(tmp_path):
    sprung = tmp_path / "sprung"
    dump = lambda content, path: path.write_bytes(pickle.dumps(content))  # noqa: E731
    for name, write in [("a.pt", torch.save), ("b.pt", dump)]:
        write({"format": checkpoints.FORMAT, "config": Trap(sprung)}, tmp_path / name)
        with refused(name, "damaged or holds something other", "train again"):
            load_checkpoint(tmp_path / name)
    assert not sprung.exists()
    torch.load(tmp_path / "a.pt", weights_only=False)  # the trap does work
    assert sprung.exists()


def test_missing_and_changed(tmp_path):
    with refused("nowhere.pt is not a file", "check the name"):
        load_checkpoint(tmp_path / "nowhere.pt")
    with refused("is not a file"):
        load_checkpoint(tmp_path)
    # Its configuration does not tell what it is. The file is whole, and says what to do.
    model = small_model()
    torch.nn.utils.parametrizations.weight_norm(model.generator.proj)
    save_checkpoint(tmp_path / "a.pt", model)
    with refused("do not fit its configuration", "if the model was changed", "weights"):
        load_checkpoint(tmp_path / "a.pt")


def test_damaged_file(saved):
    path, model = saved
    whole = path.read_bytes()
    weights = model.encoder.layers[0].feed_forward.w_1.weight.detach().numpy().tobytes()
    flipped = bytearray(whole)
    flipped[whole.index(weights) + 5] ^= 255
    damaged = [whole[:length] for length in (0, 1, 100, len(whole) // 2, -1)] + [
        flipped
    ]
    for content in [*damaged, b"no checkpoint", os.urandom(500), pickle.dumps({})]:
        path.write_bytes(content)
        with refused("model.pt cannot be read", "damaged", "get the file again"):
            load_checkpoint(path)


@pytest.mark.parametrize("content", [[1], {}, {"format": "other"}, torch.ones(3)])
def test_foreign_file(tmp_path, content):
    torch.save(content, tmp_path / "other.pt")
    with refused("other.pt is not a checkpoint of this package", "save_checkpoint"):
        load_checkpoint(tmp_path / "other.pt")


WRONG = {
    "no weights": dict(weights={}),
    "weights of another kind": dict(weights=3),
    "weights under no name": dict(weights={3: 4}),
    "no configuration": dict(config={}),
    "a setting of a newer version": dict(config={"n_experts": 4}),
    "a size of nothing": dict(config={"d_model": 0}),
    "another size": dict(config={"d_ff": 5}),
    "no extras": dict(extras=None),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_weights_that_do_not_fit(saved, wrong):
    path, _ = saved
    content = torch.load(path)
    if wrong.get("config"):
        wrong = {"config": {**content["config"], **wrong["config"]}}
    torch.save({**content, **wrong}, path)
    with refused("model.pt", "do not fit its configuration", "the file again", "newer"):
        load_checkpoint(path)


def test_contents_of_another_version(saved):
    path, _ = saved
    content = torch.load(path)
    for kind in ("Mine", ["Mine"]):
        torch.save({**content, "model": kind}, path)
        with refused(f"of the kind {kind}, not EncoderDecoder", "load_checkpoint"):
            load_checkpoint(path)
    content["weights"]["more"] = torch.ones(1)
    torch.save(content, path)
    with refused("model.pt", "do not fit its configuration"):
        load_checkpoint(path)
    torch.save({**content, "format": "annotated checkpoint 2"}, path)
    with refused("has the format 'annotated checkpoint 2'", "update the package"):
        load_checkpoint(path)


@pytest.mark.parametrize("part", [None, "encoder"])
def test_compiled_model_is_saved_uncompiled(tmp_path, part, unchecked):
    plain = small_model()
    before = {name: weight.clone() for name, weight in plain.state_dict().items()}
    if part:
        setattr(plain, part, torch.compile(getattr(plain, part)))
    save_checkpoint(tmp_path / "a.pt", plain if part else torch.compile(plain))
    assert torch.load(tmp_path / "a.pt")["weights"].keys() == before.keys()
    loaded, _ = load_checkpoint(tmp_path / "a.pt")
    assert_close(loaded.state_dict(), before, rtol=0, atol=0)


class Money:
    """A class of the reader's own."""


NOT_PLAIN = {
    "a class": Money(),
    "a date": date(2020, 1, 2),
    "a path": checkpoints.Path("x"),
    "a number of numpy": torch.ones(1).numpy()[0],
    "a function": lambda: 1,
}


@pytest.mark.parametrize("value", NOT_PLAIN.values(), ids=NOT_PLAIN.keys())
def test_unreadable_extras(saved, value):
    path, model = saved
    before = path.read_bytes()
    with refused("extras['notes'] = [1, {", "give plain values"):
        save_checkpoint(path, model, notes=[1, {"b": 2, "a": value}])
    assert path.read_bytes() == before


def test_plain_extras_and_mixed_dtypes_are_restored(tmp_path):
    extras = dict(a=None, b=[1, 2.5, "c"], c={"d": (True, b"e")}, e={3: {4}})
    save_checkpoint(tmp_path / "a.pt", small_model(), **extras, f=torch.arange(3))
    found = load_checkpoint(tmp_path / "a.pt")[1]
    assert found.pop("f").tolist() == [0, 1, 2]
    assert found == extras
    model = small_model().to(torch.bfloat16)
    model.generator.float()
    save_checkpoint(tmp_path / "a.pt", model)
    loaded, _ = load_checkpoint(tmp_path / "a.pt")
    dtypes = [[p.dtype for p in some.state_dict().values()] for some in (loaded, model)]
    assert dtypes[0] == dtypes[1]


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_dtype_is_restored(tmp_path, dtype):
    model = small_model(tie_embeddings=True, tgt_vocab=17).to(dtype).eval()
    save_checkpoint(tmp_path / "a.pt", model)
    loaded, _ = load_checkpoint(tmp_path / "a.pt")
    assert {p.dtype for p in loaded.parameters()} == {dtype}
    assert loaded.src_embed.table.weight is loaded.generator.proj.weight
    src, tgt, *masks = small_batch()
    tgt = tgt.clamp(max=16)
    assert torch.equal(loaded(src, tgt, *masks), model(src, tgt, *masks))


def test_two_processes_do_not_share_unfinished_file(saved, monkeypatch):
    """A second one begins and ends while the first is half done."""
    path, model = saved
    fsync, names = os.fsync, []

    def while_the_first_writes(file):
        unfinished = {other.name for other in path.parent.glob("*.part")}
        names.append(unfinished)
        if len(names) == 1:
            save_checkpoint(path, model, second=True)
            assert load_checkpoint(path)[1] == {"second": True}
        fsync(file)

    monkeypatch.setattr(os, "fsync", while_the_first_writes)
    save_checkpoint(path, model, first=True)
    assert [len(some) for some in names] == [1, 2]
    assert load_checkpoint(path)[1] == {"first": True}
    assert os.listdir(path.parent) == ["model.pt"]  # noqa: PTH208
