"""Silent faults of attention and its heads."""

from gauntlet.fault import TUTORIAL, USUAL, Diagnosis, Fault
from gauntlet.symptoms.attention import (
    followed,
    no_gradients,
    sharpness,
    sums_of_weights,
    weights_under_the_causal_mask,
    which_is_value,
)
from gauntlet.symptoms.layers import dependence

FAULTS = [
    Fault(
        id="001.1",
        title="The product that is thrown away",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="return self.w_o(concat_heads(values))  # (B, Q, d_model)",
        after="return self.w_o(self.dropout(query).transpose(1, 2).contiguous().view(query.shape))",
        symptom="Every shape is right. The gradients of w_q, w_k and w_v are None.",
        explanation="The next line takes the input again instead of the product. A view then "
        "scrambles it.",
        chapter=6,
        hints=(
            "Which parameters have no gradient?",
            "What uses the product of weights and values?",
            "Which name is on the next line?",
        ),
        sees=("every parameter learns", "values come from value"),
        measure=no_gradients,
        diagnosis=Diagnosis(
            given="Every shape is right, and the code runs from end to end.",
            right="The result of attention is thrown away.",
            wrong=(
                (
                    "w_q, w_k and w_v were frozen.",
                    "Frozen parameters would not stop the gradient from reaching the encoder. "
                    "It gets none: parts of w_o and w_1 and one table have None, too.",
                ),
                (
                    "The softmax is so sharp that its gradient vanishes.",
                    "A vanishing gradient is a small number. None means that there is no path at "
                    "all.",
                ),
                (
                    "The matrices were never registered.",
                    "Then they would not be among the parameters. All twelve of each are.",
                ),
            ),
        ),
    ),
    Fault(
        id="001.1b",
        title="Heads joined without transposing back",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        after="x = x.contiguous()  # (B, L, H, d_k)",
        symptom="Every shape is right, but tokens are mixed, even with later ones.",
        explanation="In memory, the heads come before the tokens. A view takes the numbers in "
        "that order.",
        chapter=7,
        hints=(
            "Change the last token. Do earlier ones change?",
            "It is not the mask.",
            "In which order are the numbers in memory?",
        ),
        sees=("no look-ahead", "values reach the right queries"),
        measure=dependence("a multi-head attention"),
        diagnosis=Diagnosis(
            given="The weights look clean, and yet tokens depend on later tokens.",
            right="The heads are joined without being transposed back, so a row mixes tokens.",
            wrong=(
                (
                    "The causal mask leaks.",
                    "The weights in the first map are exactly 0 for all later tokens.",
                ),
                (
                    "The norm takes its mean over the sentence.",
                    "There is no norm inside attention. And rows 0, 2 and 4 would be full as "
                    "well.",
                ),
                (
                    "The softmax runs over the wrong axis.",
                    "Each row of the first map adds up to 1.",
                ),
            ),
        ),
    ),
    Fault(
        id="view",
        title="Heads split without transposing",
        provenance="a published tutorial, which compares it with the right way",
        file="transformer/attention.py",
        before="x = x.view(batch, length, n_heads, d_model // n_heads)  # (B, L, H, d_k)\n"
        "    return x.transpose(1, 2)",
        after="return x.view(batch, n_heads, length, d_model // n_heads)",
        symptom="Every shape is right, but a head holds pieces of several tokens.",
        explanation="`view` does not move numbers. Here it cuts the sentence, and not the "
        "features, into heads.",
        chapter=7,
        hints=(
            "Follow one token into the heads.",
            "What is side by side in memory?",
            "First `view`, then `transpose`.",
        ),
        sees=("values reach the right queries",),
        measure=followed,
        diagnosis=Diagnosis(
            given="Each feature of a token was replaced by the token's index. Then the tensor "
            "was split into heads.",
            right="The tensor was viewed with the axes of heads and tokens already swapped.",
            wrong=(
                (
                    "The features are in the wrong order.",
                    "All features of a token are the same number here. It is tokens that are "
                    "mixed.",
                ),
                (
                    "There are too few heads.",
                    "The shape is the same as in the correct one.",
                ),
                (
                    "The tokens were sorted.",
                    "Nothing was sorted: token 1 begins in row 3. The sentence was cut, not "
                    "the features.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.10",
        title="Query, value, key",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="values, _ = attention(q, k, v, mask, self.dropout)",
        after="values, _ = attention(q, v, k, mask, self.dropout)",
        symptom="None that training would show: the two matrices swap their roles.",
        explanation="Where key and value are the same tensor, it makes no difference. Where "
        "they differ, it is wrong.",
        chapter=7,
        hints=(
            "Give it keys and values that differ.",
            "One visible key: what should come out?",
            "In what order are the arguments?",
        ),
        sees=("values come from value",),
        measure=which_is_value,
        diagnosis=Diagnosis(
            given="The model trains as well as any, as long as key and value are the same "
            "tensor.",
            right="Key and value are swapped.",
            wrong=(
                (
                    "Query and key are swapped.",
                    "The dot product of query and key is the same both ways. The output would "
                    "still be proportional to value.",
                ),
                (
                    "The softmax is missing.",
                    "Then three times the query would give three times the output.",
                ),
                (
                    "w_v is not used.",
                    "Multiplying value by 3 changes the output, so value is used. But how?",
                ),
            ),
        ),
    ),
    Fault(
        id="001.6",
        title="One matrix for two purposes",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="self.w_v(value), self.n_heads",
        after="self.w_k(value), self.n_heads",
        symptom="It trains, but learns less, and one matrix never changes.",
        explanation="Key and value go through the same matrix, and w_v is never used.",
        chapter=7,
        hints=(
            "Which parameter has no gradient?",
            "Which matrix is used twice?",
            "Read the letters after `w_`.",
        ),
        sees=(
            "every parameter learns",
            "query, key and value have their own projections",
        ),
        measure=no_gradients,
        diagnosis=Diagnosis(
            given="The model trains, but learns less than others of its size. requires_grad "
            "is True everywhere.",
            right="The value goes through the key's matrix, and w_v is never used.",
            wrong=(
                (
                    "The result of attention is thrown away.",
                    "Then w_q and w_k would have no gradient either.",
                ),
                (
                    "w_v is not registered.",
                    "Then it would not be listed among the parameters. All twelve are.",
                ),
                (
                    "w_v was frozen.",
                    "requires_grad is True for all parameters.",
                ),
            ),
        ),
    ),
    Fault(
        id="√d_k",
        title="Scores that are not scaled",
        provenance=USUAL,
        file="transformer/attention.py",
        before="scores = (query / math.sqrt(d_k)) @ key.transpose(-2, -1)",
        after="scores = query @ key.transpose(-2, -1)",
        symptom="It trains slowly at large d_k: the softmax is nearly one-hot from the start.",
        explanation="The variance of a dot product grows with d_k. Dividing by the root "
        "undoes that.",
        chapter=6,
        hints=(
            "How large are the largest weights at the start?",
            "What is the variance of q · k?",
            "A division is missing.",
        ),
        sees=("scores are divided by √d_k", "formula"),
        measure=sharpness,
        diagnosis=Diagnosis(
            given="The larger d_k, the slower the model learns.",
            right="The scores are not divided by √d_k.",
            wrong=(
                (
                    "The scores are divided by d_k instead of its root.",
                    "Then the weights would become more equal as d_k grows: the largest would "
                    "fall toward 0.1.",
                ),
                (
                    "The softmax runs over the wrong axis.",
                    "There is one query here. Over that axis each weight would be 1.",
                ),
                (
                    "The mask excludes all keys but one.",
                    "There is no mask. And a mask would not depend on d_k.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.16b",
        title="Softmax over the queries",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before="weights = scores.softmax(dim=-1)",
        after="weights = scores.softmax(dim=-2)",
        symptom="Rows of the map do not sum to 1; its columns do.",
        explanation="Each query distributes its attention over the keys, which are the last "
        "axis.",
        chapter=6,
        hints=(
            "Add up a row of the map.",
            "Add up a column.",
            "Which axis is that of the keys?",
        ),
        sees=("weights sum to 1", "formula"),
        measure=sums_of_weights,
        diagnosis=Diagnosis(
            given="An attention map of a fresh model. The last row has the sum of each "
            "column.",
            right="The softmax runs over the queries.",
            wrong=(
                (
                    "There is no softmax.",
                    "Something makes all numbers positive and makes each column add up to 1.",
                ),
                (
                    "Dropout was applied before the map was drawn.",
                    "Then some weights would be 0, others too large, and no column would add up "
                    "to 1.",
                ),
                (
                    "The picture is right, only drawn with its axes swapped.",
                    "The axes are as the caption says, since the code made the map. "
                    "Transposed it would be right: that is what this fault does.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.16",
        title="The inverted mask",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before='scores.masked_fill(~mask, float("-inf"))',
        after="scores.masked_fill(mask, -1e4)",
        symptom="The loss falls very fast: each position attends to the future alone.",
        explanation="masked_fill fills where its mask is True. Here True means: may attend.",
        chapter=8,
        hints=(
            "The loss is too good.",
            "Where does the map have its weight?",
            "What does True mean in this mask, and what does it mean in masked_fill?",
        ),
        sees=("mask", "no weight on the future", "values reach the right queries"),
        measure=weights_under_the_causal_mask,
        diagnosis=Diagnosis(
            given="The loss of the decoder falls very fast.",
            right="The mask excludes what it should allow, and allows what it should exclude.",
            wrong=(
                (
                    "There is no mask.",
                    "Then both sides of the diagonal would have weights. One side is empty.",
                ),
                (
                    "The mask is shifted by one.",
                    "Then the past would be allowed as well. Here it is masked.",
                ),
                (
                    "The map was transposed.",
                    "Then the last row would be the one with a single weight, or the columns "
                    "would add up to 1. Here the rows do, and the fully masked row has 0.2 "
                    "everywhere.",
                ),
            ),
        ),
    ),
]
