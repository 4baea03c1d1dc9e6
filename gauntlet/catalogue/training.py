"""Silent faults of the loss, the schedule, and what is learned."""

from gauntlet.fault import TUTORIAL, USUAL, Diagnosis, Fault
from gauntlet.symptoms.loss import rates, sure_and_right, sure_and_wrong, with_padding
from gauntlet.symptoms.trainings import training

FAULTS = [
    Fault(
        id="002.12",
        title="log of softmax",
        provenance="the Annotated Transformer, issue 38, in a similar form",
        file="right_parts.py",
        before="logits.log_softmax(dim=-1)",
        after="logits.softmax(dim=-1).log()",
        symptom="inf in the loss, as soon as the model is sure of itself.",
        explanation="A small probability rounds to 0, and log 0 is −inf. log_softmax never "
        "computes that probability.",
        chapter=16,
        hints=(
            "When does inf appear?",
            "What is the smallest probability that float32 can represent?",
            "Which function does both steps at once?",
        ),
        sees=("runs",),
        kinds=("label smoothing",),
        measure=sure_and_wrong,
        diagnosis=Diagnosis(
            given="After long training, the loss is inf.",
            right="It takes the logarithm of a probability that was rounded to 0.",
            wrong=(
                (
                    "The logits overflow.",
                    "200 is far from float32's largest number, which has 39 digits.",
                ),
                (
                    "The learning rate is too high.",
                    "Nothing is trained here. A single large logit is enough.",
                ),
                (
                    "The loss of a wrong token should be infinite.",
                    "It should be about z, since the loss is the logarithm of a quotient. The "
                    "correct version gives that.",
                ),
            ),
        ),
    ),
    Fault(
        id="pad loss",
        title="Padding that is learned",
        provenance=USUAL,
        file="right_parts.py",
        before="loss[targets != pad_id].mean()",
        after="loss.mean()",
        symptom="The loss looks good: most of the batch is padding, and padding is easy.",
        explanation="Padding positions count in the mean.",
        chapter=16,
        hints=(
            "How many tokens is the mean taken over?",
            "Is the loss better for batches with more padding?",
            "Which positions should not count?",
        ),
        sees=("padding has no loss",),
        kinds=("label smoothing",),
        measure=with_padding,
        diagnosis=Diagnosis(
            given="The more padding, the better the loss.",
            right="The mean is taken over padding as well as over tokens.",
            wrong=(
                (
                    "The model predicts tokens better with more padding around them.",
                    "The logits of the four tokens are the same in each row.",
                ),
                (
                    "The loss is a sum instead of a mean.",
                    "Then more positions would give a larger loss, not a smaller one.",
                ),
                (
                    "The smoothing is too strong.",
                    "Smoothing is the same in all rows, and both agree without padding.",
                ),
            ),
        ),
    ),
    Fault(
        id="no smoothing",
        title="Smoothing that is not used",
        provenance=USUAL,
        file="right_parts.py",
        before="loss = (1 - smoothing) * of_the_word + smoothing * of_all",
        after="loss = of_the_word",
        symptom="None, but the model becomes surer than it should.",
        explanation="The second term is missing, so the target is not smoothed.",
        chapter=16,
        hints=(
            "Compare with F.cross_entropy(label_smoothing=…).",
            "What does certainty cost?",
            "A term is missing.",
        ),
        sees=("overconfidence is penalized",),
        kinds=("label smoothing",),
        measure=sure_and_right,
        diagnosis=Diagnosis(
            given="The model is surer of itself than it was meant to be.",
            right="The loss is not smoothed.",
            wrong=(
                (
                    "The smoothing is too weak.",
                    "However weak the smoothing, growing certainty would cost more and more "
                    "in the end. Here the loss goes to 0.",
                ),
                (
                    "The loss takes the log of a softmax.",
                    "That gives ∞ for tokens that are wrong and certain. These tokens are "
                    "right.",
                ),
                (
                    "The mean is taken over padding too.",
                    "There is no padding in these batches of one token.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.4b",
        title="A schedule that is never stepped",
        provenance=TUTORIAL,
        file="right_parts.py",
        before="        schedule.step()\n",
        after="",
        symptom="The learning rate stays at its first value.",
        explanation="A scheduler changes the learning rate in step(), which is never called.",
        chapter=16,
        hints=(
            "Print the learning rate.",
            "What changes it?",
            "One line is missing from the loop.",
        ),
        sees=("warms up, then decays",),
        kinds=("learning rate, scheduled",),
        measure=rates,
        diagnosis=Diagnosis(
            given="The model learns very slowly.",
            right="The schedule's `step()` is never called.",
            wrong=(
                (
                    "The warm-up is too long.",
                    "Then the rate would rise, slowly. It does not change at all.",
                ),
                (
                    "The formula lacks the minimum of its two terms.",
                    "Then the rate would still change with the step.",
                ),
                (
                    "The optimizer is never stepped.",
                    "That would freeze the parameters, not the learning rate. The schedule "
                    "moves on its own.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.1",
        title="The leaky mask",
        provenance=TUTORIAL,
        file="transformer/attention.py",
        before='scores.masked_fill(~mask, float("-inf"))',
        after="scores.masked_fill(~mask, -1e-12)",
        symptom="The loss falls faster, and below the entropy of the targets. Decoding gives "
        "nonsense.",
        explanation="-1e-12 is practically 0, and a score of 0 is an ordinary score. So the "
        "future gets weight.",
        chapter=8,
        hints=(
            "The loss is better than it can be.",
            "How much weight lies on the future?",
            "What is e to the power of -1e-12?",
        ),
        sees=("no look-ahead", "no weight on the future", "mask"),
        measure=training(
            "Random targets: nothing can be learned. Loss, step by step",
            "unlearnable",
            300,
            floor={"name": "ln 17 = 2.833, the entropy of the targets", "value": 2.833},
        ),
        diagnosis=Diagnosis(
            given="The last case. The targets are random tokens, sampled anew in each step, "
            "so there is nothing to learn. One of the two models learns them all the same.",
            right="The mask has no effect: masked scores are filled with a number that is almost "
            "0.",
            wrong=(
                (
                    "It has memorized the targets.",
                    "Each step has new targets, and none comes twice.",
                ),
                (
                    "It is the better model.",
                    "On new random tokens, no model can be better than their entropy. The "
                    "answer must be in its input.",
                ),
                (
                    "The random numbers are not random enough.",
                    "Both models got the same numbers. One stays at ln 17, as it should.",
                ),
            ),
        ),
    ),
]
