"""Sentences that one reads about the Transformer, most of them false, and a line that tests each.

Nearly all stand, in other words, in the documents that the book grew out of. Some that look
wrong are true.
"""

import math
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional

import annotated

NAMES = {"torch": torch, "nn": nn, "F": functional, "math": math}
NAMES |= {name: getattr(annotated, name) for name in annotated.__all__}


@dataclass(frozen=True)
class Sentence:
    """A sentence, the line that tests it, and wrong predictions: (the sentence is true, result, "
    "why not)."""

    claim: str
    true: bool
    line: str
    others: tuple[tuple[bool, str, str], ...]
    explanation: str
    chapter: int
    hint: str


def result_of(sentence: Sentence) -> str:
    """What the line gives. It really runs."""
    torch.manual_seed(0)
    return repr(eval(sentence.line, dict(NAMES)))


SENTENCES = []


def sentence(claim, true, line, *others, because, chapter, hint):
    SENTENCES.append(Sentence(claim, true, line, others, because, chapter, hint))


sentence(
    "Three parameter vectors w_q, w_k and w_v make query, key and value.",
    False,
    "MultiHeadAttention(512, 8).w_q.weight.shape",
    (True, "torch.Size([512])", "A vector could only scale each feature on its own."),
    (
        False,
        "torch.Size([512, 64])",
        "That is one head. The matrices of all heads lie side by side.",
    ),
    because="They are matrices: each new feature is a mixture of all old ones.",
    chapter=7,
    hint="The input has 512 features, and so has the output.",
)
sentence(
    "Id 5 fetches the fifth row of the embedding table.",
    False,
    '["first", "second", "third", "fourth", "fifth", "sixth"][5]',
    (True, "'fifth'", "That would be index 4."),
    (False, "'fourth'", "That is index 3."),
    because="Python counts from 0, so index 5 is the sixth.",
    chapter=4,
    hint="Which word has the index 0?",
)
sentence(
    "The ids given to an embedding must be a one-dimensional vector.",
    False,
    "nn.Embedding(11, 5)(torch.zeros(2, 3, 4, dtype=torch.long)).shape",
    (True, "an error", "Every shape is allowed."),
    (False, "torch.Size([24, 5])", "No axis is joined with another."),
    because="Each id, wherever it stands, becomes a row: one axis is added at the end.",
    chapter=4,
    hint="What does a batch of sentences look like?",
)
sentence(
    "The embeddings are multiplied by 1/√d_k.",
    False,
    "round(Embeddings(11, 512).scale, 3)",
    (True, "0.125", "That is 1/√64, the scale of attention with 8 heads."),
    (
        False,
        "0.044",
        "That is 1/√512. The root is right, and stands on the other side.",
    ),
    because="They are multiplied by √d_model = √512. Only the scores are divided, by √d_k.",
    chapter=4,
    hint="There are two roots in the paper. This is the one of section 3.4.",
)
sentence(
    "src_vocab is the number of words in the input sentence.",
    False,
    "Embeddings(11, 24)(torch.tensor([[1, 2, 3]])).shape",
    (
        True,
        "an error: 3 words, and 11 were announced",
        "No number of words was announced.",
    ),
    (
        False,
        "torch.Size([1, 11, 24])",
        "One vector for each word of the sentence, and there are 3.",
    ),
    because="It is the number of words that exist. A sentence may have any length.",
    chapter=4,
    hint="How many rows does the table have, and how many of them are fetched?",
)
sentence(
    "The positions are counted 1, 2, 3, …, max_len.",
    False,
    "PositionalEncoding(512, 0.0).pe[0, :4].tolist()",
    (True, "[0.841, 0.54, 0.822, 0.57]", "That is sin 1, cos 1, …: the second row."),
    (False, "[1.0, 0.0, 1.0, 0.0]", "The sine comes first, and sin 0 is 0."),
    because="They are counted from 0 to max_len − 1: sin 0 = 0 and cos 0 = 1.",
    chapter=5,
    hint="What are sin 0 and cos 0?",
)
sentence(
    "In -log(10000.0) / d_model a pair of parentheses around the quotient is missing.",
    False,
    "-(math.log(10000.0) / 512) == -math.log(10000.0) / 512",
    (True, "False", "The sign and the quotient can be exchanged."),
    (False, "nan", "Both sides are ordinary numbers."),
    because="The sign changes no digit, wherever it is applied.",
    chapter=5,
    hint="Is −(a/b) another number than (−a)/b?",
)
sentence(
    "The factors of the positions, one for each pair of columns, are d_model numbers.",
    False,
    "torch.arange(0, 512, 2).shape",
    (True, "torch.Size([512])", "The step is 2."),
    (False, "torch.Size([255])", "510 is the last, and 0 counts too."),
    because="Each factor serves a sine and a cosine, so half as many are enough.",
    chapter=5,
    hint="Count 0, 2, 4, …, 510.",
)
sentence(
    "The angles are the dot product of the positions and the factors.",
    False,
    "(torch.arange(10).unsqueeze(1) * torch.arange(0, 512, 2)).shape",
    (True, "torch.Size([])", "A dot product is one number, and * makes none."),
    (
        True,
        "an error, since 10 is not 256",
        "The axes of size 1 are repeated: broadcasting.",
    ),
    because="Each position is multiplied by each factor: a table of 10 times 256.",
    chapter=5,
    hint="(10, 1) times (256,).",
)
sentence(
    "All factors lie between 0 and 1, and none is 1.",
    False,
    "(10000 ** (-torch.arange(0, 512, 2) / 512)).max().item()",
    (True, "0.965", "That is the second factor."),
    (False, "10000.0", "The exponent is negative."),
    because="The first exponent is 0, and 10000 to the power of 0 is 1.",
    chapter=5,
    hint="Which exponent is the first?",
)
sentence(
    "With d_model = 512 the slowest wave is 10000 · 2π positions long.",
    False,
    "round(10000 ** (510 / 512), 1)",
    (True, "10000.0", "The last exponent is 510/512, and not 1."),
    (False, "100.0", "That would be the exponent ½."),
    because="The exponent never quite reaches 1. The paper's number is rounded.",
    chapter=5,
    hint="The even numbers below 512 end at 510.",
)
sentence(
    "Of the table of positions, the first d_model rows are added.",
    False,
    "torch.equal(PositionalEncoding(8, 0.0)(torch.zeros(1, 3, 8))[0], "
    "PositionalEncoding(8, 0.0).pe[:3])",
    (True, "False", "Zeros went in, so what comes out is what was added."),
    (
        True,
        "an error, since 8 rows do not fit 3 words",
        "It would be, if the sentence were true.",
    ),
    because="As many rows are taken as there are words: here 3.",
    chapter=5,
    hint="What is a row of the table for?",
)
sentence(
    "i = [0, 50] in steps of two are 50 values.",
    False,
    "len(torch.arange(0, 50, 2))",
    (True, "50", "The step is 2."),
    (False, "26", "50 itself is not in the range."),
    because="0, 2, …, 48 are 25 values.",
    chapter=5,
    hint="Python's ranges leave out their end.",
)
sentence(
    "The columns 2i of the table, which get the sine, are the odd ones.",
    False,
    "torch.arange(6)[0::2].tolist()",
    (True, "[1, 3, 5]", "The slice begins at 0."),
    (False, "[0, 1, 2]", "The 2 is the step, and not the end."),
    because="2i is even. The cosine stands in the odd columns, 2i + 1.",
    chapter=5,
    hint="Is 0 even or odd?",
)
sentence(
    "Query, key and value must all have the same width.",
    False,
    "attention(torch.zeros(1, 3, 8), torch.zeros(1, 5, 8), torch.zeros(1, 5, 7))[0].shape",
    (
        True,
        "an error, since 7 is not 8",
        "Which product would complain? Only query meets key.",
    ),
    (
        False,
        "torch.Size([1, 5, 7])",
        "There is one row for each query, and there are 3.",
    ),
    because="The width of the value is free: it only decides how wide the output is.",
    chapter=6,
    hint="Whom does the query meet? And whom the weights?",
)
sentence(
    "The product of two matrices of queries and keys is a scalar.",
    False,
    "(torch.zeros(3, 4) @ torch.zeros(4, 5)).shape",
    (
        True,
        "torch.Size([])",
        "One query and one key would give a number. Here are 3 and 5.",
    ),
    (False, "torch.Size([4, 4])", "The 4 features are summed over, and vanish."),
    because="It is a matrix: one score for each query and each key.",
    chapter=6,
    hint="Which axis is summed over?",
)
sentence(
    "The transposed key has the shape of the query again, so that they fit.",
    False,
    "torch.zeros(2, 8, 10, 64).transpose(-2, -1).shape",
    (True, "torch.Size([2, 8, 10, 64])", "Two axes have changed places."),
    (
        False,
        "torch.Size([64, 10, 8, 2])",
        "Only the last two axes have changed places.",
    ),
    because="It has the last two axes exchanged. That is why rows meet columns.",
    chapter=6,
    hint="-2 and -1 count from the end.",
)
sentence(
    "After the softmax over the last axis, all numbers of the matrix add up to 1.",
    False,
    "torch.zeros(2, 4).softmax(dim=-1).sum().item()",
    (True, "1.0", "Each row adds up to 1. There are two."),
    (
        False,
        "4.0",
        "That would be the columns, if the softmax ran over the other axis.",
    ),
    because="Each row adds up to 1, so two rows add up to 2.",
    chapter=6,
    hint="What is one row of it?",
)
sentence(
    "If the same number is added to all scores of a query, its weights stay as they are.",
    True,
    "torch.tensor([1.0, 2.0]).softmax(-1).allclose(torch.tensor([6.0, 7.0]).softmax(-1))",
    (False, "False", "The factor e⁵ stands above and below the line, and cancels."),
    because="Only differences of scores count. This is why the softmax can be computed safely.",
    chapter=6,
    hint="Write it with powers of e.",
)
sentence(
    "A mask of 0 and −∞ must be added after the division by √d_k, not before.",
    False,
    '(torch.tensor([1.0, float("-inf")]) / 8).tolist()',
    (True, "[0.125, nan]", "−∞ divided by 8 is −∞."),
    (True, "[0.125, -0.125]", "An infinity does not become finite by division."),
    because="0/8 = 0 and −∞/8 = −∞. For these two numbers the order does not matter.",
    chapter=6,
    hint="What is −∞ divided by 8?",
)
sentence(
    "After the split the axes are batch, heads, features of a head, words.",
    False,
    "split_heads(torch.zeros(3, 5, 512), 8).shape",
    (True, "torch.Size([3, 8, 64, 5])", "Words come before their features."),
    (False, "torch.Size([3, 5, 8, 64])", "That is the state before the transpose."),
    because="Batch, heads, words, features: each head is a small sentence of its own.",
    chapter=7,
    hint="Each head must be able to multiply (words, features) by (features, words).",
)
sentence(
    "zip() returns a tuple.",
    False,
    "type(zip([1, 2], [3, 4])).__name__",
    (True, "'tuple'", "It holds no items yet."),
    (False, "'list'", "It was one in Python 2."),
    because="It is an iterator that makes tuples when asked. It has no length, and serves once.",
    chapter=7,
    hint="It is lazy.",
)
sentence(
    "Each position of the decoder may attend to all positions of the layer below.",
    False,
    "causal_mask(4)[0, 1].tolist()",
    (
        True,
        "[True, True, True, True]",
        "Then it could read the word that it has to predict.",
    ),
    (False, "[True, False, False, False]", "It may see itself as well."),
    because="Only to itself and those before. In the encoder the sentence is true.",
    chapter=8,
    hint="Row 1 is the second word.",
)
sentence(
    "The padding mask of two sentences of four words has the shape (1, 2, 4).",
    False,
    "padding_mask(torch.tensor([[2, 1, 3, 4], [2, 3, 1, 4]]), 0).shape",
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
    because="One row of keys for each sentence. The axis of size 1 serves all queries.",
    chapter=8,
    hint="Which axis is the batch?",
)
sentence(
    "The sign ~ turns a mask of ones and zeros around.",
    False,
    "(~torch.tensor([1, 0])).tolist()",
    (True, "[0, 1]", "It would, if the mask were Boolean."),
    (
        False,
        "an error",
        "It is allowed for whole numbers, and means something else there.",
    ),
    because="~ turns all bits of a number around, the sign as well. Make the mask Boolean.",
    chapter=8,
    hint="The tensor holds whole numbers.",
)
sentence(
    "A Boolean mask can also fill a tensor of whole numbers.",
    True,
    "torch.tensor([1, 2]).masked_fill(torch.tensor([True, False]), -9).tolist()",
    (False, "an error", "Only the mask has to be Boolean."),
    (True, "[1, -9]", "It fills where the mask is True."),
    because="The mask must be Boolean. What is filled may be of any type.",
    chapter=8,
    hint="What has to be Boolean?",
)
sentence(
    "−1e9 is a very small number, so every kind of float has it.",
    False,
    "torch.finfo(torch.float16).max",
    (True, "3.4028234663852886e+38", "That is float32, and bfloat16 nearly."),
    (False, "2147483647", "That is a 32-bit whole number."),
    because="It is a large number with a minus. The largest float16 is 65,504.",
    chapter=8,
    hint="16 bits, of which 5 are for the exponent.",
)
sentence(
    "The feed-forward network is a linear projection of its input.",
    False,
    "(lambda f, x: torch.allclose(f(x) + f(-x), 2 * f(0 * x)))"
    "(PositionwiseFeedForward(24, 40), torch.ones(1, 24))",
    (True, "True", "So it would be for a straight line."),
    because="Between its two projections stands max(0, x), which bends.",
    chapter=9,
    hint="On a straight line, the middle of f(x) and f(−x) is f(0).",
)
sentence(
    "nn.Linear(512, 2048) stores a matrix of the shape (512, 2048).",
    False,
    "nn.Linear(512, 2048).weight.shape",
    (True, "torch.Size([512, 2048])", "It is stored the other way round."),
    (False, "torch.Size([2048])", "That is the bias."),
    because="It stores (out, in) and computes x Wᵀ + b.",
    chapter=9,
    hint="What comes first in PyTorch, in or out?",
)
sentence(
    "The feed-forward network of the decoder is trained beforehand.",
    False,
    "all(p.requires_grad for p in DecoderLayer(24, 3, 40, 0.1).feed_forward.parameters())",
    (True, "False", "Then it would be frozen."),
    because="It is trained with all the rest, from random numbers.",
    chapter=9,
    hint="What does requires_grad say?",
)
sentence(
    "The epsilon of a norm keeps the numerator from becoming 0.",
    False,
    "LayerNorm(4)(torch.full((1, 4), 3.0)).tolist()",
    (
        True,
        "[[1.0, 1.0, 1.0, 1.0]]",
        "Each number is its own mean here: the difference is 0.",
    ),
    (False, "[[nan, nan, nan, nan]]", "That is what you get without epsilon: 0/0."),
    because="The numerator is 0. The denominator must not be, and that is what epsilon is for.",
    chapter=10,
    hint="All numbers are equal to their mean.",
)
sentence(
    "torch.std divides by the number of values, as the formula of layer norm does.",
    False,
    "round(torch.tensor([1.0, 3.0]).std().item(), 3)",
    (True, "1.0", "That is with n = 2. torch.std divides by n − 1 = 1."),
    (False, "2.0", "That is the variance, and not its root."),
    because="It divides by n − 1 unless it is told otherwise: √(2/1) and not √(2/2).",
    chapter=10,
    hint="Both values are 1 away from the mean.",
)
sentence(
    "An epsilon of 1e-12 protects a norm in every precision.",
    False,
    "torch.tensor(1e-12).half().item()",
    (True, "1e-12", "float16 ends far above that."),
    (
        False,
        "6e-08",
        "That is the smallest number of float16, and it is not rounded up to it.",
    ),
    because="In float16 it is 0, and protects from nothing.",
    chapter=10,
    hint="How small can a float16 be?",
)
sentence(
    "keepdim=True keeps the shape of the input.",
    False,
    "torch.zeros(4, 8).mean(-1, keepdim=True).shape",
    (True, "torch.Size([4, 8])", "There is one mean for each row, not eight."),
    (False, "torch.Size([4])", "That is without keepdim."),
    because="It keeps the axis, with the size 1, so that the mean can be subtracted.",
    chapter=10,
    hint="How many means are there?",
)
sentence(
    "Each head has a layer norm of its own.",
    False,
    "[n for n, m in EncoderLayer(512, 8, 2048, 0.1).named_modules() if isinstance(m, LayerNorm)]",
    (
        True,
        "a list of 8 norms, one in each head",
        "No head is an object of its own here.",
    ),
    (False, "['self_attention.norm']", "The norm belongs to the residual."),
    because="There are two in an encoder layer, one in each residual, over all 512 features.",
    chapter=10,
    hint="Who normalises: the attention, or what is around it?",
)
sentence(
    "In this book's code, as it is by default, the sum of a residual is normalised.",
    False,
    "torch.equal(SublayerConnection(24, 0.0)(torch.ones(1, 1, 24) * 7, lambda x: 0 * x), "
    "torch.ones(1, 1, 24) * 7)",
    (True, "False", "The sublayer gives 0, so 7 + 0 is carried on."),
    because="The norm comes first, x + f(norm(x)). The paper has it the other way round.",
    chapter=11,
    hint="Pre-norm or post-norm?",
)
sentence(
    "The sublayer that is handed to the residual is a class.",
    False,
    "(isinstance(MultiHeadAttention(24, 3), type), callable(MultiHeadAttention(24, 3)))",
    (True, "(True, True)", "An object was made from the class already."),
    (False, "(False, False)", "It is no class, but it can be called."),
    because="It is an object that can be called, like a function.",
    chapter=11,
    hint="The brackets have made something from the class.",
)
sentence(
    "A decoder layer has three multi-head attentions.",
    False,
    "sum(isinstance(m, MultiHeadAttention) for m in DecoderLayer(24, 3, 40, 0.1).modules())",
    (
        True,
        "3",
        "There are three residuals. One of them is around the feed-forward network.",
    ),
    (False, "1", "One looks at the target, and another at the source."),
    because="Two: self-attention and cross-attention. The third sublayer is feed-forward.",
    chapter=13,
    hint="What are the three sublayers?",
)
sentence(
    "log_softmax gives probabilities.",
    False,
    "round(torch.zeros(4).log_softmax(-1).sum().item(), 3)",
    (True, "1.0", "Probabilities would add up to 1. These are their logarithms."),
    (False, "0.0", "ln ¼ is not 0."),
    because="It gives logarithms: 4 · ln ¼. Only exp of it adds up to 1.",
    chapter=14,
    hint="Four equal probabilities are ¼ each.",
)
sentence(
    "With default settings, embeddings and generator share one matrix.",
    False,
    "(lambda m: m.tgt_embed.table.weight is m.generator.proj.weight)"
    "(make_model(11, 11, n_layers=1, d_model=24, n_heads=3, d_ff=40))",
    (True, "True", "Sharing has to be asked for: tie_embeddings=True."),
    because="Equal shapes are no sharing. `is` asks for the same object.",
    chapter=15,
    hint="Was it asked for?",
)
sentence(
    "The base model has 6 · 2 + 2 layer norms.",
    False,
    "sum(isinstance(m, LayerNorm) for m in "
    "make_model(11, 11, d_model=24, n_heads=3, d_ff=40).modules())",
    (True, "14", "That is what the sum gives. But a decoder layer has more than two."),
    (False, "30", "Both stacks end in a norm, with pre-norm."),
    because="6 · 2 in the encoder, 6 · 3 in the decoder, and 2 at the ends.",
    chapter=15,
    hint="How many sublayers has an encoder layer, and how many a decoder layer?",
)
sentence(
    "xavier_uniform_ returns a new tensor and leaves its argument as it was.",
    False,
    "(lambda w: nn.init.xavier_uniform_(w) is w)(torch.zeros(2, 3))",
    (True, "False", "The underscore at its end tells what it does."),
    because="It changes its argument, and returns it: the same object.",
    chapter=14,
    hint="What does an underscore at the end mean in PyTorch?",
)
sentence(
    "log(softmax(x)) and log_softmax(x) are the same numbers on a computer.",
    False,
    "torch.tensor([1000.0, 0.0, -1000.0]).softmax(-1).log().tolist()",
    (True, "[0.0, -1000.0, -2000.0]", "That is what log_softmax gives."),
    (
        False,
        "[nan, nan, nan]",
        "softmax itself is safe: it subtracts the largest score first.",
    ),
    because="e⁻¹⁰⁰⁰ is rounded to 0, and ln 0 is −∞. log_softmax never forms it.",
    chapter=16,
    hint="How large is e to the power of −1000 as a float?",
)
sentence(
    "A start token and nine further steps make ten tokens.",
    True,
    "len([1] + [7 for _ in range(9)])",
    (False, "9", "The start token counts as well."),
    (False, "11", "range(9) has nine numbers."),
    because="range(9) makes nine, and the start token is the tenth.",
    chapter=17,
    hint="Count the start token.",
)
sentence(
    "When the decoder predicts its first word, it has no input yet.",
    False,
    "(lambda m, src: greedy_decode(m, src, None, max_len=4, bos_id=1, eos_id=2)[0, 0].item())"
    "(make_model(11, 11, n_layers=1, d_model=24, n_heads=3, d_ff=40), torch.tensor([[5, 6]]))",
    (
        True,
        "a word that the model chose",
        "The first token of the result is what it began with.",
    ),
    (False, "0", "That is the padding. It begins with the start token."),
    because="It begins with the start token, bos_id, which every target in training begins with.",
    chapter=17,
    hint="What stands at the first place of tgt_in?",
)
sentence(
    "For a target of 5 words the model gives a tensor (batch, vocabulary, d_model).",
    False,
    "make_model(11, 13, n_layers=1, d_model=24, n_heads=3, d_ff=40)"
    "(torch.ones(2, 7).long(), torch.ones(2, 5).long(), None, None).shape",
    (True, "torch.Size([2, 13, 24])", "The target's positions must be in it."),
    (
        False,
        "torch.Size([2, 7, 11])",
        "That would be a guess for each word of the source.",
    ),
    because="One number for each word of the vocabulary, at each position of the target.",
    chapter=14,
    hint="What is predicted, and where?",
)
sentence(
    "The layers of the encoder are exactly the same.",
    False,
    "(lambda e: torch.equal(e.layers[0].self_attention.w_q.weight, "
    "e.layers[1].self_attention.w_q.weight))"
    "(make_model(11, 11, n_layers=2, d_model=24, n_heads=3, d_ff=40).encoder)",
    (True, "True", "Each was drawn on its own."),
    because="They have the same structure, and weights of their own.",
    chapter=12,
    hint="The same plan, or the same numbers?",
)
sentence(
    "Dropout acts on the positions alone, so no number of a large embedding becomes 0.",
    False,
    "PositionalEncoding(8, 0.5)(torch.full((1, 40, 8), 1000.0)).eq(0).any().item()",
    (True, "False", "Then 1000 would stay at about 1000 everywhere."),
    because="It acts on the sum of both.",
    chapter=5,
    hint="The last line of its forward has one pair of brackets around a sum.",
)
sentence(
    "The positional encoding has no parameters.",
    True,
    "sum(p.numel() for p in PositionalEncoding(512, 0.1).parameters())",
    (False, "2560000", "The table has that many numbers, but they are no parameters."),
    (False, "512", "Nothing is learnt for a feature either."),
    because="The table follows a formula. It is a buffer: stored and moved, and never trained.",
    chapter=5,
    hint="Is the table learnt?",
)
sentence(
    "The product of two positions depends on their distance alone.",
    True,
    "(lambda pe: torch.allclose(pe[3] @ pe[5], pe[40] @ pe[42]))"
    "(PositionalEncoding(512, 0.0).pe)",
    (False, "False", "Both pairs are two apart. Add up sin · sin + cos · cos."),
    because="sin a · sin b + cos a · cos b = cos(a − b), in each pair of columns.",
    chapter=5,
    hint="Which formula for the cosine of a difference do you know?",
)
sentence(
    "If keys and values are shuffled together, attention gives the same.",
    True,
    "(lambda q, k: torch.allclose(attention(q, k, k)[0], "
    "attention(q, k.flip(1), k.flip(1))[0], atol=1e-6))"
    "(torch.randn(1, 3, 8), torch.randn(1, 5, 8))",
    (False, "False", "A mean does not depend on the order in which it is taken."),
    because="It is a weighted mean, and each weight goes with its value. Hence the positions.",
    chapter=6,
    hint="Which word is the first in a mean?",
)
sentence(
    "An attention with 8 heads has as many parameters as one with a single head.",
    True,
    "count_parameters(MultiHeadAttention(512, 8)) == count_parameters(MultiHeadAttention(512, 1))",
    (False, "False", "The heads share the 512 features; each gets 64."),
    because="The matrices are (512, 512) in both cases. Only the cut is another.",
    chapter=7,
    hint="Where does the number of heads enter the shape of a matrix?",
)
sentence(
    "Dropout makes the numbers that it keeps larger.",
    True,
    "nn.Dropout(0.5)(torch.ones(1000)).max().item()",
    (False, "1.0", "Then the mean would be halved in training, and not in evaluation."),
    because="What is kept is divided by 1 − p, so that the mean stays as it was.",
    chapter=11,
    hint="What happens to the mean if half of the numbers become 0?",
)
sentence(
    "With a single feature, a layer norm makes every number 0.",
    True,
    "LayerNorm(1)(torch.tensor([[7.0]])).item()",
    (False, "7.0", "One number is its own mean."),
    (False, "1.0", "7 − 7 = 0, before anything is divided."),
    because="A single number is its own mean, so the difference is 0.",
    chapter=10,
    hint="What is the mean of one number?",
)
sentence(
    "In the base model with two vocabularies of 11 words, more than half of the weights are "
    "in feed-forward networks.",
    True,
    '(lambda m: sum(p.numel() for n, p in m.named_parameters() if "feed_forward" in n) '
    "> count_parameters(m) / 2)(make_model(11, 11))",
    (
        False,
        "False",
        "2 · 512 · 2048 in each of 12 layers is 25 million. Count the attentions.",
    ),
    because="25 of 44 million: twelve networks of two matrices, each four times as large as w_q.",
    chapter=15,
    hint="One such matrix is as large as a whole attention has in all four.",
)
SENTENCES.sort(key=lambda sentence: sentence.chapter)
