"""Silent faults of the masks."""

from gauntlet.fault import TUTORIAL, TWO, USUAL, Diagnosis, Fault
from gauntlet.planting import NO_ROW_CHECK
from gauntlet.symptoms.masks import (
    hidden_words,
    padding_on_the_left,
    poisoned,
    weights_on_padding,
)
from gauntlet.symptoms.trainings import training

FAULTS = [
    Fault(
        id="001.8",
        title="A padding mask that masks nothing",
        provenance=TWO,
        file="transformer/masks.py",
        before="(ids != pad_id)",
        after="(ids != -1)",
        symptom="None, as long as no test has padding in it.",
        explanation="The mask is True everywhere. Data without padding can't show that.",
        chapter=8,
        hints=(
            "Is there any False in the mask?",
            "Put padding into the batch.",
            "What are the ids compared with?",
        ),
        sees=("source padding changes nothing", "masks padding and nothing else"),
        measure=weights_on_padding,
        diagnosis=Diagnosis(
            given="All test data have sentences of the same length. Now a shorter one "
            "arrives: ein zwei drei.",
            right="The mask lets queries attend to padding.",
            wrong=(
                (
                    "The mask fills the scores of padding with too small a number.",
                    "A good suspect. But then the weights of padding would be small "
                    "everywhere, and in the fourth row one is 0.97.",
                ),
                (
                    "The mask compares with another token's id.",
                    "Then the column of that token would be 0.",
                ),
                (
                    "Rows of padding should be 0.",
                    "What a padding query attends to does not matter, because its output is never "
                    "used. The columns matter.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.5",
        title="The wrong id for padding",
        provenance=TUTORIAL,
        file="transformer/masks.py",
        before="(ids != pad_id)",
        after="(ids != 2)",
        symptom="One token of the vocabulary is never attended to, and padding is.",
        explanation="The default is 2, but the data are padded with 0.",
        chapter=8,
        hints=(
            "Which ids are masked?",
            "Is the padding among them?",
            "Compare the id in the mask with that of the data.",
        ),
        sees=("only padding is masked, source", "masks padding and nothing else"),
        measure=weights_on_padding,
        diagnosis=Diagnosis(
            given="The sentence is ein zwei drei, then padding.",
            right="The wrong id is masked: a real token instead of the padding.",
            wrong=(
                (
                    "Nothing is masked.",
                    "One column is 0 throughout.",
                ),
                (
                    "The token zwei was dropped by dropout.",
                    "Dropout would hit single weights, different ones in each row. And there "
                    "is none here.",
                ),
                (
                    "The mask is inverted.",
                    "Then all three tokens would be masked.",
                ),
            ),
        ),
    ),
    Fault(
        id="tril(1)",
        title="One step too far",
        provenance=USUAL,
        file="transformer/masks.py",
        before=".tril()",
        after=".tril(1)",
        symptom="The loss falls to almost nothing. Decoding gives nonsense.",
        explanation="Each position attends to the next token, the one that it has to predict.",
        chapter=8,
        hints=(
            "The loss is too good.",
            "Which token does position i have to predict?",
            "Look along the diagonal.",
        ),
        sees=("no look-ahead", "masks the future and nothing else"),
        measure=training(
            "Learning to copy: loss, step by step", "copy", 250, decode=True
        ),
        diagnosis=Diagnosis(
            given="Two models learn to copy. One is much faster.",
            right="Each position attends to the next token, which it has to predict.",
            wrong=(
                (
                    "The faster one has a better learning rate.",
                    "Then it would also be better in autoregressive decoding.",
                ),
                (
                    "The faster one has memorized the data.",
                    "Each step has new random tokens. There is nothing to memorize.",
                ),
                (
                    "Decoding stops too early.",
                    "Each decodes as many tokens as it should. They are wrong, not missing.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.2",
        title="Fully masked rows",
        provenance=TUTORIAL,
        file="transformer/masks.py",
        before="return padding_mask(tgt, pad_id) & causal_mask(tgt.shape[1], tgt.device)",
        after="return (tgt != pad_id).unsqueeze(2) & padding_mask(tgt, pad_id) & "
        "causal_mask(tgt.shape[1], tgt.device)",
        symptom="NaN in the loss as soon as a batch has padding.",
        explanation="A padding query may attend to no key: 0/0. One NaN row reaches all others "
        "in the next layer.",
        chapter=8,
        hints=(
            "Does it depend on padding?",
            "Which row of the mask has no True?",
            "0 · NaN is NaN.",
        ),
        sees=("target padding changes nothing", "no fully masked row"),
        also=(NO_ROW_CHECK,),
        measure=poisoned,
        diagnosis=Diagnosis(
            given="The loss is NaN as soon as a batch has padding.",
            right="The mask keeps tokens from attending to padding and padding from attending "
            "to anything, so a padding query has no key left.",
            wrong=(
                (
                    "The learning rate is too high.",
                    "Nothing has been trained yet.",
                ),
                (
                    "Padding has ids that the embedding does not have.",
                    "That would raise an error instead of giving NaN.",
                ),
                (
                    "A NaN in one token spreads through the batch.",
                    "It spreads within its own sentence: to 5 positions, not 10. And where "
                    "does it begin?",
                ),
            ),
        ),
    ),
    Fault(
        id="PR 40",
        title="Padding masked on the wrong axis",
        provenance="hyunwoongko/transformer, pull request 40; also UvA and labml",
        file="transformer/masks.py",
        before="return padding_mask(tgt, pad_id) & causal_mask(tgt.shape[1], tgt.device)",
        after="return padding_mask(tgt, pad_id).transpose(1, 2) & causal_mask(tgt.shape[1], "
        "tgt.device)",
        symptom="With a finite fill: none, since padding comes last. With -inf: NaN.",
        explanation="`unsqueeze` on the wrong axis masks the padding queries instead of the "
        "padding keys.",
        chapter=8,
        hints=(
            "Print the mask of a padded sentence.",
            "Is a row False, or a column?",
            "Which axis is that of the keys?",
        ),
        sees=("target padding changes nothing", "no fully masked row"),
        also=(NO_ROW_CHECK,),
        measure=padding_on_the_left,
        diagnosis=Diagnosis(
            given="This mask was made for two padding tokens and three real ones.",
            right="Padding is masked along the wrong axis: rows of padding are empty, columns "
            "are not.",
            wrong=(
                (
                    "No padding is masked.",
                    "Then the rows of padding would not be empty: each could attend to itself.",
                ),
                (
                    "The future is masked along the wrong axis.",
                    "Above the diagonal everything is 0, as it should be.",
                ),
                (
                    "It is right: the outputs of padding are never used.",
                    "The rows of padding do no harm here. But tokens 5, 6 and 7 attend to padding.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.11",
        title="The other language's padding",
        provenance="hyunwoongko/transformer, issue 11; and a published tutorial",
        file="right_parts.py",
        before="target_mask(tgt, tgt_pad)",
        after="target_mask(tgt, src_pad)",
        symptom="None, as long as both languages pad with the same id.",
        explanation="The target's mask is made with the source's padding id. A real token is "
        "masked instead.",
        chapter=8,
        hints=(
            "Give the two languages different padding ids.",
            "Which target token is never attended to?",
            "Whose id is in the mask?",
        ),
        sees=("only padding is masked, target",),
        kinds=("model",),
        pads=(4, 0),
        measure=hidden_words,
        diagnosis=Diagnosis(
            given="In the first language id 4 is padding; in the second it is a real token.",
            right="The target's mask is made with the source's padding id.",
            wrong=(
                (
                    "The target's padding is not masked.",
                    "Maybe not, but that would not mask token 4.",
                ),
                (
                    "Token 4 has no vector of its own.",
                    "Its vector was changed here, and that had no effect.",
                ),
                (
                    "The causal mask excludes the second position.",
                    "Tokens 3, 5 and 6 were at the same position, and later ones attended to "
                    "them.",
                ),
            ),
        ),
    ),
]
