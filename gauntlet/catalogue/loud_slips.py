"""Loud faults that are slips of the pen: names, brackets, indentation."""

from gauntlet.fault import TUTORIAL, Diagnosis, Fault
from gauntlet.symptoms.looking import error_of
from gauntlet.symptoms.loud import building, calling, target_mask_alone

FAULTS = [
    Fault(
        id="000.1",
        title="A class that ends too early",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/layers.py",
        before="""\
    def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.w_1.in_features)
        return self.w_2(self.dropout(self.w_1(x).relu()))""",
        after="""\
def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.w_1.in_features)
        return self.w_2(self.dropout(self.w_1(x).relu()))""",
        symptom="NotImplementedError: Module [PositionwiseFeedForward] is missing the required "
        '"forward"',
        explanation="`forward` is no longer indented, so it is a function of its own and not a "
        "method.",
        chapter=2,
        hints=(
            "Read the error to the end: what is missing?",
            "It is not missing in the file.",
            "Look at the first column of the line with def.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is built without a complaint. The first call stops.",
            right="`forward` is in the file, but it is not inside the class.",
            wrong=(
                (
                    "The name is spelled wrong: `foward`.",
                    "A good thought, since the message would be the same. But the name in the "
                    "file is `forward`; ask where in the file it is.",
                ),
                (
                    "The class does not call `super().__init__()`.",
                    "Then the constructor would have stopped, at the first sub-module. The model "
                    "was built.",
                ),
                (
                    "The layer got a tensor of the wrong shape.",
                    "A wrong shape is found inside `forward`. Here PyTorch never got that far.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.1",
        title="An import that nothing needs",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/model.py",
        before="from contextlib import contextmanager\n",
        after="from contextlib import contextmanager\nimport torchtext_of_2019\n",
        symptom="ModuleNotFoundError, before any line of the model has run",
        explanation="The file imports a package that is not installed and that its code never "
        "uses.",
        chapter=2,
        hints=(
            "When is the error raised: when something is built, or before?",
            "Which line of the file is it?",
            "What uses that name?",
        ),
        sees=("runs",),
        measure=error_of(building),
        diagnosis=Diagnosis(
            given="We try to build the model: `make_model(17, 19, …)`.",
            right="The file imports a package that is not installed, though nothing here needs it.",
            wrong=(
                (
                    "The package is installed in another version, which has no such function.",
                    "Then the error would be an ImportError or AttributeError about a name in "
                    "the package.",
                ),
                (
                    "The model file is in the wrong folder.",
                    "The name in the message is not that of the model file, which was found "
                    "and run.",
                ),
                (
                    "A layer of the model cannot be built.",
                    "The traceback ends in the module itself. No constructor has run.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.4",
        title="A function that is not there yet",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/masks.py",
        before="def causal_mask(\n",
        after="def causal_mask_of_the_next_cell(\n",
        symptom="NameError: name 'causal_mask' is not defined",
        explanation="The code uses a name that is defined later, or under another name.",
        chapter=8,
        hints=(
            "A name is missing: which?",
            "Is it defined anywhere, and when does that cell run?",
            "Search for `def causal_mask`.",
        ),
        sees=("runs",),
        measure=error_of(target_mask_alone),
        diagnosis=Diagnosis(
            given="We ask for the mask of a target: `target_mask(ids, 0)`.",
            right="When this line runs, nothing with that name has been defined.",
            wrong=(
                (
                    "The mask has the wrong shape.",
                    "The error says nothing about shapes: Python did not find the name.",
                ),
                (
                    "The name is defined inside another class.",
                    "Then code would reach it through that class, with a dot, and the error "
                    "would be about an attribute.",
                ),
                (
                    "The function has the wrong number of arguments.",
                    "That would be a TypeError. The function was never reached.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.2",
        title="One pair of parentheses too many",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/model.py",
        before='Embeddings(config.src_vocab, config.d_model, "src")',
        after='Embeddings((config.src_vocab, config.d_model), "src")',
        symptom="An error about a size that is a tuple",
        explanation="The inner parentheses turn two arguments into one.",
        chapter=4,
        hints=(
            "How many arguments does Embeddings take, and how many does it get?",
            "What is (512, 11) in Python?",
            "Count the parentheses.",
        ),
        sees=("runs",),
        measure=error_of(building),
        diagnosis=Diagnosis(
            given="We try to build the model with d_model = 24 and a source vocabulary of 17 "
            "tokens.",
            right="Two arguments arrive as one tuple: there is one pair of parentheses too "
            "many.",
            wrong=(
                (
                    "d_model and the vocabulary size are swapped.",
                    "Then d_model would be 17, an integer. The message shows a pair.",
                ),
                (
                    "d_model must be a multiple of the number of heads.",
                    "24 is a multiple of 3, and the message would name both numbers.",
                ),
                (
                    "The sizes were read from a file, and are strings.",
                    "The message would show a string in quotation marks. This is a tuple of "
                    "two numbers.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.3",
        title="Rows and columns of the table swapped",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/embeddings.py",
        before="nn.Embedding(vocab_size, d_model)",
        after="nn.Embedding(d_model, vocab_size)",
        symptom="A size mismatch in the next layer, which gets vocab_size features instead of"
        " d_model. If the two are equal, it runs.",
        explanation="nn.Embedding takes the number of rows first: one row for each token.",
        chapter=4,
        hints=(
            "Which two numbers in the message do not match?",
            "How wide should the vector of a token be?",
            "What comes first in nn.Embedding?",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="d_model is 24, the source vocabulary has 17 tokens, src has the shape (2, 7).",
            right="The table has a row for each feature instead of a row for each token.",
            wrong=(
                (
                    "The sentence is too long for the positions.",
                    "The message complains about the last axis, and not about the length, 7.",
                ),
                (
                    "An id is outside the vocabulary.",
                    "That would be an error inside the embedding. Here the embedding returned "
                    "something, with the wrong width.",
                ),
                (
                    "The scale √d_model is missing.",
                    "A factor changes how large the numbers are, but never a shape.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.5",
        title="The norm itself instead of its result",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/layers.py",
        before="sublayer(self.norm(x)))",
        after="sublayer(self.norm))",
        symptom="An error from inside the attention: 'LayerNorm' object has no attribute …",
        explanation="self.norm is an object. self.norm(x) is what it returns.",
        chapter=11,
        hints=(
            "The error is raised two calls after the mistake.",
            "Where should that object have been a tensor?",
            "Read the traceback upward, to the residual connection.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target. d_model is 24.",
            right="The residual connection passes on the norm itself instead of its result.",
            wrong=(
                (
                    "The attention is called without its mask.",
                    "A missing mask is None, and allowed. The message is about a LayerNorm.",
                ),
                (
                    "LayerNorm was written without `super().__init__()`.",
                    "Then it could not even be built. Here a LayerNorm is used where a tensor "
                    "should be.",
                ),
                (
                    "The attention is broken, since the error comes from attention.py.",
                    "The error is raised there, two calls after the mistake. What called it "
                    "with a LayerNorm?",
                ),
            ),
        ),
    ),
    Fault(
        id="004.6",
        title="contiguoous",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/attention.py",
        before="x = x.transpose(1, 2).contiguous()",
        after="x = x.transpose(1, 2).contiguoous()",
        symptom="AttributeError: 'Tensor' object has no attribute 'contiguoous'",
        explanation="A typo.",
        chapter=7,
        hints=(
            "Is there a method with that name?",
            "Spell it.",
            "There is one o too many.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target.",
            right="A method is spelled wrong.",
            wrong=(
                (
                    "The tensor must be made contiguous before it is transposed.",
                    "That would be a RuntimeError from `view`. The word in the message says "
                    "more: read it slowly.",
                ),
                (
                    "The installed version of PyTorch is too old.",
                    "No version of PyTorch has a method with that name.",
                ),
                (
                    "The heads are not a tensor, but a list.",
                    "The message says: 'Tensor' object. It is a tensor.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.7",
        title="Python's max on a tensor",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/layers.py",
        before="self.w_1(x).relu()",
        after="max(0, self.w_1(x))",
        symptom="RuntimeError: Boolean value of Tensor with more than one value is ambiguous",
        explanation="Python's max makes a single comparison. relu() compares each number with "
        "0.",
        chapter=9,
        hints=(
            "What asks a tensor for its truth value?",
            "Which function here is Python's own?",
            "max(0, x) needs a single answer to 0 < x.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target.",
            right="One of Python's own functions, which needs a single truth value, was given "
            "a whole tensor.",
            wrong=(
                (
                    "The mask is not Boolean.",
                    "Masks are used in attention.py. The traceback ends in layers.py, after the "
                    "attention.",
                ),
                (
                    "An `if` compares two shapes.",
                    "Comparing two shapes gives a single True or False.",
                ),
                (
                    "The batch has more than one sentence.",
                    "It does, and that is allowed. “More than one value” refers to the tensor "
                    "that was compared.",
                ),
            ),
        ),
    ),
]
