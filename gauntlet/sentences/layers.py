"""Sentences about the layers (chapters 9 to 12)."""

from gauntlet.sentences.sentence import Sentence

SENTENCES = [
    Sentence(
        claim="The feed-forward network is a linear projection of its input.",
        true=False,
        line="(lambda f, x: torch.allclose(f(x) + f(-x), 2 * f(0 * "
        "x)))(PositionwiseFeedForward(24, 40), torch.ones(1, 24))",
        others=((True, "True", "It would, for a straight line."),),
        explanation="Between its two projections comes max(0, x), which is not linear.",
        chapter=9,
        hint="On a straight line, f(0) is midway between f(x) and f(−x).",
    ),
    Sentence(
        claim="nn.Linear(512, 2048) stores a matrix of shape (512, 2048).",
        true=False,
        line="nn.Linear(512, 2048).weight.shape",
        others=(
            (True, "torch.Size([512, 2048])", "It is stored the other way around."),
            (False, "torch.Size([2048])", "That is the bias."),
        ),
        explanation="It stores (out, in) and computes x Wᵀ + b.",
        chapter=9,
        hint="What comes first in PyTorch, in or out?",
    ),
    Sentence(
        claim="The decoder's feed-forward network is trained beforehand.",
        true=False,
        line="all(p.requires_grad for p in DecoderLayer(24, 3, 40, 0.1).feed_forward.parameters())",
        others=((True, "False", "Then it would be frozen."),),
        explanation="It is trained with the rest of the model, from random numbers.",
        chapter=9,
        hint="What does requires_grad say?",
    ),
    Sentence(
        claim="The epsilon of a norm keeps the numerator from becoming 0.",
        true=False,
        line="LayerNorm(4)(torch.full((1, 4), 3.0)).tolist()",
        others=(
            (
                True,
                "[[1.0, 1.0, 1.0, 1.0]]",
                "Each number is its own mean here: the difference is 0.",
            ),
            (
                False,
                "[[nan, nan, nan, nan]]",
                "That is what you get without epsilon: 0/0.",
            ),
        ),
        explanation="The numerator is 0. The denominator must not be, and that is what epsilon "
        "is for.",
        chapter=10,
        hint="All numbers are equal to their mean.",
    ),
    Sentence(
        claim="torch.std divides by the number of values, as the formula of layer norm does.",
        true=False,
        line="round(torch.tensor([1.0, 3.0]).std().item(), 3)",
        others=(
            (True, "1.0", "That is with n = 2. torch.std divides by n − 1 = 1."),
            (False, "2.0", "That is the variance, not its root."),
        ),
        explanation="It divides by n − 1 unless told otherwise: √(2/1), not √(2/2).",
        chapter=10,
        hint="Both values are 1 away from the mean.",
    ),
    Sentence(
        claim="An epsilon of 1e-12 protects a norm in every precision.",
        true=False,
        line="torch.tensor(1e-12).half().item()",
        others=(
            (True, "1e-12", "float16's smallest number is far above that."),
            (
                False,
                "6e-08",
                "That is float16's smallest number, but 1e-12 is not rounded up to it.",
            ),
        ),
        explanation="In float16 it is 0, and protects against nothing.",
        chapter=10,
        hint="How small can a float16 be?",
    ),
    Sentence(
        claim="keepdim=True keeps the shape of the input.",
        true=False,
        line="torch.zeros(4, 8).mean(-1, keepdim=True).shape",
        others=(
            (True, "torch.Size([4, 8])", "There is one mean for each row, not eight."),
            (False, "torch.Size([4])", "That is without keepdim."),
        ),
        explanation="It keeps the axis, with size 1, so that the mean can be subtracted.",
        chapter=10,
        hint="How many means are there?",
    ),
    Sentence(
        claim="Each head has a layer norm of its own.",
        true=False,
        line="[n for n, m in EncoderLayer(512, 8, 2048, 0.1).named_modules() if isinstance(m, "
        "LayerNorm)]",
        others=(
            (
                True,
                "a list of 8 norms, one in each head",
                "No head is an object of its own here.",
            ),
            (
                False,
                "['self_attention.norm']",
                "The norm belongs to the residual connection.",
            ),
        ),
        explanation="There are two in an encoder layer, one in each residual connection, over "
        "all 512 features.",
        chapter=10,
        hint="What normalizes: attention, or what is around it?",
    ),
    Sentence(
        claim="With a single feature, a layer norm makes every number 0.",
        true=True,
        line="LayerNorm(1)(torch.tensor([[7.0]])).item()",
        others=(
            (False, "7.0", "One number is its own mean."),
            (False, "1.0", "7 − 7 = 0, before anything is divided."),
        ),
        explanation="A single number is its own mean, so the difference is 0.",
        chapter=10,
        hint="What is the mean of one number?",
    ),
    Sentence(
        claim="In this book's code, by default, the sum of a residual connection is "
        "normalized.",
        true=False,
        line="torch.equal(SublayerConnection(24, 0.0)(torch.ones(1, 1, 24) * 7, lambda x: 0 * "
        "x), torch.ones(1, 1, 24) * 7)",
        others=((True, "False", "The sublayer returns 0, so 7 + 0 comes out."),),
        explanation="The norm comes first, x + f(norm(x)). In the paper it comes last.",
        chapter=11,
        hint="Pre-norm or post-norm?",
    ),
    Sentence(
        claim="The sublayer that is passed to the residual connection is a class.",
        true=False,
        line="(isinstance(MultiHeadAttention(24, 3), type), callable(MultiHeadAttention(24, 3)))",
        others=(
            (True, "(True, True)", "An object has already been made from the class."),
            (False, "(False, False)", "It is not a class, but it can be called."),
        ),
        explanation="It is an object that can be called, like a function.",
        chapter=11,
        hint="The parentheses have made something from the class.",
    ),
    Sentence(
        claim="Dropout makes the numbers that it keeps larger.",
        true=True,
        line="nn.Dropout(0.5)(torch.ones(1000)).max().item()",
        others=(
            (
                False,
                "1.0",
                "Then the mean would be halved in training, and not in evaluation.",
            ),
        ),
        explanation="What is kept is divided by 1 − p, so that the mean stays as it was.",
        chapter=11,
        hint="What happens to the mean if half of the numbers become 0?",
    ),
    Sentence(
        claim="The layers of the encoder are exactly the same.",
        true=False,
        line="(lambda e: torch.equal(e.layers[0].self_attention.w_q.weight, "
        "e.layers[1].self_attention.w_q.weight))(make_model(11, 11, n_layers=2, d_model=24, "
        "n_heads=3, d_ff=40).encoder)",
        others=((True, "True", "Each was initialized on its own."),),
        explanation="They have the same structure, and parameters of their own.",
        chapter=12,
        hint="Is it the same structure, or the same numbers?",
    ),
]
