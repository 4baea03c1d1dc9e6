"""Sentences about the whole model and its use (chapters 13 to 17)."""

from gauntlet.sentences.sentence import Sentence

SENTENCES = [
    Sentence(
        claim="A decoder layer has three multi-head attentions.",
        true=False,
        line="sum(isinstance(m, MultiHeadAttention) for m in DecoderLayer(24, 3, 40, "
        "0.1).modules())",
        others=(
            (
                True,
                "3",
                "There are three residual connections. One of them is around the feed-forward "
                "network.",
            ),
            (False, "1", "One attends to the target, and another to the source."),
        ),
        explanation="Two: self-attention and cross-attention. The third sublayer is feed-forward.",
        chapter=13,
        hint="What are the three sublayers?",
    ),
    Sentence(
        claim="log_softmax returns probabilities.",
        true=False,
        line="round(torch.zeros(4).log_softmax(-1).sum().item(), 3)",
        others=(
            (
                True,
                "1.0",
                "Probabilities would add up to 1. These are their logarithms.",
            ),
            (False, "0.0", "ln ¼ is not 0."),
        ),
        explanation="It returns logarithms: 4 · ln ¼. Only their exponentials add up to 1.",
        chapter=14,
        hint="Four equal probabilities are ¼ each.",
    ),
    Sentence(
        claim="xavier_uniform_ returns a new tensor and leaves its argument as it was.",
        true=False,
        line="(lambda w: nn.init.xavier_uniform_(w) is w)(torch.zeros(2, 3))",
        others=(
            (True, "False", "The underscore at the end of its name says what it does."),
        ),
        explanation="It changes its argument and returns the same object.",
        chapter=14,
        hint="What does an underscore at the end mean in PyTorch?",
    ),
    Sentence(
        claim="For a target of 5 tokens, the model returns a tensor of shape (batch, "
        "vocabulary, d_model).",
        true=False,
        line="make_model(11, 13, n_layers=1, d_model=24, n_heads=3, d_ff=40)(torch.ones(2, "
        "7).long(), torch.ones(2, 5).long(), None, None).shape",
        others=(
            (True, "torch.Size([2, 13, 24])", "The target's positions must be in it."),
            (
                False,
                "torch.Size([2, 7, 11])",
                "That would be a prediction for each token of the source.",
            ),
        ),
        explanation="One number for each token of the vocabulary, at each position of the target.",
        chapter=14,
        hint="What is predicted, and where?",
    ),
    Sentence(
        claim="With default settings, embeddings and generator share one matrix.",
        true=False,
        line="(lambda m: m.tgt_embed.table.weight is m.generator.proj.weight)(make_model(11, 11, "
        "n_layers=1, d_model=24, n_heads=3, d_ff=40))",
        others=((True, "True", "You have to ask for sharing: tie_embeddings=True."),),
        explanation="Equal shapes don't mean sharing. `is` asks whether it is the same "
        "object.",
        chapter=15,
        hint="Did we ask for it?",
    ),
    Sentence(
        claim="The base model has 6 · 2 + 2 layer norms.",
        true=False,
        line="sum(isinstance(m, LayerNorm) for m in make_model(11, 11, d_model=24, n_heads=3, "
        "d_ff=40).modules())",
        others=(
            (
                True,
                "14",
                "That is what the sum gives. But a decoder layer has more than two.",
            ),
            (False, "30", "Both stacks end in a norm, with pre-norm."),
        ),
        explanation="6 · 2 in the encoder, 6 · 3 in the decoder, and 2 at the ends.",
        chapter=15,
        hint="How many sublayers does an encoder layer have, and how many does a decoder "
        "layer have?",
    ),
    Sentence(
        claim="In the base model with two vocabularies of 11 tokens, more than half of the "
        "parameters are in feed-forward networks.",
        true=True,
        line='(lambda m: sum(p.numel() for n, p in m.named_parameters() if "feed_forward" in n) '
        "> count_parameters(m) / 2)(make_model(11, 11))",
        others=(
            (
                False,
                "False",
                "2 · 512 · 2048 in each of 12 layers is 25 million. Count the attentions.",
            ),
        ),
        explanation="25 of 44 million: twelve networks of two matrices, each four times as large "
        "as w_q.",
        chapter=15,
        hint="One such matrix is as large as all four matrices of an attention layer.",
    ),
    Sentence(
        claim="log(softmax(x)) and log_softmax(x) are the same numbers on a computer.",
        true=False,
        line="torch.tensor([1000.0, 0.0, -1000.0]).softmax(-1).log().tolist()",
        others=(
            (True, "[0.0, -1000.0, -2000.0]", "That is what log_softmax gives."),
            (
                False,
                "[nan, nan, nan]",
                "softmax itself is safe: it subtracts the largest score first.",
            ),
        ),
        explanation="e⁻¹⁰⁰⁰ is rounded to 0, and ln 0 is −∞. log_softmax never computes it.",
        chapter=16,
        hint="How large is e to the power of −1000 as a float?",
    ),
    Sentence(
        claim="A start token and nine further steps make ten tokens.",
        true=True,
        line="len([1] + [7 for _ in range(9)])",
        others=(
            (False, "9", "The start token counts as well."),
            (False, "11", "range(9) has nine numbers."),
        ),
        explanation="range(9) makes nine, and the start token is the tenth.",
        chapter=17,
        hint="Count the start token.",
    ),
    Sentence(
        claim="When the decoder predicts its first token, it has no input yet.",
        true=False,
        line="(lambda m, src: greedy_decode(m, src, None, max_len=4, bos_id=1, eos_id=2)[0, "
        "0].item())(make_model(11, 11, n_layers=1, d_model=24, n_heads=3, d_ff=40), "
        "torch.tensor([[5, 6]]))",
        others=(
            (
                True,
                "a token that the model chose",
                "The first token of the result is the one that it was given.",
            ),
            (False, "0", "That is the padding. It begins with the start token."),
        ),
        explanation="It begins with the start token, bos_id, which every target in training "
        "begins with.",
        chapter=17,
        hint="What is the first token of tgt_in?",
    ),
]
