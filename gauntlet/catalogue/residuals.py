"""Silent faults of the residuals and of dropout."""

from gauntlet.fault import TUTORIAL, USUAL, Diagnosis, Fault
from gauntlet.symptoms.residuals import (
    alike,
    stream_sizes,
    twice,
    zeros_before_w_o,
    zeros_handed_over,
)

FAULTS = [
    Fault(
        id="001.2",
        title="The norm overwrites the residual stream",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="return x + self.dropout(sublayer(self.norm(x)))",
        after="return self.norm(x) + self.dropout(sublayer(self.norm(x)))",
        symptom="All shapes are right, and it trains, but worse.",
        explanation="The residual connection must carry the original vector. Here it carries "
        "the normalized one.",
        chapter=11,
        hints=(
            "How large is what the residual connection carries?",
            "Let the sublayer return 0. What should come out?",
            "It is x + …, not norm(x) + …",
        ),
        sees=("the residual stream is carried on",),
        measure=stream_sizes,
        diagnosis=Diagnosis(
            given="All shapes are right. The model trains, but worse than others.",
            right="The residual connection carries the normalized vectors instead of the "
            "original ones.",
            wrong=(
                (
                    "There is no residual connection.",
                    "Then the first layer would pass on what the sublayer returns, which is "
                    "smaller than 1 here. The residual stream has the size of a normalized "
                    "vector, and a little more.",
                ),
                (
                    "The embeddings are not scaled.",
                    "At the bottom, both streams are equally large.",
                ),
                (
                    "There is one norm too many at the end of the stack.",
                    "The size is lost in layer 1, long before the end.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.20",
        title="No residual connection",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="return x + self.dropout(sublayer(self.norm(x)))",
        after="return self.dropout(sublayer(self.norm(x)))",
        symptom="A deep model learns nothing, although the gradient arrives.",
        explanation="Without the sum, all tokens become alike after a few layers.",
        chapter=11,
        hints=(
            "Compare the vectors of two tokens after six layers.",
            "Let the sublayer return 0. What should come out?",
            "What does the word residual mean?",
        ),
        sees=("the residual stream is carried on",),
        measure=alike,
        diagnosis=Diagnosis(
            given="A deep model learns nothing. Its gradient does not vanish.",
            right="There is no residual connection around the sublayers.",
            wrong=(
                (
                    "The gradient vanishes.",
                    "It is smaller, but it is there. Look at the tokens.",
                ),
                (
                    "All tokens get the same position.",
                    "Then the tokens would still differ by their embeddings, at first.",
                ),
                (
                    "The norm is missing.",
                    "A cosine ignores lengths. Something that told the tokens apart is lost.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.7",
        title="Dropout after the norm",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="return self.norm(x + self.dropout(sublayer(x)))",
        after="return self.dropout(self.norm(x + sublayer(x)))",
        symptom="It trains, but with more noise: a tenth of the encoder's output is 0.",
        explanation="Dropout belongs on the sublayer's output. Here it hits the residual "
        "stream itself.",
        chapter=11,
        hints=(
            "Count zeros in the encoder's output, in training mode.",
            "Where does the paper put dropout (section 5.4)?",
            "It comes before the sum, and so before the norm.",
        ),
        sees=("dropout is in the right places", "no dropout on the residual stream"),
        model={"norm_first": False},
        measure=zeros_handed_over,
        diagnosis=Diagnosis(
            given="The model trains, with more noise than its twin.",
            right="Dropout comes after the norm, so it hits the residual stream itself.",
            wrong=(
                (
                    "The dropout rate is too high.",
                    "We asked for 10%. In the correct model, no zero is left after the sum.",
                ),
                (
                    "The ReLU makes the zeros.",
                    "The ReLU sets about half of its numbers to 0, but inside the "
                    "feed-forward network. The correct model has one, too.",
                ),
                (
                    "Dropout is missing after the sublayers.",
                    "With less dropout there could not be more zeros.",
                ),
            ),
        ),
    ),
    Fault(
        id="F.dropout",
        title="Dropout that never ends",
        provenance=USUAL,
        file="transformer/layers.py",
        before="return x + self.dropout(sublayer(self.norm(x)))",
        after="return x + F.dropout(sublayer(self.norm(x)), 0.1)",
        symptom="Two evaluations of the same model give different scores.",
        explanation="F.dropout is always active unless training=self.training is passed. "
        "model.eval() does not reach it.",
        chapter=11,
        hints=(
            "Evaluate twice.",
            "Which dropouts does model.eval() reach?",
            "F.dropout has a third argument.",
        ),
        sees=("evaluation is deterministic",),
        measure=twice("0.1", dropout=0.1),
        diagnosis=Diagnosis(
            given="Two evaluations of one model give two scores.",
            right="A dropout is called as a function, so `eval()` does not reach it.",
            wrong=(
                (
                    "`model.eval()` was forgotten.",
                    "It was called. Otherwise the two rows would be alike, and the correct "
                    "model's passes would differ, too.",
                ),
                (
                    "A module with dropout was not registered.",
                    "There are as many such modules as in the correct one.",
                ),
                (
                    "The dropout rate is too high.",
                    "In training both models differ by as much. In evaluation no rate should "
                    "matter.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.19",
        title="The rate that is not passed on",
        provenance="three published tutorials",
        file="transformer/attention.py",
        before="self.dropout = nn.Dropout(dropout)",
        after="self.dropout = nn.Dropout(0.2)",
        symptom="With dropout=0.0, two passes in training mode still differ.",
        explanation="Attention has a default of its own, and is built without the argument.",
        chapter=11,
        hints=(
            "List the rates of all dropout modules.",
            "Which ones did not follow the setting?",
            "How is attention built?",
        ),
        sees=("dropout has the rate asked for",),
        measure=twice("0.0", dropout=0.0),
        diagnosis=Diagnosis(
            given="We asked for no dropout at all: dropout = 0.0.",
            right="One of the parts was built without the rate, and uses its own default.",
            wrong=(
                (
                    "A dropout is called as a function, and is always active.",
                    "Then two passes in evaluation would differ as well.",
                ),
                (
                    "`model.eval()` was forgotten.",
                    "In evaluation the passes are equal. But in training with rate 0 they should "
                    "be, too.",
                ),
                (
                    "The parameters were changed between the two passes.",
                    "Nothing is trained here, and in evaluation mode nothing changed.",
                ),
            ),
        ),
    ),
    Fault(
        id="001.3",
        title="An additional dropout, on the values",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="return used @ value, weights",
        after="return (used @ value if dropout is None else dropout(used @ value)), weights",
        symptom="None, apart from more noise than the dropout rate should give.",
        explanation="Dropout is applied to the weights and to the output. One more in between "
        "is a different design.",
        chapter=11,
        hints=(
            "How many dropouts does one attention layer have?",
            "Where do other versions have them?",
            "Look at the product.",
        ),
        sees=("dropout is in the right places",),
        model={"attention_dropout": 0.1},
        measure=zeros_before_w_o,
        diagnosis=Diagnosis(
            given="The model trains with more noise than we asked for.",
            right="There is an additional dropout, on the product of weights and values.",
            wrong=(
                (
                    "Dropout on the weights is missing.",
                    "A missing dropout creates no zeros.",
                ),
                (
                    "There is a dropout after w_o.",
                    "Then zeros would come out of w_o, and not go in.",
                ),
                (
                    "The dropout rate of the weights is too high.",
                    "A dropped weight removes one token from a mean. The mean of nine tokens is "
                    "never exactly 0.",
                ),
            ),
        ),
    ),
]
