"""Sentences about attention, heads and masks (chapters 6 to 8)."""

from gauntlet.sentences.sentence import Sentence

SENTENCES = [
    Sentence(
        claim="Query, key and value must all have the same width.",
        true=False,
        line="attention(torch.zeros(1, 3, 8), torch.zeros(1, 5, 8), torch.zeros(1, 5, 7))[0].shape",
        others=(
            (
                True,
                "an error, since 7 is not 8",
                "Which product would complain? Only the query is multiplied by the key.",
            ),
            (
                False,
                "torch.Size([1, 5, 7])",
                "There is one row for each query, and there are 3.",
            ),
        ),
        explanation="The width of the value is free: it only sets how wide the output is.",
        chapter=6,
        hint="What is the query multiplied by? And what are the weights multiplied by?",
    ),
    Sentence(
        claim="The product of two matrices of queries and keys is a scalar.",
        true=False,
        line="(torch.zeros(3, 4) @ torch.zeros(4, 5)).shape",
        others=(
            (
                True,
                "torch.Size([])",
                "One query and one key would give a number. Here are 3 and 5.",
            ),
            (
                False,
                "torch.Size([4, 4])",
                "The 4 features are summed over, and vanish.",
            ),
        ),
        explanation="It is a matrix: one score for each query and each key.",
        chapter=6,
        hint="Which axis is summed over?",
    ),
    Sentence(
        claim="Transposing the key gives it the shape of the query, so that they fit.",
        true=False,
        line="torch.zeros(2, 8, 10, 64).transpose(-2, -1).shape",
        others=(
            (True, "torch.Size([2, 8, 10, 64])", "Two axes are swapped."),
            (
                False,
                "torch.Size([64, 10, 8, 2])",
                "Only the last two axes are swapped.",
            ),
        ),
        explanation="Its last two axes are swapped, so that rows are multiplied by columns.",
        chapter=6,
        hint="-2 and -1 count from the end.",
    ),
    Sentence(
        claim="After the softmax over the last axis, all numbers of the matrix add up to 1.",
        true=False,
        line="torch.zeros(2, 4).softmax(dim=-1).sum().item()",
        others=(
            (True, "1.0", "Each row adds up to 1. There are two."),
            (
                False,
                "4.0",
                "That would be the columns, if the softmax ran over the other axis.",
            ),
        ),
        explanation="Each row adds up to 1, so two rows add up to 2.",
        chapter=6,
        hint="What is one row of it?",
    ),
    Sentence(
        claim="If the same number is added to all scores of a query, its weights stay as they are.",
        true=True,
        line="torch.tensor([1.0, 2.0]).softmax(-1).allclose(torch.tensor([6.0, 7.0]).softmax(-1))",
        others=(
            (
                False,
                "False",
                "The factor e⁵ is in the numerator and in the denominator, and cancels.",
            ),
        ),
        explanation="Only differences of scores matter. This is why the softmax can be "
        "computed safely.",
        chapter=6,
        hint="Write it with powers of e.",
    ),
    Sentence(
        claim="A mask of 0 and −∞ must be added after the division by √d_k, not before.",
        true=False,
        line='(torch.tensor([1.0, float("-inf")]) / 8).tolist()',
        others=(
            (True, "[0.125, nan]", "−∞ divided by 8 is −∞."),
            (
                True,
                "[0.125, -0.125]",
                "Dividing an infinity does not make it finite.",
            ),
        ),
        explanation="0/8 = 0 and −∞/8 = −∞. For these two numbers the order does not matter.",
        chapter=6,
        hint="What is −∞ divided by 8?",
    ),
    Sentence(
        claim="If keys and values are shuffled together, the output of attention stays the "
        "same.",
        true=True,
        line="(lambda q, k: torch.allclose(attention(q, k, k)[0], attention(q, k.flip(1), "
        "k.flip(1))[0], atol=1e-6))(torch.randn(1, 3, 8), torch.randn(1, 5, 8))",
        others=(
            (
                False,
                "False",
                "A mean does not depend on the order in which it is taken.",
            ),
        ),
        explanation="It is a weighted mean, and each weight goes with its value. That is why "
        "positions are needed.",
        chapter=6,
        hint="Which token comes first in a mean?",
    ),
    Sentence(
        claim="Query, key and value are made by three parameter vectors, w_q, w_k and w_v.",
        true=False,
        line="MultiHeadAttention(512, 8).w_q.weight.shape",
        others=(
            (
                True,
                "torch.Size([512])",
                "A vector could only scale each feature on its own.",
            ),
            (
                False,
                "torch.Size([512, 64])",
                "That is one head. The matrices of all heads are side by side.",
            ),
        ),
        explanation="They are matrices: each new feature is a mixture of all old ones.",
        chapter=7,
        hint="The input has 512 features, and so has the output.",
    ),
    Sentence(
        claim="After the split the axes are batch, heads, features of a head, tokens.",
        true=False,
        line="split_heads(torch.zeros(3, 5, 512), 8).shape",
        others=(
            (True, "torch.Size([3, 8, 64, 5])", "Tokens come before their features."),
            (
                False,
                "torch.Size([3, 5, 8, 64])",
                "That is the state before the transpose.",
            ),
        ),
        explanation="Batch, heads, tokens, features: each head is like a small sentence of "
        "its own.",
        chapter=7,
        hint="Each head must be able to multiply (tokens, features) by (features, tokens).",
    ),
    Sentence(
        claim="zip() returns a tuple.",
        true=False,
        line="type(zip([1, 2], [3, 4])).__name__",
        others=(
            (True, "'tuple'", "It holds no items yet."),
            (False, "'list'", "It was one in Python 2."),
        ),
        explanation="It is an iterator that makes tuples when asked. It has no length, and "
        "can be used once.",
        chapter=7,
        hint="It is lazy.",
    ),
    Sentence(
        claim="An attention with 8 heads has as many parameters as one with a single head.",
        true=True,
        line="count_parameters(MultiHeadAttention(512, 8)) == "
        "count_parameters(MultiHeadAttention(512, 1))",
        others=((False, "False", "The heads share the 512 features; each gets 64."),),
        explanation="The matrices are (512, 512) in both cases. They are only cut "
        "differently.",
        chapter=7,
        hint="Where does the number of heads enter the shape of a matrix?",
    ),
    Sentence(
        claim="Each position of the decoder may attend to all positions of the layer below.",
        true=False,
        line="causal_mask(4)[0, 1].tolist()",
        others=(
            (
                True,
                "[True, True, True, True]",
                "Then it could attend to the token that it has to predict.",
            ),
            (False, "[True, False, False, False]", "It may attend to itself as well."),
        ),
        explanation="Only to itself and to those before it. In the encoder the sentence is "
        "true.",
        chapter=8,
        hint="Row 1 is the second token.",
    ),
    Sentence(
        claim="The padding mask of two sentences of four tokens has shape (1, 2, 4).",
        true=False,
        line="padding_mask(torch.tensor([[2, 1, 3, 4], [2, 3, 1, 4]]), 0).shape",
        others=(
            (
                True,
                "torch.Size([1, 2, 4])",
                "The batch comes first, and there are two sentences.",
            ),
            (
                False,
                "torch.Size([2, 4, 4])",
                "That is the target's mask. Padding is the same for all queries.",
            ),
        ),
        explanation="One row of keys for each sentence. The axis of size 1 serves all queries.",
        chapter=8,
        hint="Which axis is the batch?",
    ),
    Sentence(
        claim="The operator ~ inverts a mask of ones and zeros.",
        true=False,
        line="(~torch.tensor([1, 0])).tolist()",
        others=(
            (True, "[0, 1]", "It would, if the mask were Boolean."),
            (
                False,
                "an error",
                "It is allowed for integers, but means something else there.",
            ),
        ),
        explanation="~ inverts all bits of an integer, including the sign. Make the mask "
        "Boolean.",
        chapter=8,
        hint="The tensor holds integers.",
    ),
    Sentence(
        claim="A Boolean mask can also fill a tensor of integers.",
        true=True,
        line="torch.tensor([1, 2]).masked_fill(torch.tensor([True, False]), -9).tolist()",
        others=(
            (False, "an error", "Only the mask has to be Boolean."),
            (True, "[1, -9]", "It fills where the mask is True."),
        ),
        explanation="The mask must be Boolean. What is filled may be of any type.",
        chapter=8,
        hint="What has to be Boolean?",
    ),
    Sentence(
        claim="−1e9 is a very small number, so every floating-point format can represent it.",
        true=False,
        line="torch.finfo(torch.float16).max",
        others=(
            (True, "3.4028234663852886e+38", "That is float32 (and nearly bfloat16)."),
            (False, "2147483647", "That is a 32-bit integer."),
        ),
        explanation="It is a large number with a minus sign. The largest float16 is 65,504.",
        chapter=8,
        hint="16 bits, of which 5 are for the exponent.",
    ),
]
