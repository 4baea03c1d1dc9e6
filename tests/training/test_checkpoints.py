"""Checkpoints: they come back as they were, and are there as a whole or not at all."""

import os
import pickle
import resource

import pytest
import torch

from annotated import load_checkpoint, save_checkpoint
from annotated.training import checkpoints
from tests.helpers.small import refused, small_batch, small_model


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "model.pt"
    model = small_model(norm_first=False, tie_embeddings=True, tgt_vocab=17)
    save_checkpoint(path, model, seed=3, tokens=["a", "b"])
    return path, model


def test_a_checkpoint_brings_back_the_model_and_the_extras(saved):
    path, model = saved
    loaded, extras = load_checkpoint(path)
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


def test_a_full_disk_leaves_the_former_file_whole(saved, small_disk):
    path, model = saved
    before = path.read_bytes()
    with pytest.raises(
        OSError, match=r"model\.pt could not be written.*former one is wh"
    ):
        save_checkpoint(path, model)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == ["model.pt"]  # noqa: PTH208


def test_a_full_disk_with_no_former_file(tmp_path, small_disk):
    with pytest.raises(
        OSError, match=r"new\.pt could not be written, there is none yet"
    ):
        save_checkpoint(tmp_path / "new.pt", small_model())


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(OSError, match="could not be written, there is none yet"):
        save_checkpoint(tmp_path / "nowhere" / "new.pt", small_model())


def test_a_checkpoint_appears_when_it_is_complete(saved, monkeypatch):
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

    monkeypatch.setattr(torch, "save", note("written", torch.save))
    monkeypatch.setattr(os, "fsync", note("on the disk", os.fsync))
    save_checkpoint(path, model, seed=5)
    assert events == ["written", "on the disk"]
    assert load_checkpoint(path)[1] == {"seed": 5}


def test_nothing_else_is_left_beside_it(saved):
    path, _ = saved
    assert os.listdir(path.parent) == ["model.pt"]  # noqa: PTH208


class Trap:
    """Pickled code: reading it in the usual way would make a file."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return (open, (str(self.path), "w"))


def test_no_code_from_the_file_is_run(tmp_path):
    sprung = tmp_path / "sprung"
    for name, write in [("a.pt", torch.save), ("b.pt", pickle_dump)]:
        write({"format": checkpoints.FORMAT, "config": Trap(sprung)}, tmp_path / name)
        with refused(name, "damaged or holds something other", "train again"):
            load_checkpoint(tmp_path / name)
    assert not sprung.exists()
    torch.load(tmp_path / "a.pt", weights_only=False)  # the trap does work
    assert sprung.exists()


def pickle_dump(content, path):
    path.write_bytes(pickle.dumps(content))


def test_a_missing_file(tmp_path):
    with refused("nowhere.pt is no file", "check the name"):
        load_checkpoint(tmp_path / "nowhere.pt")
    with refused("is no file"):
        load_checkpoint(tmp_path)


def test_a_damaged_file(saved):
    path, _ = saved
    whole = path.read_bytes()
    damaged = [whole[:length] for length in (0, 1, 100, len(whole) // 2, -1)]
    for content in [*damaged, b"no checkpoint", os.urandom(500), pickle.dumps({})]:
        path.write_bytes(content)
        with refused("model.pt cannot be read", "damaged", "get the file again"):
            load_checkpoint(path)


def test_a_flipped_byte_among_the_weights(saved):
    path, model = saved
    whole = bytearray(path.read_bytes())
    weights = model.encoder.layers[0].feed_forward.w_1.weight.detach().numpy().tobytes()
    place = whole.index(weights) + 5
    whole[place] ^= 255
    path.write_bytes(whole)
    with refused("model.pt cannot be read", "damaged"):
        load_checkpoint(path)


@pytest.mark.parametrize("content", [[1], {}, {"format": "other"}, torch.ones(3)])
def test_a_foreign_file(tmp_path, content):
    torch.save(content, tmp_path / "other.pt")
    with refused("other.pt is not a checkpoint of this package", "save_checkpoint"):
        load_checkpoint(tmp_path / "other.pt")


WRONG = {
    "no weights": dict(weights={}),
    "weights of another kind": dict(weights=3),
    "weights under no name": dict(weights={3: 4}),
    "no configuration": dict(config={}),
    "a setting that there is not": dict(config={"d_modell": 33}),
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
    with refused("model.pt", "do not fit its configuration", "get the file again"):
        load_checkpoint(path)


@pytest.mark.parametrize("part", ["weights", "config", "extras"])
def test_a_part_that_is_missing(saved, part):
    path, _ = saved
    content = torch.load(path)
    del content[part]
    torch.save(content, path)
    with refused("model.pt", "get the file again"):
        load_checkpoint(path)


def test_loading_leaves_the_random_numbers(saved):
    path, _ = saved
    before = torch.random.get_rng_state()
    load_checkpoint(path)
    assert torch.equal(torch.random.get_rng_state(), before)
