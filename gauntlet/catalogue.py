"""The catalogue of faults that code can have: each is one line of ours, changed.

Most were found in the five documents that the book grew out of (`errata.md`: 003.1 is the
first line of the fourth), the others in well-known public code. The gauntlet of the book
and the page of faults and checks are made from it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from annotated import count_parameters
from annotated.checkups import checkup, checkup_part
from gauntlet.planting import (
    BUILD,
    KINDS,
    NO_ROW_CHECK,
    SETTINGS,
    call_of,
    model_of,
    plant,
)

PASSING = ("passed", "skipped")


@dataclass(frozen=True)
class Fault:
    """One fault.

    Attributes:
        id, title: what it is called. provenance: where it was found.
        loud: it raises an error sooner or later; otherwise it is silent.
        file, before, after: the line, and what it became.
        symptom: what one sees. explanation: why. hints: from vague to clear.
        chapter: the number of the chapter that explains it.
        model: what the model is built with. told: what the check-up is told about it.
        kinds: the parts to look at, beside those that the file suggests.
        sees: at least these checks must find it.
        pads: the padding ids of the two languages. also: what has to be changed beside it.
    """

    id: str
    title: str
    provenance: str
    loud: bool
    file: str
    before: str
    after: str
    symptom: str
    explanation: str
    chapter: int
    hints: tuple[str, str, str]
    sees: tuple[str, ...]
    model: dict = field(default_factory=dict)
    told: dict = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    pads: tuple[int, int] = (0, 0)
    also: tuple = ()

    def plant(self):
        return plant((self.file, self.before, self.after), *self.also)

    def make_broken(self, kind: str = "model") -> Callable:
        """The broken thing: a whole model, or the part of this kind."""
        planted = self.plant()
        return (
            model_of(planted, **self.model) if kind == "model" else BUILD[kind](planted)
        )

    def all_kinds(self) -> list[str]:
        of_file = ["model", *KINDS[self.file]] if self.file != "right_parts.py" else []
        return [*of_file, *self.kinds]

    def checkups(self, train: bool = False) -> dict:
        """A check-up of the model and of each part that could show the fault."""
        return {kind: self.checkup_of(kind, train) for kind in self.all_kinds()}

    def checkup_of(self, kind: str, train: bool = False):
        if kind == "model":
            return self.checkup_model(train)
        name = kind.partition(",")[0]
        settings = SETTINGS.get(name, {})
        try:
            part = self.make_broken(kind)
        except Exception as error:
            part = raising(error)
        return checkup_part(name, part, progress=False, **settings)

    def checkup_model(self, train: bool):
        told = dict(
            src_vocab=17, tgt_vocab=19, pad_id=self.pads, max_len=61, dropout=0.1
        )
        told |= dict(n_parameters=expected_parameters(self.model), train=train)
        try:
            planted = self.plant()
            model, call = model_of(planted, **self.model), call_of(planted, self.pads)
        except Exception as error:  # it cannot even be built
            model, call = raising(error), lambda model, src, tgt: model(src, tgt)
        told = {**told, "progress": False, **self.told}
        return checkup(model, call=call, **told)

    def caught_by(self, train: bool = False, reports: dict | None = None) -> list[str]:
        """ "kind: check" for every row that did not pass; ≠ before what is said to be a design."""
        return [
            f"{'≠ ' if row.outcome == 'differs by design' else ''}{kind}: {row.name}"
            for kind, report in (reports or self.checkups(train)).items()
            for row in report
            if row.outcome not in PASSING
        ]


def raising(error: Exception) -> Callable:
    def cannot_be_built(*_, **__):
        raise error

    return cannot_be_built


def expected_parameters(settings: dict) -> int:
    """How many weights the right model has."""
    return count_parameters(model_of(plant(), **settings))


DOCUMENT = "one of the documents this book grew out of"
TWO = "two of the documents this book grew out of"
PUBLIC = "a public implementation"
USUAL = "a slip that every list of common mistakes has"
LOUD = [
    Fault(
        "000.1",
        "A class that ends too early",
        DOCUMENT,
        True,
        "transformer/layers.py",
        """    def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.w_1.in_features)
        return self.w_2(self.dropout(self.w_1(x).relu()))""",
        """def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.w_1.in_features)
        return self.w_2(self.dropout(self.w_1(x).relu()))""",
        'NotImplementedError: Module [PositionwiseFeedForward] is missing the required "forward"',
        "`forward` is no longer indented, so it is a function of its own and not a method.",
        2,
        (
            "Read the error to its end: what is missing?",
            "It is not missing in the file.",
            "Look at the first column of the line with def.",
        ),
        ("runs",),
    ),
    Fault(
        "004.1",
        "An import that nothing needs",
        DOCUMENT,
        True,
        "transformer/model.py",
        "from dataclasses import dataclass\n",
        "from dataclasses import dataclass\nimport torchtext_of_2019\n",
        "ModuleNotFoundError, before any line of the model has run",
        "A package is imported that is not installed, and that the code never uses.",
        2,
        (
            "When does the error come: when something is built, or before?",
            "Which line of the file is it?",
            "Who uses that name?",
        ),
        ("runs",),
    ),
    Fault(
        "002.4",
        "A function that is not there yet",
        DOCUMENT,
        True,
        "transformer/masks.py",
        "def subsequent_mask(\n",
        "def subsequent_mask_of_the_next_cell(\n",
        "NameError: name 'subsequent_mask' is not defined",
        "The name is used, and defined under another name or in a later cell.",
        8,
        (
            "A name is missing: which?",
            "Is it defined anywhere, and when does that cell run?",
            "Search for `def subsequent_mask`.",
        ),
        ("runs",),
    ),
    Fault(
        "004.2",
        "One pair of brackets too many",
        DOCUMENT,
        True,
        "transformer/model.py",
        'Embeddings(config.d_model, config.src_vocab, "src")',
        'Embeddings((config.d_model, config.src_vocab), "src")',
        "An error about a size that is a tuple (in the document: empty(): … type tuple)",
        "The inner brackets make one argument of two.",
        4,
        (
            "How many arguments does Embeddings take, and how many are there?",
            "What is (512, 11) in Python?",
            "Count the brackets.",
        ),
        ("runs",),
    ),
    Fault(
        "004.3",
        "Rows and columns of the table exchanged",
        DOCUMENT,
        True,
        "transformer/embeddings.py",
        "nn.Embedding(vocab_size, d_model)",
        "nn.Embedding(d_model, vocab_size)",
        "Vectors of vocab_size features meet a layer for d_model. "
        "Where both sizes are equal it runs.",
        "nn.Embedding takes the number of rows first: one row for each word.",
        4,
        (
            "Which two numbers in the message do not fit?",
            "How wide should the vector of a word be?",
            "What comes first in nn.Embedding?",
        ),
        ("runs",),
    ),
    Fault(
        "004.5",
        "The norm itself, and not its result",
        DOCUMENT,
        True,
        "transformer/layers.py",
        "sublayer(self.norm(x)))",
        "sublayer(self.norm))",
        "An error from inside the attention: 'LayerNorm' object has no attribute …",
        "self.norm is an object. self.norm(x) is what it gives.",
        11,
        (
            "The error is raised two calls after the mistake.",
            "Where should that object have been a tensor?",
            "Read the traceback upwards to the residual.",
        ),
        ("runs",),
    ),
    Fault(
        "004.6",
        "contiguoous",
        DOCUMENT,
        True,
        "transformer/attention.py",
        "x = x.transpose(1, 2).contiguous()",
        "x = x.transpose(1, 2).contiguoous()",
        "AttributeError: 'Tensor' object has no attribute 'contiguoous'",
        "A typing error.",
        7,
        (
            "Is there a method of that name?",
            "Spell it.",
            "One o too many.",
        ),
        ("runs",),
    ),
    Fault(
        "004.7",
        "Python's max on a tensor",
        DOCUMENT,
        True,
        "transformer/layers.py",
        "self.w_1(x).relu()",
        "max(0, self.w_1(x))",
        "RuntimeError: Boolean value of Tensor with more than one value is ambiguous",
        "Python's max compares two things once. relu() compares each number with 0.",
        9,
        (
            "Who asks a tensor for its truth value?",
            "Which function here is Python's own?",
            "max(0, x) needs one answer to 0 < x.",
        ),
        ("runs",),
    ),
    Fault(
        "004.8",
        "self.layer for layer",
        DOCUMENT,
        True,
        "transformer/model.py",
        "x = layer(x, memory, src_mask, tgt_mask)",
        "x = self.layer(x, memory, src_mask, tgt_mask)",
        "AttributeError: 'Decoder' object has no attribute 'layer'",
        "The loop variable is a plain name. The object has `layers`, and no `layer`.",
        13,
        (
            "Which names does the loop bind?",
            "Does the decoder have an attribute of that name?",
            "Leave out self.",
        ),
        ("runs",),
    ),
    Fault(
        "000.6",
        "As many positions as features",
        DOCUMENT,
        True,
        "transformer/embeddings.py",
        "self.pe[start:end]",
        "self.pe[:d_model]",
        "RuntimeError: the size of tensor a must match the size of tensor b",
        "The table has a row for each position. A sentence of 10 words needs 10 rows, not 512.",
        5,
        (
            "Which axis does not match?",
            "What do the rows of the table stand for?",
            "How many rows does a sentence of 10 words need?",
        ),
        ("runs",),
    ),
    Fault(
        "000.11",
        "The result instead of the function",
        DOCUMENT,
        True,
        "transformer/layers.py",
        "x = self.sublayers[0](x, lambda x: self.self_attention(x, x, x, mask))",
        "x = self.sublayers[0](x, self.self_attention(x, x, x, mask))",
        "TypeError: 'Tensor' object is not callable",
        "The residual wants a function, because the norm has to come first. It was given a result.",
        11,
        (
            "What is called that cannot be?",
            "When does the attention run: before the norm or after?",
            "The lambda was there for a reason.",
        ),
        ("runs",),
    ),
    Fault(
        "003.3",
        "A mask of bytes",
        DOCUMENT,
        True,
        "transformer/attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        'scores.masked_fill((~mask).byte(), float("-inf"))',
        "RuntimeError: masked_fill only supports boolean masks",
        "Old code marks with bytes. Today a mask must be Boolean.",
        8,
        (
            "What type does the message ask for?",
            "What type has the mask?",
            "0 and 1 are not False and True.",
        ),
        ("runs", "mask"),
    ),
    Fault(
        "004.9",
        "fill for fill_",
        DOCUMENT,
        True,
        "right_parts.py",
        ".fill_(bos_id)",
        ".fill(bos_id)",
        "AttributeError: 'Tensor' object has no attribute 'fill'",
        "Methods that change a tensor in place end in an underscore; this one has no other form.",
        17,
        (
            "Does the method exist?",
            "What does an underscore at the end mean in PyTorch?",
            "Or write torch.full.",
        ),
        ("decoding is greedy",),
        kinds=("greedy decoding",),
    ),
    Fault(
        "003.4",
        "An argument that PyTorch has dropped",
        DOCUMENT,
        True,
        "right_parts.py",
        "LambdaLR(optimizer, rate)",
        "LambdaLR(optimizer, rate, verbose=True)",
        "TypeError: unexpected keyword argument 'verbose'",
        "Schedules no longer take verbose. Code of 2020 meets a library of today.",
        16,
        (
            "Which argument is refused?",
            "Was it there in an older version?",
            "Leave it out; print the rate yourself.",
        ),
        ("runs",),
        kinds=("learning rate, scheduled",),
    ),
    Fault(
        "002.9",
        "Minus a billion in float16",
        DOCUMENT,
        True,
        "transformer/attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -1e9)",
        "All is well in float32. In float16: value cannot be converted without overflow",
        "The largest number of float16 is 65,504. Use -inf or torch.finfo(dtype).min.",
        6,
        (
            "In which precision does it fail?",
            "How large can a float16 be?",
            "Which constant is too large?",
        ),
        ("float16",),
    ),
    Fault(
        "AT.0",
        "The zeroth step",
        "the Annotated Transformer's schedule, asked for step 0",
        True,
        "right_parts.py",
        "step = max(step, 1)",
        "step = step",
        "ZeroDivisionError: 0.0 cannot be raised to a negative power",
        "PyTorch's schedules begin at 0. The formula begins at 1.",
        16,
        (
            "What is step at the start?",
            "What is 0 to the power of -0.5?",
            "Count from 1.",
        ),
        ("runs",),
        kinds=("learning rate",),
    ),
]
SILENT = [
    Fault(
        "000.2",
        "The scale of attention, on the embedding",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "self.table(ids) * self.scale",
        "self.table(ids) / self.scale",
        "It trains, slowly. Words are told apart late.",
        "Embeddings are multiplied by √d_model. Divided, they drown in the positions.",
        4,
        (
            "Compare sizes: word against position.",
            "By which factor is the embedding scaled?",
            "Which of the two roots of the paper is it?",
        ),
        ("embeddings are scaled by √d_model",),
    ),
    Fault(
        "003.8",
        "No √d_model",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "self.table(ids) * self.scale",
        "self.table(ids)",
        "It trains. With small initial weights the positions are larger than the words.",
        "The paper multiplies by √d_model (section 3.4). Many later models do not: a design.",
        4,
        (
            "Compare sizes: word against position.",
            "What does section 3.4 say in its last sentence?",
            "A factor is missing.",
        ),
        ("embeddings are scaled by √d_model",),
    ),
    Fault(
        "000.3",
        "Positions from 1",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "torch.arange(max_len, dtype",
        "torch.arange(1, max_len + 1, dtype",
        "None. The model trains as well; its weights do not fit a model that counts from 0.",
        "Positions are 0 to max_len − 1. The first row of the table is 0, 1, 0, 1, …",
        5,
        (
            "Does the table look shifted?",
            "What is sin 0?",
            "Where does the first row begin?",
        ),
        ("formula",),
    ),
    Fault(
        "002.11",
        "Exponents i for 2i",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "10000 ** (even / d_model)",
        "10000 ** (even / 2 / d_model)",
        "None. The longest wavelength is a hundredth of what it should be.",
        "The exponent of column 2i is 2i/d_model, and runs to nearly 1. Here it ends at ½.",
        5,
        (
            "How slow is the slowest wave?",
            "To what does the exponent run?",
            "even / d_model, without another half.",
        ),
        ("positions follow the formula", "formula"),
    ),
    Fault(
        "004.4",
        "The missing colon",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "self.pe[start:end]",
        "self.pe[end]",
        "It runs and trains. Shuffled sentences give the same translation.",
        "pe[L] is one vector, and it is added to every word. No word knows where it is.",
        5,
        (
            "Shuffle the source. What changes?",
            "Look at what is added to word 1 and to word 2.",
            "What is the shape of pe[end]?",
        ),
        ("order of the source matters", "positions differ"),
    ),
    Fault(
        "003.6",
        "The table is no buffer",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        "self.pe = sinusoids(max_len, d_model)",
        "All is well on the CPU in float32. On a GPU or in float16: an error about two devices.",
        "A plain attribute is neither moved nor saved with the module.",
        5,
        (
            "Move the model. What stays behind?",
            "Is the table in state_dict?",
            "What does register_buffer do?",
        ),
        ("the position table is a buffer", "a buffer", "float16"),
    ),
    Fault(
        "004.16",
        "Dropout on the positions alone",
        DOCUMENT,
        False,
        "transformer/embeddings.py",
        "self.dropout(x + self.pe[start:end])",
        "x + self.dropout(self.pe[start:end])",
        "None. The words are never dropped.",
        "Section 5.4 drops the sum of embeddings and positions.",
        5,
        (
            "What does dropout hit here?",
            "Put in large numbers, train mode: are there zeros?",
            "Look at the brackets.",
        ),
        ("dropout on the sum",),
    ),
    Fault(
        "000.7",
        "No epsilon",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "eps: float = 1e-5",
        "eps: float = 0.0",
        "Well for months. Then one row of equal numbers, and the loss is NaN.",
        "A row of equal numbers has the variance 0, and 0/0 is not a number.",
        10,
        (
            "When does NaN appear for the first time?",
            "Give the norm a row of threes.",
            "What is added to the variance?",
        ),
        ("layer norms", "epsilon"),
    ),
    Fault(
        "002.10",
        "n − 1, and epsilon outside the root",
        TWO,
        False,
        "transformer/layers.py",
        "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        "return self.weight * (x - x.mean(-1, keepdim=True)) / "
        "(x.std(-1, keepdim=True) + self.eps) + self.bias",
        "None. The numbers differ from nn.LayerNorm by √((n − 1)/n), and more for small inputs.",
        "torch.std divides by n − 1. So does the Annotated Transformer: another norm, by design.",
        10,
        (
            "Compare with nn.LayerNorm.",
            "By which factor do they differ at d = 4? At d = 512?",
            "Which variance does torch.std take?",
        ),
        ("layer norms", "formula"),
    ),
    Fault(
        "003.9",
        "An epsilon that float16 does not have",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        "return self.weight * (x - x.mean(-1, keepdim=True)) / "
        "(x.var(-1, correction=0, keepdim=True) + 1e-12).sqrt() + self.bias",
        "Right in float32. In float16, a constant row gives NaN.",
        "1e-12 is smaller than the smallest float16, so it becomes 0.",
        10,
        (
            "In which precision does it fail?",
            "What is torch.tensor(1e-12).half()?",
            "The epsilon must exist in the precision.",
        ),
        ("float16, a constant row",),
    ),
    Fault(
        "000.17",
        "A norm over the whole sentence",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        "return F.layer_norm(x, x.shape[1:], eps=self.eps) * self.weight + self.bias",
        "It trains well, and even better. Longer sentences give other logits for the same words.",
        "Mean and variance are taken over positions too, so each word sees all others.",
        10,
        (
            "Does a later word change an earlier logit?",
            "It is not the mask.",
            "Over which axes is the mean taken?",
        ),
        ("no look-ahead", "each position on its own"),
    ),
    Fault(
        "BN",
        "A norm over the batch",
        "the usual confusion of layer norm and batch norm; two documents compare them",
        False,
        "transformer/layers.py",
        "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)",
        "return (x - x.mean(0)) / (x.var(0, correction=0) + self.eps).sqrt() * self.weight "
        "+ self.bias",
        "A sentence is translated in another way when its neighbours in the batch change.",
        "The statistics are those of the batch. Layer norm looks at one position alone.",
        10,
        (
            "Translate a sentence alone, and in a batch.",
            "What do the others have to do with it?",
            "Over which axis is the mean taken?",
        ),
        ("other examples do not matter", "each position on its own"),
    ),
    Fault(
        "000.12",
        "A feed-forward without a bend",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "self.w_1(x).relu()",
        "self.w_1(x)",
        "It trains, and learns less.",
        "Two matrices without a function between them are one matrix.",
        9,
        (
            "Is f(x + y) = f(x) + f(y) here?",
            "What is between the two matrices?",
            "max(0, …) is missing.",
        ),
        ("not linear",),
    ),
    Fault(
        "004.10",
        "d_ff = 2024",
        DOCUMENT,
        False,
        "transformer/model.py",
        "    d_ff: int = 2048,\n",
        "    d_ff: int = 2024,\n",
        "None. The model has 24 hidden features fewer in each layer.",
        "A typing error in a default value. Only a count shows it.",
        15,
        (
            "Count the parameters.",
            "By how much are they off, and what divides that number?",
            "Read the sizes one by one.",
        ),
        ("number of parameters",),
        model={"d_ff": None},
    ),
    Fault(
        "001.2",
        "The norm overwrites the stream",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.norm(x) + self.dropout(sublayer(self.norm(x)))",
        "All shapes are right. It trains, worse.",
        "The residual must carry the original. Here it carries the normalised one.",
        11,
        (
            "What is the size of what is carried on?",
            "Let the sublayer return 0. What should come out?",
            "x + …, and not norm(x) + …",
        ),
        ("the residual stream is carried on",),
    ),
    Fault(
        "000.20",
        "No residual",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.dropout(sublayer(self.norm(x)))",
        "A deep model learns nothing. The gradient is there all the same.",
        "Without the sum all words become alike after a few layers.",
        11,
        (
            "Compare the vectors of two words after six layers.",
            "Let the sublayer return 0. What should come out?",
            "What does the word residual mean?",
        ),
        ("the residual stream is carried on",),
    ),
    Fault(
        "003.7",
        "Dropout after the norm",
        DOCUMENT,
        False,
        "transformer/layers.py",
        "return self.norm(x + self.dropout(sublayer(x)))",
        "return self.dropout(self.norm(x + sublayer(x)))",
        "It trains, with more noise. A tenth of what the encoder hands over is 0.",
        "Dropout belongs on what the sublayer gives. Here it hits the stream itself.",
        11,
        (
            "Count zeros in the encoder's output, in training mode.",
            "Where does the paper put dropout (section 5.4)?",
            "Before the sum, and so before the norm.",
        ),
        ("dropout is in the right places", "no dropout on the residual stream"),
        model={"norm_first": False},
    ),
    Fault(
        "F.dropout",
        "Dropout that never ends",
        USUAL,
        False,
        "transformer/layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + F.dropout(sublayer(self.norm(x)), 0.1)",
        "Two evaluations of one model give two scores.",
        "F.dropout is active unless training=self.training is passed. model.eval() cannot know it.",
        11,
        (
            "Evaluate twice.",
            "Which dropouts does model.eval() reach?",
            "F.dropout has a third argument.",
        ),
        ("evaluation is deterministic",),
    ),
    Fault(
        "000.19",
        "The rate that nobody passes on",
        "three of the documents this book grew out of",
        False,
        "transformer/attention.py",
        "self.dropout = nn.Dropout(dropout)",
        "self.dropout = nn.Dropout(0.2)",
        "dropout=0.0 was asked for, and two passes in training differ.",
        "The attention has a default of its own and is built without the argument.",
        11,
        (
            "List the rates of all dropouts.",
            "Which ones did not follow the setting?",
            "How is the attention built?",
        ),
        ("dropout has the rate asked for",),
    ),
    Fault(
        "001.3",
        "One more dropout, on the values",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "return used @ value, weights",
        "return (used @ value if dropout is None else dropout(used @ value)), weights",
        "None. More noise than asked for.",
        "Dropout stands on the weights and on the output. One more between is a design of its own.",
        11,
        (
            "How many dropouts does one attention have?",
            "Where do other versions have them?",
            "Look at the product.",
        ),
        ("dropout is in the right places",),
        model={"attention_dropout": 0.1},
    ),
    Fault(
        "001.1",
        "The product that is thrown away",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "return self.w_o(concat_heads(values))  # (B, Q, d_model)",
        "return self.w_o(self.dropout(query).transpose(1, 2).contiguous().view(query.shape))",
        "Every shape is right. The gradients of w_q, w_k and w_v are None.",
        "The next line takes the input again, and not the product. A view then scrambles it.",
        6,
        (
            "Which parameters have no gradient?",
            "Who uses the product of weights and values?",
            "Which name stands on the next line?",
        ),
        ("every parameter learns", "values come from value"),
    ),
    Fault(
        "001.1b",
        "Heads joined without turning back",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        "x = x.contiguous()  # (B, L, H, d_k)",
        "Every shape is right. Words are mixed, also with later ones.",
        "The heads lie before the words in memory. A view reads them in that order.",
        7,
        (
            "Change the last word. Do earlier ones change?",
            "It is not the mask.",
            "In which order do the numbers lie in memory?",
        ),
        ("no look-ahead", "values reach the right queries"),
    ),
    Fault(
        "view",
        "Heads split without turning",
        "the direct view, which one document compares with the right way",
        False,
        "transformer/attention.py",
        "x = x.view(batch, length, n_heads, d_model // n_heads)  # (B, L, H, d_k)\n"
        "    return x.transpose(1, 2)",
        "return x.view(batch, n_heads, length, d_model // n_heads)",
        "Every shape is right. A head holds pieces of several words.",
        "view does not move numbers. It cuts the sentence, and not the features, into heads.",
        7,
        (
            "Follow one word into the heads.",
            "What lies side by side in memory?",
            "First view, then transpose.",
        ),
        ("values reach the right queries",),
    ),
    Fault(
        "000.10",
        "Query, value, key",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "values, _ = attention(q, k, v, mask, self.dropout)",
        "values, _ = attention(q, v, k, mask, self.dropout)",
        "None that training would show: the two matrices exchange their roles.",
        "With key = value everywhere it is only a name. With other values it is wrong.",
        7,
        (
            "Give it keys and values that differ.",
            "One visible key: what should come out?",
            "In which order are the arguments?",
        ),
        ("values come from value",),
    ),
    Fault(
        "001.6",
        "One matrix for two purposes",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "self.w_v(value), self.n_heads",
        "self.w_k(value), self.n_heads",
        "It trains, and learns less. One matrix never changes.",
        "Key and value go through the same matrix, and w_v is never used.",
        7,
        (
            "Which parameter has no gradient?",
            "Which matrix is used twice?",
            "Read the letters after w_.",
        ),
        ("every parameter learns", "query, key and value have their own projections"),
    ),
    Fault(
        "√d_k",
        "Scores that are not scaled",
        USUAL,
        False,
        "transformer/attention.py",
        "scores = (query / math.sqrt(d_k)) @ key.transpose(-2, -1)",
        "scores = query @ key.transpose(-2, -1)",
        "It trains slowly at large d_k: the softmax is nearly one-hot from the start.",
        "The variance of a dot product grows with d_k. The root takes it out again.",
        6,
        (
            "How large are the largest weights at the start?",
            "What is the variance of q · k?",
            "A division is missing.",
        ),
        ("scores are divided by √d_k", "formula"),
    ),
    Fault(
        "000.16b",
        "Softmax over the queries",
        DOCUMENT,
        False,
        "transformer/attention.py",
        "weights = scores.softmax(dim=-1)",
        "weights = scores.softmax(dim=-2)",
        "Rows of the map do not sum to 1; its columns do.",
        "Each query shares its attention among the keys: the last axis.",
        6,
        (
            "Add up a row of the map.",
            "Add up a column.",
            "Which axis is the keys?",
        ),
        ("weights sum to 1", "formula"),
    ),
    Fault(
        "000.16",
        "The mask upside down",
        DOCUMENT,
        False,
        "transformer/attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(mask, -1e4)",
        "The loss falls very fast: each position sees the future alone.",
        "masked_fill fills where its mask is True. Here True means: may attend.",
        8,
        (
            "The loss is too good.",
            "Where does the map have its weight?",
            "What does True mean in this mask, and what in masked_fill?",
        ),
        ("mask", "no weight on the future", "values reach the right queries"),
    ),
    Fault(
        "001.8",
        "A padding mask that hides nothing",
        TWO,
        False,
        "transformer/masks.py",
        "(ids != pad_id)",
        "(ids != -1)",
        "None, as long as no test has padding in it.",
        "The mask is True everywhere. Data without padding can never show that.",
        8,
        (
            "Is there any False in the mask?",
            "Put padding into the batch.",
            "With what are the ids compared?",
        ),
        ("source padding changes nothing", "masks padding and nothing else"),
    ),
    Fault(
        "002.5",
        "Another id for padding",
        DOCUMENT,
        False,
        "transformer/masks.py",
        "(ids != pad_id)",
        "(ids != 2)",
        "One word of the vocabulary is never seen, and padding is.",
        "The default is 2, the data are padded with 0.",
        8,
        (
            "Which ids are hidden?",
            "Is the padding among them?",
            "Compare the id in the mask with that of the data.",
        ),
        ("only padding is masked, source", "masks padding and nothing else"),
    ),
    Fault(
        "tril(1)",
        "One step too far",
        USUAL,
        False,
        "transformer/masks.py",
        ".tril()",
        ".tril(1)",
        "The loss falls to almost nothing. Decoding gives nonsense.",
        "Each position sees the next token, and that is the one it has to predict.",
        8,
        (
            "The loss is too good.",
            "Which token does position i have to predict?",
            "Look along the diagonal.",
        ),
        ("no look-ahead", "masks the future and nothing else"),
    ),
    Fault(
        "003.2",
        "Rows that see nothing",
        DOCUMENT,
        False,
        "transformer/masks.py",
        "return padding_mask(tgt, pad_id) & subsequent_mask(tgt.shape[1], tgt.device)",
        "return (tgt != pad_id).unsqueeze(2) & padding_mask(tgt, pad_id) "
        "& subsequent_mask(tgt.shape[1], tgt.device)",
        "NaN in the loss as soon as a batch has padding.",
        "A padding query sees no key: 0/0. One NaN row reaches all others in the next layer.",
        8,
        (
            "Does it depend on padding?",
            "Which row of the mask has no True?",
            "0 · NaN is NaN.",
        ),
        ("target padding changes nothing", "no fully masked row"),
        also=(NO_ROW_CHECK,),
    ),
    Fault(
        "PR 40",
        "Padding hidden on the wrong axis",
        "hyunwoongko/transformer, pull request 40; also UvA and labml",
        False,
        "transformer/masks.py",
        "return padding_mask(tgt, pad_id) & subsequent_mask(tgt.shape[1], tgt.device)",
        "return padding_mask(tgt, pad_id).transpose(1, 2) "
        "& subsequent_mask(tgt.shape[1], tgt.device)",
        "With a finite fill: none, since padding comes last. With -inf: NaN.",
        "unsqueeze on the wrong axis hides what padding sees, and not padding from the words.",
        8,
        (
            "Print the mask of a padded sentence.",
            "Is a row False, or a column?",
            "Which axis are the keys?",
        ),
        ("target padding changes nothing", "no fully masked row"),
        also=(NO_ROW_CHECK,),
    ),
    Fault(
        "003.11",
        "The padding of the other language",
        "hyunwoongko/transformer, issue 11; and one of the documents",
        False,
        "right_parts.py",
        "target_mask(tgt, tgt_pad)",
        "target_mask(tgt, src_pad)",
        "None, as long as both languages pad with the same id.",
        "The target's mask is made with the source's padding id. A word is hidden instead.",
        8,
        (
            "Give the two languages different padding ids.",
            "Which word of the target is never seen?",
            "Whose id is in the mask?",
        ),
        ("only padding is masked, target",),
        kinds=("model",),
        pads=(4, 0),
    ),
    Fault(
        "list",
        "Layers in a plain list",
        "the difference that three documents explain",
        False,
        "transformer/model.py",
        "self.layers = nn.ModuleList(\n            DecoderLayer(",
        "self.layers = list(\n            DecoderLayer(",
        "It runs. The decoder never learns, is not saved, and stays on the CPU.",
        "A list is no module: PyTorch does not find the parameters of what is in it.",
        2,
        (
            "Count the parameters.",
            "Is the decoder in state_dict?",
            "What is self.layers?",
        ),
        ("every layer is registered", "saved and loaded again", "number of parameters"),
    ),
    Fault(
        "[layer] * N",
        "The same layer, N times",
        "the difference that three documents explain",
        False,
        "transformer/model.py",
        "self.layers = nn.ModuleList(\n            EncoderLayer(**config.layer_settings()) "
        "for _ in range(config.n_layers)\n        )",
        "self.layers = nn.ModuleList([EncoderLayer(**config.layer_settings())] "
        "* config.n_layers)",
        "It trains. The encoder has a sixth of its parameters.",
        "The list holds one object N times. (ALBERT does so on purpose.)",
        2,
        (
            "Count the parameters.",
            "Is layers[0] the same object as layers[1]?",
            "What does [x] * 3 copy?",
        ),
        ("number of parameters", "each layer has its own initialization"),
    ),
    Fault(
        "002.2",
        "Tied in words only",
        TWO,
        False,
        "transformer/model.py",
        "self.generator.proj.weight = self.tgt_embed.table.weight",
        "self.generator.proj.weight.data = self.tgt_embed.table.weight.data.clone()",
        "None. The text says shared; the count says otherwise.",
        "The numbers were copied, and not the parameter. After one step the two differ.",
        15,
        (
            "Count the parameters.",
            "Are the two weights one object?",
            "`is`, not `==`.",
        ),
        ("number of parameters",),
        model={"tie_embeddings": True, "tgt_vocab": 17},
        told={"tgt_vocab": 17},
    ),
    Fault(
        "final norm",
        "No norm at the end of the stack",
        USUAL,
        False,
        "transformer/model.py",
        "return LayerNorm(self.d_model) if self.norm_first else nn.Identity()",
        "return nn.Identity()",
        "The first loss is far above ln(vocab), and grows with the depth.",
        "Pre-norm sums are never normalised unless the stack ends in a norm.",
        11,
        (
            "What should the first loss be?",
            "How does it depend on the depth?",
            "What stands at the end of each stack?",
        ),
        ("number of parameters",),
    ),
    Fault(
        "003.10",
        "A decoder that never looks at the source",
        "a confusion that one document's text leads to",
        False,
        "transformer/layers.py",
        "x, lambda x: self.cross_attention(x, memory, memory, src_mask)",
        "x, lambda x: self.cross_attention(x, x, x, tgt_mask)",
        "A fluent language model: its translations have nothing to do with the source.",
        "Query from the decoder, key and value from the encoder. Here all three are the decoder's.",
        13,
        (
            "Exchange the source. What changes?",
            "Which gradients does the encoder get?",
            "What are the key and the value of cross-attention?",
        ),
        ("the source is used", "every parameter learns"),
    ),
    Fault(
        "softmax",
        "Probabilities for logits",
        USUAL,
        False,
        "transformer/model.py",
        "return self.proj(states)",
        "return self.proj(states).softmax(-1)",
        "The loss falls a little and stays near ln(vocab).",
        "The loss takes the softmax itself. Taken twice, it can never be sure.",
        14,
        (
            "What does the loss expect?",
            "Add up a row of the output.",
            "Who takes the softmax?",
        ),
        ("gives logits",),
    ),
    Fault(
        "002.8",
        "Starting with padding",
        TWO,
        False,
        "right_parts.py",
        ".fill_(bos_id)",
        ".fill_(pad_id)",
        "The first words of all translations are odd.",
        "The model has never seen padding at the start of a target.",
        17,
        (
            "With which token does the target start?",
            "With which did it start in training?",
            "0 is the padding.",
        ),
        ("decoding starts with the start token",),
        kinds=("greedy decoding",),
    ),
    Fault(
        "003.5",
        "Decoding without eval()",
        DOCUMENT,
        False,
        "right_parts.py",
        "    model.eval()\n",
        "",
        "Two runs give two translations.",
        "Dropout is active, so every step is taken by another model.",
        17,
        (
            "Run it twice.",
            "What is random in a forward pass?",
            "In which mode is the model?",
        ),
        ("decoding is in evaluation mode",),
        kinds=("greedy decoding",),
    ),
    Fault(
        "states[:, 0]",
        "The wrong position's logits",
        USUAL,
        False,
        "right_parts.py",
        "model.generator(states[:, -1])",
        "model.generator(states[:, 0])",
        "The same word again and again.",
        "The next word is predicted at the last position.",
        17,
        (
            "What is repeated?",
            "Does the logit depend on what was written?",
            "Which position predicts the next word?",
        ),
        ("decoding is greedy",),
        kinds=("greedy decoding",),
    ),
    Fault(
        "no end",
        "An end that nobody reads",
        USUAL,
        False,
        "right_parts.py",
        "ended = ended | (next_id == eos_id)",
        "ended = ended & (next_id == eos_id)",
        "Translations go on after their end, up to max_len.",
        "False & anything is False: no sentence ever ends.",
        17,
        (
            "What comes after the end token?",
            "Does `ended` ever become True?",
            "and, or?",
        ),
        ("decoding stops",),
        kinds=("greedy decoding",),
    ),
    Fault(
        "002.12",
        "log of softmax",
        "the Annotated Transformer, issue 38, is of this kind; one document muddles it",
        False,
        "right_parts.py",
        "logits.log_softmax(dim=-1)",
        "logits.softmax(dim=-1).log()",
        "inf in the loss, as soon as the model is sure of itself.",
        "A small probability rounds to 0, and log 0 is −inf. log_softmax never forms it.",
        16,
        (
            "When does inf appear?",
            "What is the smallest probability that float32 has?",
            "Which function does both steps at once?",
        ),
        ("runs",),
        kinds=("label smoothing",),
    ),
    Fault(
        "pad loss",
        "Padding that is learnt",
        USUAL,
        False,
        "right_parts.py",
        "loss[targets != pad_id].mean()",
        "loss.mean()",
        "The loss looks good: most of the batch is padding, and padding is easy.",
        "Positions of padding count in the mean.",
        16,
        (
            "Over how many tokens is the mean taken?",
            "Is the loss better for batches with more padding?",
            "Which positions should not count?",
        ),
        ("padding has no loss",),
        kinds=("label smoothing",),
    ),
    Fault(
        "no smoothing",
        "Smoothing that is not used",
        USUAL,
        False,
        "right_parts.py",
        "loss = (1 - smoothing) * of_the_word + smoothing * of_all",
        "loss = of_the_word",
        "None. The model becomes surer than was asked for.",
        "The second term is missing, so the target is not smoothed.",
        16,
        (
            "Compare with F.cross_entropy(label_smoothing=…).",
            "What does a sure word cost?",
            "A term is missing.",
        ),
        ("overconfidence is penalized",),
        kinds=("label smoothing",),
    ),
    Fault(
        "003.4b",
        "A schedule that is never stepped",
        DOCUMENT,
        False,
        "right_parts.py",
        "        schedule.step()\n",
        "",
        "The learning rate stays at its first value.",
        "A schedule changes the rate in step(), and nobody calls it.",
        16,
        (
            "Print the learning rate.",
            "Who changes it?",
            "One line is missing in the loop.",
        ),
        ("warms up, then decays",),
        kinds=("learning rate, scheduled",),
    ),
    Fault(
        "003.1",
        "The leaky mask",
        DOCUMENT,
        False,
        "transformer/attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -1e-12)",
        "The loss falls faster, and below the entropy of the targets. Decoding gives nonsense.",
        "-1e-12 is 0. A score of 0 is an ordinary score, so the future is seen.",
        8,
        (
            "The loss is better than it can be.",
            "How much weight lies on the future?",
            "What is e to the power of -1e-12?",
        ),
        ("no look-ahead", "no weight on the future", "mask"),
    ),
]
FAULTS = [*LOUD, *SILENT]
