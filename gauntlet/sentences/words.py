"""Sentences about words, embeddings and positions (chapters 4 and 5)."""

from gauntlet.sentences.sentence import Sentence

SENTENCES = [
    Sentence(
        claim="Id 5 fetches the fifth row of the embedding table.",
        true=False,
        line='["first", "second", "third", "fourth", "fifth", "sixth"][5]',
        others=(
            (True, "'fifth'", "That would be index 4."),
            (False, "'fourth'", "That is index 3."),
        ),
        explanation="Python counts from 0, so index 5 is the sixth.",
        chapter=4,
        hint="Which token has index 0?",
    ),
    Sentence(
        claim="The ids given to an embedding must be a one-dimensional vector.",
        true=False,
        line="nn.Embedding(11, 5)(torch.zeros(2, 3, 4, dtype=torch.long)).shape",
        others=(
            (True, "an error", "Any shape is allowed."),
            (False, "torch.Size([24, 5])", "No axes are joined."),
        ),
        explanation="Each id, wherever it stands, becomes a row: one axis is added at the end.",
        chapter=4,
        hint="What does a batch of sentences look like?",
    ),
    Sentence(
        claim="The embeddings are multiplied by 1/√d_k.",
        true=False,
        line="round(Embeddings(11, 512).scale, 3)",
        others=(
            (True, "0.125", "That is 1/√64, the scale of attention with 8 heads."),
            (
                False,
                "0.044",
                "That is 1/√512. The root is right, but the embedding is multiplied by it, "
                "not divided.",
            ),
        ),
        explanation="They are multiplied by √d_model = √512. Only the scores are divided, by √d_k.",
        chapter=4,
        hint="There are two roots in the paper. This is the one of section 3.4.",
    ),
    Sentence(
        claim="src_vocab is the number of tokens in the input sentence.",
        true=False,
        line="Embeddings(11, 24)(torch.tensor([[1, 2, 3]])).shape",
        others=(
            (
                True,
                "an error: 3 tokens, but 11 were announced",
                "No number of tokens was announced.",
            ),
            (
                False,
                "torch.Size([1, 11, 24])",
                "One vector for each token of the sentence, and there are 3.",
            ),
        ),
        explanation="It is the number of tokens in the vocabulary. A sentence may have any "
        "length.",
        chapter=4,
        hint="How many rows does the table have, and how many of them are fetched?",
    ),
    Sentence(
        claim="The positions are counted 1, 2, 3, …, max_len.",
        true=False,
        line="PositionalEncoding(512, 0.0).pe[0, :4].tolist()",
        others=(
            (
                True,
                "[0.841, 0.54, 0.822, 0.57]",
                "That is sin 1, cos 1, …: the second row.",
            ),
            (False, "[1.0, 0.0, 1.0, 0.0]", "The sine comes first, and sin 0 is 0."),
        ),
        explanation="They are counted from 0 to max_len − 1: sin 0 = 0 and cos 0 = 1.",
        chapter=5,
        hint="What are sin 0 and cos 0?",
    ),
    Sentence(
        claim="In -log(10000.0) / d_model, parentheses around the quotient are missing.",
        true=False,
        line="-(math.log(10000.0) / 512) == -math.log(10000.0) / 512",
        others=(
            (True, "False", "The sign and the quotient can be swapped."),
            (False, "nan", "Both sides are ordinary numbers."),
        ),
        explanation="The sign changes no digit, wherever it is applied.",
        chapter=5,
        hint="Is −(a/b) a different number from (−a)/b?",
    ),
    Sentence(
        claim="The factors of the positions, one for each pair of columns, are d_model numbers.",
        true=False,
        line="torch.arange(0, 512, 2).shape",
        others=(
            (True, "torch.Size([512])", "The step is 2."),
            (False, "torch.Size([255])", "510 is the last, and 0 counts too."),
        ),
        explanation="Each factor serves a sine and a cosine, so half as many are enough.",
        chapter=5,
        hint="Count 0, 2, 4, …, 510.",
    ),
    Sentence(
        claim="The angles are the dot product of the positions and the factors.",
        true=False,
        line="(torch.arange(10).unsqueeze(1) * torch.arange(0, 512, 2)).shape",
        others=(
            (
                True,
                "torch.Size([])",
                "A dot product is a single number, and * does not compute one.",
            ),
            (
                True,
                "an error, since 10 is not 256",
                "The axes of size 1 are repeated: broadcasting.",
            ),
        ),
        explanation="Each position is multiplied by each factor: a table of 10 times 256.",
        chapter=5,
        hint="What is (10, 1) times (256,)?",
    ),
    Sentence(
        claim="All factors lie between 0 and 1, and none is 1.",
        true=False,
        line="(10000 ** (-torch.arange(0, 512, 2) / 512)).max().item()",
        others=(
            (True, "0.965", "That is the second factor."),
            (False, "10000.0", "The exponent is negative."),
        ),
        explanation="The first exponent is 0, and 10000 to the power of 0 is 1.",
        chapter=5,
        hint="Which exponent is the first?",
    ),
    Sentence(
        claim="With d_model = 512 the slowest wave is 10000 · 2π positions long.",
        true=False,
        line="round(10000 ** (510 / 512), 1)",
        others=(
            (True, "10000.0", "The last exponent is 510/512, and not 1."),
            (False, "100.0", "That would be the exponent ½."),
        ),
        explanation="The exponent never quite reaches 1. The paper's number is rounded.",
        chapter=5,
        hint="The even numbers below 512 end at 510.",
    ),
    Sentence(
        claim="The first d_model rows of the table of positions are added.",
        true=False,
        line="torch.equal(PositionalEncoding(8, 0.0)(torch.zeros(1, 3, 8))[0], "
        "PositionalEncoding(8, 0.0).pe[:3])",
        others=(
            (True, "False", "Zeros went in, so what comes out is what was added."),
            (
                True,
                "an error, since 8 rows do not fit 3 tokens",
                "It would, if the sentence were true.",
            ),
        ),
        explanation="As many rows are taken as there are tokens: here 3.",
        chapter=5,
        hint="What is a row of the table for?",
    ),
    Sentence(
        claim="Counting from 0 to 50 in steps of two gives 50 values.",
        true=False,
        line="len(torch.arange(0, 50, 2))",
        others=(
            (True, "50", "The step is 2."),
            (False, "26", "50 itself is not in the range."),
        ),
        explanation="0, 2, …, 48 are 25 values.",
        chapter=5,
        hint="Python's ranges leave out their end.",
    ),
    Sentence(
        claim="The columns 2i of the table, which get the sine, are the odd ones.",
        true=False,
        line="torch.arange(6)[0::2].tolist()",
        others=(
            (True, "[1, 3, 5]", "The slice begins at 0."),
            (False, "[0, 1, 2]", "The 2 is the step, not the end."),
        ),
        explanation="2i is even. The cosine is in the odd columns, 2i + 1.",
        chapter=5,
        hint="Is 0 even or odd?",
    ),
    Sentence(
        claim="Dropout acts on the positions alone, so no number of a large embedding becomes 0.",
        true=False,
        line="PositionalEncoding(8, 0.5)(torch.full((1, 40, 8), 1000.0)).eq(0).any().item()",
        others=((True, "False", "Then 1000 would stay at about 1000 everywhere."),),
        explanation="It acts on the sum of both.",
        chapter=5,
        hint="The last line of its forward has a pair of parentheses around a sum.",
    ),
    Sentence(
        claim="The positional encoding has no parameters.",
        true=True,
        line="sum(p.numel() for p in PositionalEncoding(512, 0.1).parameters())",
        others=(
            (
                False,
                "2560000",
                "The table has that many numbers, but they are not parameters.",
            ),
            (False, "512", "Nothing is learned for a feature either."),
        ),
        explanation="The table follows a formula. It is a buffer: stored and moved, and never "
        "trained.",
        chapter=5,
        hint="Is the table learned?",
    ),
    Sentence(
        claim="The dot product of two positions depends on their distance alone.",
        true=True,
        line="(lambda pe: torch.allclose(pe[3] @ pe[5], pe[40] @ "
        "pe[42]))(PositionalEncoding(512, 0.0).pe)",
        others=(
            (False, "False", "Both pairs are two apart. Add up sin · sin + cos · cos."),
        ),
        explanation="sin a · sin b + cos a · cos b = cos(a − b), in each pair of columns.",
        chapter=5,
        hint="What is the formula for the cosine of a difference?",
    ),
]
