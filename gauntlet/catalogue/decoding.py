"""Silent faults of decoding."""

from gauntlet.fault import TUTORIAL, TWO, USUAL, Diagnosis, Fault
from gauntlet.symptoms.trainings import decoded

FAULTS = [
    Fault(
        id="002.8",
        title="Starting with padding",
        provenance=TWO,
        file="right_parts.py",
        before=".fill_(bos_id)",
        after=".fill_(pad_id)",
        symptom="Every translation begins with odd tokens.",
        explanation="In training, no target began with padding.",
        chapter=17,
        hints=(
            "Which token does the target start with?",
            "Which one did it start with in training?",
            "0 is the padding.",
        ),
        sees=("decoding starts with the start token",),
        kinds=("greedy decoding",),
        measure=decoded(),
        diagnosis=Diagnosis(
            given="A trained model generates nonsense. Its training loss was 0.",
            right="Decoding starts with padding instead of the start token.",
            wrong=(
                (
                    "Decoding stops too early because the end is found at once.",
                    "It is true that the end comes at once. But why does the model generate "
                    "it?",
                ),
                (
                    "The model is in training mode.",
                    "Then tokens would be wrong now and then. And the model does not choose "
                    "the first token.",
                ),
                (
                    "The model was trained with a leaky mask.",
                    "The correct loop, with the same model, copies well.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.5",
        title="Decoding without eval()",
        provenance=TUTORIAL,
        file="right_parts.py",
        before="    model.eval()\n",
        after="",
        symptom="Two runs give two different translations.",
        explanation="Dropout is active, so every step uses a different model.",
        chapter=17,
        hints=(
            "Run it twice.",
            "What is random in a forward pass?",
            "What mode is the model in?",
        ),
        sees=("decoding is in evaluation mode",),
        kinds=("greedy decoding",),
        measure=decoded(2, dropout=0.3),
        diagnosis=Diagnosis(
            given="One model decodes the same sentences twice.",
            right="The model is still in training mode.",
            wrong=(
                (
                    "Decoding samples tokens at random.",
                    "The loop takes the most probable token. Something else is random.",
                ),
                (
                    "The batch is shuffled.",
                    "Then rows would be swapped, but each would still be right.",
                ),
                (
                    "The model is not trained enough.",
                    "The correct loop, with the same model, copies well.",
                ),
            ),
        ),
    ),
    Fault(
        id="states[:, 0]",
        title="The wrong position's logits",
        provenance=USUAL,
        file="right_parts.py",
        before="model.generator(states[:, -1])",
        after="model.generator(states[:, 0])",
        symptom="The model generates the same token again and again.",
        explanation="The next token is predicted at the last position.",
        chapter=17,
        hints=(
            "What is repeated?",
            "Does the logit depend on what was generated?",
            "Which position predicts the next token?",
        ),
        sees=("decoding is greedy",),
        kinds=("greedy decoding",),
        measure=decoded(),
        diagnosis=Diagnosis(
            given="A trained model generates this:",
            right="The next token is taken from the first position instead of the last.",
            wrong=(
                (
                    "The end token is not recognized.",
                    "It is never generated. Only one token is.",
                ),
                (
                    "What was generated is not given to the model again.",
                    "A good suspect: then each step would get only the start token and "
                    "generate the same. But the target does grow here; look at which of its "
                    "positions is used.",
                ),
                (
                    "The model is in training mode.",
                    "Dropout would change something from step to step.",
                ),
            ),
        ),
    ),
    Fault(
        id="no end",
        title="An end that is not remembered",
        provenance=USUAL,
        file="right_parts.py",
        before="ended = ended | (next_id == eos_id)",
        after="ended = ended & (next_id == eos_id)",
        symptom="Translations go on after their end, up to max_len.",
        explanation="False & anything is False, so no sentence ever ends.",
        chapter=17,
        hints=(
            "What comes after the end token?",
            "Does `ended` ever become True?",
            "Is it `and`, or `or`?",
        ),
        sees=("decoding stops",),
        kinds=("greedy decoding",),
        measure=decoded(),
        diagnosis=Diagnosis(
            given="A trained model generates this:",
            right="The loop never remembers which sentences have ended.",
            wrong=(
                (
                    "The model has not learned to end.",
                    "It generates 2, the end, at the right position.",
                ),
                (
                    "The end token has a different id than expected.",
                    "The right loop uses the same id, and ends.",
                ),
                (
                    "max_len is too large.",
                    "max_len is a limit for sentences that do not end by themselves. These do.",
                ),
            ),
        ),
    ),
]
