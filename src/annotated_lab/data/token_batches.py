"""Batches of pairs of similar length, so that they hold little padding. (Paper, section 5.1.)"""

import random
from collections.abc import Iterable, Iterator, Sequence

from annotated.checks import check_size, require
from annotated.training.batches import Batch, pad

Pair = tuple[Sequence[int], Sequence[int]]
Pairs = list[Pair]
POOL = 20_000  # pairs that are sorted together


class TokenBatches:
    """Batches of at most `max_tokens` source ids and as many target ids, padding included.

    In each epoch the pairs of id lists are shuffled, sorted by length in pools of 20,000, and cut
    into batches, which are shuffled again. An epoch gives each pair once, over all processes
    (`rank` of `world_size`) together, and each process the same number of batches.
    """

    def __init__(
        self,
        pairs: Iterable[Pair],
        max_tokens: int,
        *,
        pad_id: int,
        seed: int = 0,
        rank: int = 0,
        world_size: int = 1,
    ):
        check_size(max_tokens, "max_tokens")
        check_rank(rank, world_size)
        self.pairs, self.max_tokens, self.pad_id = list(pairs), max_tokens, pad_id
        self.seed, self.rank, self.world_size = seed, rank, world_size

    def epoch(self, number: int) -> Iterator[Batch]:
        """Yield the batches of an epoch. The same seed and number give the same batches."""
        rng = random.Random(f"seed {self.seed}, epoch {number}")
        batches, n = self.cut_into_batches(rng), self.world_size
        last = n + len(batches) % n
        batches = [*batches[:-last], *make_divisible(batches[-last:], n)]
        for pairs in batches[self.rank :: n]:
            sides = zip(*pairs, strict=True)
            src, tgt = (pad(list(side), self.pad_id) for side in sides)
            yield Batch(src, tgt, self.pad_id)

    def cut_into_batches(self, rng: random.Random) -> list[Pairs]:
        pairs = rng.sample(self.pairs, len(self.pairs))
        batches: list[Pairs] = []
        for start in range(0, len(pairs), POOL):
            pool = pairs[start : start + POOL]
            rng.shuffle(pool)
            of_pool = self.cut(sorted(pool, key=sort_key))
            rng.shuffle(of_pool)
            batches += of_pool
        return batches

    def cut(self, pool: Pairs) -> list[Pairs]:
        batches, batch, longest = [], [], 0
        for pair in pool:
            length = max(map(len, pair))
            message = f"a pair of {length} ids does not fit max_tokens = {self.max_tokens}: raise "
            message += "it, or encode with a smaller max_len"
            require(length <= self.max_tokens, message)
            longest = max(longest, length)
            if (len(batch) + 1) * longest > self.max_tokens:
                batches.append(batch)
                batch, longest = [], length
            batch.append(pair)
        return [*batches, batch]


def check_rank(rank: int, world_size: int) -> None:
    check_size(world_size, "world_size")
    message = f"rank = {rank} must be from 0 to world_size - 1 = {world_size - 1}"
    require(0 <= rank < world_size, message)


def sort_key(pair: Pair) -> tuple[int, int]:
    src, tgt = pair
    return max(len(src), len(tgt)), len(src)


def make_divisible(batches: list[Pairs], world_size: int) -> list[Pairs]:
    """Halve the largest batches until `world_size` divides their number, or join the shortest."""
    n_pairs = sum(map(len, batches))
    n_batches = -(-len(batches) // world_size) * world_size
    if n_pairs >= n_batches:
        while len(batches) < n_batches:
            *others, largest = sorted(batches, key=len)
            batches = [*others, largest[::2], largest[1::2]]
        return batches
    message = f"{n_pairs} pairs are not enough for {world_size} processes: start fewer"
    require(n_pairs >= world_size, message)
    while len(batches) > n_batches - world_size:
        by_size = sorted(batches, key=lambda batch: (len(batch), sort_key(batch[0])))
        first, second, *others = by_size
        batches = [first + second, *others]
    return batches


def padding_share(batches: Iterable[Batch]) -> float:
    """Return the share of all positions, source and target, that is padding."""
    real = positions = 0
    for batch in batches:
        real += int((batch.src != batch.pad_id).sum()) + batch.n_tokens
        positions += batch.src.numel() + batch.tgt_out.numel()
    require(positions > 0, "batches is empty: give at least one")
    return 1 - real / positions
