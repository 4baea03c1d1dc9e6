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
            "Read the error to its end: what is missing?",
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
                    "It is a good thought, since the message would be the same. But the name in "
                    "the file is `forward`; ask where it stands.",
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
        before="from dataclasses import fields\n",
        after="from dataclasses import fields\nimport torchtext_of_2019\n",
        symptom="ModuleNotFoundError, before any line of the model has run",
        explanation="A package is imported that is not installed, and that the code never uses.",
        chapter=2,
        hints=(
            "When does the error come: when something is built, or before?",
            "Which line of the file is it?",
            "Who uses that name?",
        ),
        sees=("runs",),
        measure=error_of(building),
        diagnosis=Diagnosis(
            given="The model is to be built: `make_model(17, 19, …)`.",
            right="The file imports a package that is not installed, though nothing here needs it.",
            wrong=(
                (
                    "The package is installed in another version, which has no such function.",
                    "Then the error would be an ImportError or AttributeError about a name in "
                    "the package.",
                ),
                (
                    "The model file is in the wrong folder.",
                    "The name in the message is not that of the model file. The file was found "
                    "and was read.",
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
        explanation="The name is used, and defined under another name or in a later cell.",
        chapter=8,
        hints=(
            "A name is missing: which?",
            "Is it defined anywhere, and when does that cell run?",
            "Search for `def causal_mask`.",
        ),
        sees=("runs",),
        measure=error_of(target_mask_alone),
        diagnosis=Diagnosis(
            given="The mask of a target is asked for: `target_mask(ids, 0)`.",
            right="When this line runs, nothing of that name has been defined.",
            wrong=(
                (
                    "The mask has the wrong shape.",
                    "A NameError says nothing about shapes: Python did not find the name.",
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
        title="One pair of brackets too many",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/model.py",
        before='Embeddings(config.src_vocab, config.d_model, "src")',
        after='Embeddings((config.src_vocab, config.d_model), "src")',
        symptom="An error about a size that is a tuple",
        explanation="The inner brackets make one argument of two.",
        chapter=4,
        hints=(
            "How many arguments does Embeddings take, and how many are there?",
            "What is (512, 11) in Python?",
            "Count the brackets.",
        ),
        sees=("runs",),
        measure=error_of(building),
        diagnosis=Diagnosis(
            given="The model is to be built with d_model = 24 and a source vocabulary of 17.",
            right="Two arguments arrive as one tuple: there is one pair of brackets too many.",
            wrong=(
                (
                    "d_model and the vocabulary have changed places.",
                    "Then d_model would be 17, an integer. The message shows a pair.",
                ),
                (
                    "d_model must be a multiple of the number of heads.",
                    "24 is a multiple of 3, and the message would name both numbers.",
                ),
                (
                    "The sizes were read from a file, and are texts.",
                    "A text would stand in quotation marks in the message. This is a tuple of "
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
        symptom="Vectors of vocab_size features meet a layer for d_model. Where both sizes are "
        "equal it runs.",
        explanation="nn.Embedding takes the number of rows first: one row for each token.",
        chapter=4,
        hints=(
            "Which two numbers in the message do not fit?",
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
                    "The length, 7, is nowhere complained of. The last axis is.",
                ),
                (
                    "An id lies outside of the vocabulary.",
                    "That would be an error inside the embedding. Here it gave something, of a "
                    "wrong width.",
                ),
                (
                    "The scale √d_model is missing.",
                    "A factor changes sizes of numbers, and never a shape.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.5",
        title="The norm itself, and not its result",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/layers.py",
        before="sublayer(self.norm(x)))",
        after="sublayer(self.norm))",
        symptom="An error from inside the attention: 'LayerNorm' object has no attribute …",
        explanation="self.norm is an object. self.norm(x) is what it gives.",
        chapter=11,
        hints=(
            "The error is raised two calls after the mistake.",
            "Where should that object have been a tensor?",
            "Read the traceback upwards to the residual.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target. d_model is 24.",
            right="The residual hands on the norm itself, and not what the norm gives.",
            wrong=(
                (
                    "The attention is called without its mask.",
                    "A missing mask is None, and allowed. The message is about a LayerNorm.",
                ),
                (
                    "LayerNorm was written without `super().__init__()`.",
                    "Then it could not even be built. Here a LayerNorm stands where a tensor "
                    "should.",
                ),
                (
                    "The attention is broken, since the error comes from attention.py.",
                    "The error comes out there, two calls after the mistake. Who called it with "
                    "a LayerNorm?",
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
        explanation="A typing error.",
        chapter=7,
        hints=(
            "Is there a method of that name?",
            "Spell it.",
            "One o too many.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target.",
            right="A method is spelled wrong.",
            wrong=(
                (
                    "The tensor must be made contiguous before it is transposed.",
                    "That would be a RuntimeError of `view`. The word in the message tells more: "
                    "read it slowly.",
                ),
                (
                    "The PyTorch that is installed is too old.",
                    "No version of PyTorch has a method of that name.",
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
        explanation="Python's max compares two things once. relu() compares each number with 0.",
        chapter=9,
        hints=(
            "Who asks a tensor for its truth value?",
            "Which function here is Python's own?",
            "max(0, x) needs one answer to 0 < x.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target.",
            right="A function of Python that wants one truth value was given a whole tensor.",
            wrong=(
                (
                    "The mask is not Boolean.",
                    "Masks are used in attention.py. The traceback ends in layers.py, after the "
                    "attention.",
                ),
                (
                    "An `if` compares two shapes.",
                    "Shapes compare to one True or False, and never to many.",
                ),
                (
                    "The batch has more than one sentence.",
                    "It has, and it may. “More than one value” speaks of the tensor that was "
                    "compared.",
                ),
            ),
        ),
    ),
]
