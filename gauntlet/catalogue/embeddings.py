"""Silent faults of the embeddings and the positions."""

from gauntlet.fault import TUTORIAL, Diagnosis, Fault
from gauntlet.symptoms.embeddings import (
    dropped_sum,
    embedding_sizes,
    not_moved,
    shuffled,
    table_rows,
)

FAULTS = [
    Fault(
        id="000.2",
        title="The scale of attention, on the embedding",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="self.table(ids) * self.scale",
        after="self.table(ids) / self.scale",
        symptom="It trains, but slowly: for a long time the model hardly tells tokens apart.",
        explanation="Embeddings are multiplied by √d_model. If they are divided by it, the "
        "positions drown them out.",
        chapter=4,
        hints=(
            "Compare sizes: embedding against positional encoding.",
            "By which factor is the embedding scaled?",
            "Which of the paper's two roots belongs here?",
        ),
        sees=("embeddings are scaled by √d_model",),
        measure=embedding_sizes,
        diagnosis=Diagnosis(
            given="The model trains, slowly. Three sizes of a fresh model:",
            right="The embedding is divided by √d_model, where the paper multiplies.",
            wrong=(
                (
                    "The embedding is not scaled at all.",
                    "Then the second number would equal the first. It is five times smaller.",
                ),
                (
                    "The table was initialized with numbers that are too small.",
                    "What the table stores is the same in both models.",
                ),
                (
                    "The positions are scaled by √d_model.",
                    "What the positions add is the same in both models.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.8",
        title="No √d_model",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="self.table(ids) * self.scale",
        after="self.table(ids)",
        symptom="It trains. If the embeddings start out small, the positional encodings are "
        "larger than they are.",
        explanation="The paper multiplies by √d_model (section 3.4). Many later models do "
        "not, by design.",
        chapter=4,
        hints=(
            "Compare sizes: embedding against positional encoding.",
            "What does section 3.4 say in its last sentence?",
            "A factor is missing.",
        ),
        sees=("embeddings are scaled by √d_model",),
        measure=embedding_sizes,
        diagnosis=Diagnosis(
            given="Another model with the same symptom. Compare it with the last case.",
            right="The embedding is not scaled at all.",
            wrong=(
                (
                    "The embedding is divided by √d_model.",
                    "Then the second number would be a fifth of the first. They are nearly "
                    "equal (only some tokens were used).",
                ),
                (
                    "Dropout was active during the measurement.",
                    "Dropout would change what the positions add, since it acts on the sum.",
                ),
                (
                    "The table was initialized with numbers that are too small.",
                    "What the table stores is the same in both models.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.3",
        title="Positions from 1",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="torch.arange(max_len, dtype",
        after="torch.arange(1, max_len + 1, dtype",
        symptom="None. The model trains just as well, but its parameters do not fit a model "
        "that counts from 0.",
        explanation="Positions are 0 to max_len − 1. The first row of the table is 0, 1, 0, 1, …",
        chapter=5,
        hints=(
            "Does the table look shifted?",
            "What is sin 0?",
            "At which position does the first row begin?",
        ),
        sees=("formula",),
        measure=table_rows,
        diagnosis=Diagnosis(
            given="The model trains as well as any. Its stored parameters work badly in another "
            "program.",
            right="Positions are counted from 1.",
            wrong=(
                (
                    "Sine and cosine are swapped.",
                    "Then row 0 would begin with 1, 0. Look for the numbers of row 0 in the "
                    "correct table.",
                ),
                (
                    "The exponents are too small.",
                    "Then each column would change at a different speed than it should. Here "
                    "each row is a correct row.",
                ),
                (
                    "The table was trained.",
                    "Trained numbers would not be sines. These fit the formula, shifted by "
                    "one row.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.11",
        title="Exponents i for 2i",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="10000 ** (even / d_model)",
        after="10000 ** (even / 2 / d_model)",
        symptom="None. The longest wavelength is a hundredth of what it should be.",
        explanation="The exponent of column 2i is 2i/d_model, which goes up to nearly 1. Here "
        "it ends at ½.",
        chapter=5,
        hints=(
            "How slow is the slowest wave?",
            "How far does the exponent go?",
            "It is even / d_model, without another factor of ½.",
        ),
        sees=("positions follow the formula", "formula"),
        measure=table_rows,
        diagnosis=Diagnosis(
            given="The model trains as well as any, on sentences of the usual length.",
            right="The exponent is half of what it should be, so slow waves are not slow.",
            wrong=(
                (
                    "Positions are counted from 1.",
                    "Row 0 is 0, 1, 0, 1, … in both tables.",
                ),
                (
                    "The base is 1000 instead of 10000.",
                    "A good guess. But then column 4 of row 1 would be 1/√1000 = 0.032. It is "
                    "0.1, as column 2 should be.",
                ),
                (
                    "Sine and cosine are swapped.",
                    "Then row 0 would be 1, 0, 1, 0, …",
                ),
            ),
        ),
    ),
    Fault(
        id="004.4",
        title="The missing colon",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="self.pe[start:end]",
        after="self.pe[end]",
        symptom="It runs and trains, but a shuffled sentence gets the same translation.",
        explanation="pe[L] is a single vector, and it is added to every token. So no token "
        "shows where it is.",
        chapter=5,
        hints=(
            "Shuffle the source. What changes?",
            "Compare what is added to token 1 and to token 2.",
            "What is the shape of pe[end]?",
        ),
        sees=("order of the source matters", "positions differ"),
        measure=shuffled,
        diagnosis=Diagnosis(
            given="The model trains. Shuffled sentences get the same translation.",
            right="The same vector is added to every token.",
            wrong=(
                (
                    "Nothing is added: the positions are missing.",
                    "A number is added to the first token, and it is not 0.",
                ),
                (
                    "Attention takes in all tokens at once, so it cannot know their order.",
                    "That is why positions are added. In the correct model, they convey the "
                    "order.",
                ),
                (
                    "The table is all zeros.",
                    "0.657 is not zero. But compare what two tokens get.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.6",
        title="The table is not a buffer",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before='self.register_buffer("pe", sinusoids(max_len, d_model))',
        after="self.pe = sinusoids(max_len, d_model)",
        symptom="None on the CPU in float32. On a GPU, an error about two devices; in "
        "float16, one about two dtypes.",
        explanation="A plain attribute is neither moved nor saved with the module.",
        chapter=5,
        hints=(
            "Move the model. What stays behind?",
            "Is the table in state_dict?",
            "What does register_buffer do?",
        ),
        sees=("the position table is a buffer", "a buffer", "float16"),
        measure=not_moved,
        diagnosis=Diagnosis(
            given="On the CPU and in float32 the model works. Then it is moved to float16.",
            right="A table is a plain attribute, so it is neither stored nor moved.",
            wrong=(
                (
                    "The norm cannot work in float16.",
                    "The correct model's norm does. It complains about its input, a mixture "
                    "of two dtypes.",
                ),
                (
                    "A parameter was forgotten by `.half()`.",
                    "All parameters are float16. What else is in a correct state_dict, and is "
                    "missing here?",
                ),
                (
                    "A layer is in a plain list.",
                    "Then many entries would be missing, not one.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.16",
        title="Dropout on the positions alone",
        provenance=TUTORIAL,
        file="transformer/embeddings.py",
        before="self.dropout(x + self.pe[start:end])",
        after="x + self.dropout(self.pe[start:end])",
        symptom="None. The tokens are never dropped.",
        explanation="The paper's section 5.4 applies dropout to the sum of embeddings and "
        "positions.",
        chapter=5,
        hints=(
            "What does dropout hit here?",
            "Put in large numbers, in training mode: are there zeros?",
            "Look at the parentheses.",
        ),
        sees=("dropout on the sum",),
        measure=dropped_sum,
        diagnosis=Diagnosis(
            given="Vectors go through the step that adds positions, in training mode.",
            right="Dropout acts on the positions alone instead of on the sum.",
            wrong=(
                (
                    "Dropout is switched off.",
                    "With embeddings of 0 there are zeros, so something is dropped.",
                ),
                (
                    "Dropout acts on the embedding, before positions are added.",
                    "Then nothing would be exactly 0 where the positions are not 0. The second "
                    "row has zeros.",
                ),
                (
                    "The rate is too small to show.",
                    "In 48,000 numbers a rate of 0.1 would show. The second row shows it.",
                ),
            ),
        ),
    ),
]
