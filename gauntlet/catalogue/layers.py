"""Silent faults of layer norm and feed-forward network."""

from gauntlet.fault import TUTORIAL, TWO, Diagnosis, Fault
from gauntlet.symptoms.layers import (
    bend,
    default_count,
    dependence,
    mates,
    norm_of_constants,
    norm_spread,
)

FAULTS = [
    Fault(
        id="000.7",
        title="No epsilon",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="eps: float = 1e-5",
        after="eps: float = 0.0",
        symptom="None for a long time. Then a row of equal numbers comes along, and the loss "
        "is NaN.",
        explanation="A row of equal numbers has variance 0, and 0/0 is not a number.",
        chapter=10,
        hints=(
            "When does NaN first appear?",
            "Give the norm a row of threes.",
            "What is added to the variance?",
        ),
        sees=("layer norms", "epsilon"),
        measure=norm_of_constants,
        diagnosis=Diagnosis(
            given="It ran well for months. Then the loss was NaN.",
            right="Nothing is added to the variance: epsilon is 0.",
            wrong=(
                (
                    "Epsilon is too small for float16.",
                    "Then only the last row would be NaN.",
                ),
                (
                    "The variance is divided by n − 1.",
                    "Then the first number would be different. And 0 divided by 3 is 0 as "
                    "well.",
                ),
                (
                    "The numbers overflowed.",
                    "3 is not large. The trouble comes from numbers that are equal.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.10",
        title="n − 1, and epsilon outside the root",
        provenance=TWO,
        file="transformer/layers.py",
        before="return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        after="return self.weight * (x - x.mean(-1, keepdim=True)) / (x.std(-1, keepdim=True) + "
        "self.eps) + self.bias",
        symptom="None. The numbers differ from nn.LayerNorm by √((n − 1)/n), and more for small "
        "inputs.",
        explanation="torch.std divides by n − 1, as the Annotated Transformer does: a "
        "different norm, by design.",
        chapter=10,
        hints=(
            "Compare with nn.LayerNorm.",
            "By what factor do they differ at d = 4? At d = 512?",
            "What does torch.std divide by?",
        ),
        sees=("layer norms", "formula"),
        measure=norm_spread,
        diagnosis=Diagnosis(
            given="The model trains as well as any. Its norm differs a little from PyTorch's:",
            right="The variance is divided by n − 1, and epsilon is outside the root.",
            wrong=(
                (
                    "The norm has no epsilon.",
                    "Then small numbers, of size 0.00001, would come out with a standard "
                    "deviation near 1. And epsilon does not explain d = 4.",
                ),
                (
                    "Epsilon is too large.",
                    "Then the first three rows would not depend on d as they do: they are "
                    "√((d − 1)/d).",
                ),
                (
                    "The learned scale is not 1 at the start.",
                    "A scale would affect all widths alike.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.9",
        title="An epsilon that float16 cannot represent",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        after="return self.weight * (x - x.mean(-1, keepdim=True)) / (x.var(-1, correction=0, "
        "keepdim=True) + 1e-12).sqrt() + self.bias",
        symptom="None in float32. In float16, a constant row gives NaN.",
        explanation="1e-12 is smaller than the smallest float16, so it becomes 0.",
        chapter=10,
        hints=(
            "In which precision does it fail?",
            "What is torch.tensor(1e-12).half()?",
            "The epsilon must exist in the precision.",
        ),
        sees=("float16, a constant row",),
        measure=norm_of_constants,
        diagnosis=Diagnosis(
            given="In float32 the norm is correct.",
            right="Its epsilon is smaller than float16's smallest number, so it becomes 0 "
            "there.",
            wrong=(
                (
                    "It has no epsilon at all.",
                    "Then the second row would be NaN as well.",
                ),
                (
                    "float16 cannot represent the mean of the row.",
                    "The mean is 3, which float16 represents exactly.",
                ),
                (
                    "The square of a difference overflows.",
                    "All differences are 0 in this row.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.17",
        title="A norm over the whole sentence",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        after="return F.layer_norm(x, x.shape[1:], eps=self.eps) * self.weight + self.bias",
        symptom="It trains well, even better than before. But the same tokens get different "
        "logits in a longer sentence.",
        explanation="Mean and variance are computed over the positions, too, so each token "
        "depends on all others.",
        chapter=10,
        hints=(
            "Does a later token change an earlier logit?",
            "It is not the mask.",
            "Over which axes is the mean taken?",
        ),
        sees=("no look-ahead", "each position on its own"),
        measure=dependence("a whole layer"),
        diagnosis=Diagnosis(
            given="Logits depend on tokens that come later. The mask has been checked again and "
            "again.",
            right="A norm takes its mean over the whole sentence.",
            wrong=(
                (
                    "The causal mask leaks.",
                    "The weights in the first map are exactly 0 for all later tokens.",
                ),
                (
                    "The feed-forward network mixes tokens.",
                    "A good suspect, but it consists of two matrices on the features of one "
                    "token.",
                ),
                (
                    "A norm takes its mean over the batch.",
                    "There is one sentence in this batch. Tokens of one sentence would not meet.",
                ),
            ),
        ),
    ),
    Fault(
        id="BN",
        title="A norm over the batch",
        provenance="the usual confusion of layer norm and batch norm",
        file="transformer/layers.py",
        before="return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        after="return (x - x.mean(0)) / (x.var(0, correction=0) + self.eps).sqrt() * self.weight "
        "+ self.bias",
        symptom="A sentence is translated differently when the other sentences of its batch "
        "change.",
        explanation="The statistics are those of the batch. Layer norm depends on one position "
        "alone.",
        chapter=10,
        hints=(
            "Translate a sentence on its own, and in a batch.",
            "Why should the others matter?",
            "Over which axis is the mean taken?",
        ),
        sees=("other examples do not matter", "each position on its own"),
        measure=mates,
        diagnosis=Diagnosis(
            given="A translation changes with the other sentences that happen to be in the "
            "batch.",
            right="A norm takes its mean over the batch.",
            wrong=(
                (
                    "Dropout is active in evaluation.",
                    "Then two runs of the same batch would differ.",
                ),
                (
                    "The padding mask is missing.",
                    "The sentences have the same length, so there is no padding in this "
                    "batch.",
                ),
                (
                    "A norm takes its mean over the sentence.",
                    "Then a later token would move earlier positions of its own sentence.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.12",
        title="A feed-forward without a non-linearity",
        provenance=TUTORIAL,
        file="transformer/layers.py",
        before="self.w_1(x).relu()",
        after="self.w_1(x)",
        symptom="It trains, but learns less.",
        explanation="Two matrices without a non-linearity between them are one matrix.",
        chapter=9,
        hints=(
            "Is f(x + y) = f(x) + f(y) here?",
            "What is between the two matrices?",
            "max(0, …) is missing.",
        ),
        sees=("not linear",),
        measure=bend,
        diagnosis=Diagnosis(
            given="The model trains, but learns less than others of its size.",
            right="The feed-forward network has no non-linearity between its matrices.",
            wrong=(
                (
                    "Its biases are missing.",
                    "Without biases the network would still be non-linear, because of the "
                    "ReLU.",
                ),
                (
                    "Its hidden layer is too narrow.",
                    "A narrow network is non-linear as well. Here two sums vanish exactly.",
                ),
                (
                    "Its output is 0.",
                    "f(x) is as large as in the correct one.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.10",
        title="d_ff = 2024",
        provenance=TUTORIAL,
        file="transformer/config.py",
        before="    d_ff: int = 2048\n",
        after="    d_ff: int = 2024\n",
        symptom="None. The model has 24 hidden features fewer in each layer.",
        explanation="A typo in a default value. Only a count shows it.",
        chapter=15,
        hints=(
            "Count the parameters.",
            "How far off is the count, and what divides that number?",
            "Read the sizes one by one.",
        ),
        sees=("number of parameters",),
        model={"d_ff": None},
        measure=default_count,
        diagnosis=Diagnosis(
            given="The model trains as well as any. Only its size is unexpected.",
            right="d_ff is 2024 where it should be 2048.",
            wrong=(
                (
                    "One layer is missing.",
                    "state_dict has as many entries as it should.",
                ),
                (
                    "The attention has no biases.",
                    "The attentions have as many parameters as they should.",
                ),
                (
                    "d_model is smaller in the feed-forward network.",
                    "Then it would not fit the residual stream. The difference for a layer, "
                    "1,176, is 24 · (2 · 24 + 1).",
                ),
            ),
        ),
    ),
]
