"""The questions of the gauntlet: for each fault, what was done and four diagnoses.

The first diagnosis is right. Each wrong one comes with what in the symptom speaks against it.
"""

from dataclasses import dataclass

from gauntlet.catalogue import FAULTS


@dataclass(frozen=True)
class Diagnosis:
    given: str
    right: str
    wrong: tuple[tuple[str, str], ...]


DIAGNOSES = {}
PARTS = {"loud": "000.1", "parts": "000.2", "attention": "001.1", "whole": "list"}


def parts():
    """Part of the gauntlet -> its faults, in the order of the catalogue."""
    ids = [fault.id for fault in FAULTS]
    ends = [ids.index(first) for first in PARTS.values()] + [len(ids)]
    return {
        name: FAULTS[a:b] for name, a, b in zip(PARTS, ends[:-1], ends[1:], strict=True)
    }


def case(fault_id, given, right, *wrong):
    assert fault_id not in DIAGNOSES
    DIAGNOSES[fault_id] = Diagnosis(given, right, wrong)


# --- loud ---

case(
    "000.1",
    "The model is built without a complaint. The first call stops.",
    "`forward` is in the file, but it is not inside the class.",
    (
        "The name is spelt wrong: `foward`.",
        "It is a good thought, since the message would be the same. But the name in the file is "
        "`forward`; ask where it stands.",
    ),
    (
        "The class does not call `super().__init__()`.",
        "Then the constructor would have stopped, at the first sub-module. The model was built.",
    ),
    (
        "The layer got a tensor of the wrong shape.",
        "A wrong shape is found inside `forward`. Here PyTorch never got that far.",
    ),
)
case(
    "004.1",
    "The model is to be built: `make_model(17, 19, …)`.",
    "The file imports a package that is not installed, though nothing here needs it.",
    (
        "The package is installed in another version, which has no such function.",
        "Then the error would be an ImportError or AttributeError about a name in the package.",
    ),
    (
        "The model file is in the wrong folder.",
        "The name in the message is not that of the model file. The file was found and was read.",
    ),
    (
        "A layer of the model cannot be built.",
        "The traceback ends in the module itself. No constructor has run.",
    ),
)
case(
    "002.4",
    "The mask of a target is asked for: `target_mask(ids, 0)`.",
    "When this line runs, nothing of that name has been defined.",
    (
        "The mask has the wrong shape.",
        "A NameError says nothing about shapes: Python did not find the name.",
    ),
    (
        "The name is defined inside another class.",
        "Then code would reach it through that class, with a dot, and the error would be about an "
        "attribute.",
    ),
    (
        "The function has the wrong number of arguments.",
        "That would be a TypeError. The function was never reached.",
    ),
)
case(
    "004.2",
    "The model is to be built with d_model = 24 and a source vocabulary of 17.",
    "Two arguments arrive as one tuple: there is one pair of brackets too many.",
    (
        "d_model and the vocabulary have changed places.",
        "Then d_model would be 17, a whole number. The message shows a pair.",
    ),
    (
        "d_model must be a multiple of the number of heads.",
        "24 is a multiple of 3, and the message would name both numbers.",
    ),
    (
        "The sizes were read from a file, and are texts.",
        "A text would stand in quotation marks in the message. This is a tuple of two numbers.",
    ),
)
case(
    "004.3",
    "d_model is 24, the source vocabulary has 17 words, src has the shape (2, 7).",
    "The table has a row for each feature instead of a row for each word.",
    (
        "The sentence is too long for the positions.",
        "The length, 7, is nowhere complained of. The last axis is.",
    ),
    (
        "An id lies outside of the vocabulary.",
        "That would be an error inside the embedding. Here it gave something, of a wrong width.",
    ),
    (
        "The scale √d_model is missing.",
        "A factor changes sizes of numbers, and never a shape.",
    ),
)
case(
    "004.5",
    "The model is called with a source and a target. d_model is 24.",
    "The residual hands on the norm itself, and not what the norm gives.",
    (
        "The attention is called without its mask.",
        "A missing mask is None, and allowed. The message is about a LayerNorm.",
    ),
    (
        "LayerNorm was written without `super().__init__()`.",
        "Then it could not even be built. Here a LayerNorm stands where a tensor should.",
    ),
    (
        "The attention is broken, since the error comes from attention.py.",
        "The error comes out there, two calls after the mistake. Who called it with a LayerNorm?",
    ),
)
case(
    "004.6",
    "The model is called with a source and a target.",
    "A method is spelt wrong.",
    (
        "The tensor must be made contiguous before it is turned.",
        "That would be a RuntimeError of `view`. The word in the message tells more: read it "
        "slowly.",
    ),
    (
        "The PyTorch that is installed is too old.",
        "No version of PyTorch has a method of that name.",
    ),
    (
        "The heads are not a tensor, but a list.",
        "The message says: 'Tensor' object. It is a tensor.",
    ),
)
case(
    "004.7",
    "The model is called with a source and a target.",
    "A function of Python that wants one truth value was given a whole tensor.",
    (
        "The mask is not Boolean.",
        "Masks are used in attention.py. The traceback ends in layers.py, after the attention.",
    ),
    (
        "An `if` compares two shapes.",
        "Shapes compare to one True or False, and never to many.",
    ),
    (
        "The batch has more than one sentence.",
        "It has, and it may. “More than one value” speaks of the tensor that was compared.",
    ),
)
case(
    "004.8",
    "The model is called. The encoder has run, and the decoder has begun.",
    "The loop variable is a plain name, and the code asks the object for it.",
    (
        "The decoder was built with no layers.",
        "Then the loop would not run at all, and there would be no error.",
    ),
    (
        "The attribute should be registered as a buffer.",
        "Layers are modules. And the attribute `layers` is there: look at the last letter.",
    ),
    (
        "The decoder's class does not call `super().__init__()`.",
        "Then building it would have failed. It was built, and is running.",
    ),
)
case(
    "000.6",
    "d_model is 24. The source has 7 words, and the table of positions has 61 rows.",
    "It takes as many rows of positions as there are features.",
    (
        "The sentence is longer than the table.",
        "7 is less than 61. And the message has the number 24, not 61.",
    ),
    (
        "The source and the target have different lengths.",
        "They have, and may: the error comes while the source is encoded, before the target.",
    ),
    (
        "Vectors of words and of positions have different widths.",
        "Then dimension 2 would not match. The message says dimension 1: the words.",
    ),
)
case(
    "000.11",
    "The model is called with a source and a target.",
    "The residual was given the result of the attention instead of a function.",
    (
        "A method was shadowed by a tensor with the name `forward`.",
        "PyTorch would not accept a tensor as a method, and the code assigns to no such name.",
    ),
    (
        "Two numbers are multiplied without a `*`.",
        "`2(x)` gives this error about an int. The message says: 'Tensor' object.",
    ),
    (
        "The norm is missing between the two sublayers.",
        "A missing norm raises nothing. Something that is no function was called like one.",
    ),
)
case(
    "003.3",
    "The model is called with masks made by our own functions, which are Boolean.",
    "The mask is turned into bytes, as old code did, before it is used.",
    (
        "The mask has one axis too few.",
        "The message would be about sizes. It speaks of a dtype.",
    ),
    (
        "The mask is upside down: True should be False.",
        "An inverted mask is still Boolean. It would run, and give nonsense.",
    ),
    (
        "The scores are in float16.",
        "The dtype in the message is that of the mask.",
    ),
)
case(
    "004.9",
    "A translation is decoded, word after word.",
    "The method that fills a tensor in place has an underscore at its end.",
    (
        "`torch.empty` gives no tensor.",
        "The message says that it has one: 'Tensor' object.",
    ),
    (
        "The start token is missing in the vocabulary.",
        "An id was not looked up yet. The method was not found.",
    ),
    (
        "The tensor must be on the same device as the model.",
        "A tensor has the same methods on every device.",
    ),
)
case(
    "003.4",
    "A schedule for the learning rate is built. The code is of 2020.",
    "The argument existed once, and the installed PyTorch no longer has it.",
    (
        "The optimiser was built without a learning rate.",
        "Then the optimiser would complain. The error is raised by the schedule.",
    ),
    (
        "The function of the rate takes too many arguments.",
        "It was not called yet. The constructor of LambdaLR refuses an argument.",
    ),
    (
        "The argument is spelt wrong.",
        "It is spelt as it was in the documentation of its time.",
    ),
)
case(
    "002.9",
    "In float32 everything works. The same model after `.half()`:",
    "Hidden scores are filled with a number that float16 does not have.",
    (
        "The scores themselves overflow.",
        "Then they would become ∞, without an error. The message speaks of a value to convert.",
    ),
    (
        "The model has a part that was not moved to float16.",
        "The message would speak of two dtypes that do not match.",
    ),
    (
        "A probability is rounded to 0.",
        "0 exists in float16. The value is too large, not too small.",
    ),
)
case(
    "AT.0",
    "The learning rate is asked for step 1, then for step 0.",
    "The formula begins at step 1, and it was asked for step 0.",
    (
        "There are no warm-up steps.",
        "Then 0 would stand in another place, and step 1 would fail as well.",
    ),
    (
        "d_model is 0.",
        "No model has that, and step 1 would fail as well.",
    ),
    (
        "The learning rate has become too small.",
        "A small rate is no error. 0 was raised to a power, and 0 is a step here.",
    ),
)

# --- silent: embeddings, positions, norms, residuals ---

case(
    "000.2",
    "The model trains, slowly. Three sizes of a fresh model:",
    "The embedding is divided by √d_model, where the paper multiplies.",
    (
        "The embedding is not scaled at all.",
        "Then the second number would equal the first. It is five times smaller.",
    ),
    (
        "The table was drawn with too small numbers.",
        "What the table stores is the same in both models.",
    ),
    (
        "The positions are scaled by √d_model.",
        "What the positions add is the same in both models.",
    ),
)
case(
    "003.8",
    "Another model with the same complaint. Compare it with the last case.",
    "The embedding is not scaled at all.",
    (
        "The embedding is divided by √d_model.",
        "Then the second number would be a fifth of the first. They are equal but for the choice "
        "of "
        "words.",
    ),
    (
        "Dropout is active while it is measured.",
        "Dropout would change what the positions add, since it acts on the sum.",
    ),
    (
        "The table was drawn with too small numbers.",
        "What the table stores is the same in both models.",
    ),
)
case(
    "000.3",
    "The model trains as well as any. Its stored weights work badly in another program.",
    "Positions are counted from 1.",
    (
        "Sine and cosine have changed places.",
        "Then row 0 would begin with 1, 0. Look where the numbers of row 0 stand in the right "
        "table.",
    ),
    (
        "The exponents are too small.",
        "Then the columns would differ by other and other speeds. Each row here is a right row.",
    ),
    (
        "The table was trained.",
        "Trained numbers would not be sines. These fit the formula, one row later.",
    ),
)
case(
    "002.11",
    "The model trains as well as any, on sentences of the usual length.",
    "The exponent is half of what it should be, so slow waves are not slow.",
    (
        "Positions are counted from 1.",
        "Row 0 is 0, 1, 0, 1, … in both tables.",
    ),
    (
        "The base is 1000 instead of 10000.",
        "A good guess. But column 4, row 1, would be 1/√1000 = 0.032. It is 0.1, as column 2 "
        "should be.",
    ),
    (
        "Sine and cosine have changed places.",
        "Then row 0 would be 1, 0, 1, 0, …",
    ),
)
case(
    "004.4",
    "The model trains. Shuffled sentences get the same translation.",
    "One and the same vector is added to every word.",
    (
        "Nothing is added: the positions are left out.",
        "A number is added to the first word, and it is not 0.",
    ),
    (
        "Attention looks at all words, so it cannot know their order.",
        "That is why positions are added. In the right model, they tell the order.",
    ),
    (
        "The table is all zeros.",
        "0.657 is no zero. But compare what two words get.",
    ),
)
case(
    "003.6",
    "On the CPU and in float32 the model is faultless. Then it is moved to float16.",
    "A table is a plain attribute, so it is neither stored nor moved.",
    (
        "The norm cannot work in float16.",
        "The right model's norm does. It complains of what it was given: a mixture of two dtypes.",
    ),
    (
        "A parameter was forgotten by `.half()`.",
        "All parameters are float16. What else is in state_dict, and is missing here?",
    ),
    (
        "A layer is in a plain list.",
        "Then many entries would be missing, not one.",
    ),
)
case(
    "004.16",
    "Vectors go through the step that adds positions, in training mode.",
    "Dropout acts on the positions alone, and not on the sum.",
    (
        "Dropout is switched off.",
        "With embeddings of 0 there are zeros: something is dropped.",
    ),
    (
        "Dropout acts on the embedding, before positions are added.",
        "Then nothing would be exactly 0 where the positions are not 0. The second row has zeros.",
    ),
    (
        "The rate is too small to be seen.",
        "In 48,000 numbers a rate of 0.1 cannot hide. The second row shows it.",
    ),
)
case(
    "000.7",
    "It ran well for months. Then the loss was NaN.",
    "Nothing is added to the variance: epsilon is 0.",
    (
        "Epsilon is too small for float16.",
        "Then only the last row would be NaN.",
    ),
    (
        "The variance is divided by n − 1.",
        "Then the first number would be another one. And 0 divided by 3 is 0 as well.",
    ),
    (
        "Numbers have overflowed.",
        "3 is not large. The trouble comes from numbers that are equal.",
    ),
)
case(
    "002.10",
    "The model trains as well as any. Its norm differs a little from PyTorch's:",
    "The variance is divided by n − 1, and epsilon stands outside of the root.",
    (
        "The norm has no epsilon.",
        "Then small numbers, size 0.00001, would come out at 1. And epsilon does not explain d = "
        "4.",
    ),
    (
        "Epsilon is too large.",
        "Then the first three rows would not depend on d. They are √((d − 1)/d).",
    ),
    (
        "The learned scale is not 1 at the start.",
        "A scale would act on all widths alike.",
    ),
)
case(
    "003.9",
    "In float32 the norm is right.",
    "Its epsilon is smaller than the smallest number of float16, so it becomes 0 there.",
    (
        "It has no epsilon at all.",
        "Then the second row would be NaN as well.",
    ),
    (
        "float16 cannot hold the mean of the row.",
        "The mean is 3, which float16 has exactly.",
    ),
    (
        "The square of a difference overflows.",
        "All differences are 0 in this row.",
    ),
)
case(
    "000.17",
    "Logits depend on words that come later. The mask has been checked again and again.",
    "A norm takes its mean over the whole sentence.",
    (
        "The causal mask leaks.",
        "The weights in the first map are exactly 0 for all later words.",
    ),
    (
        "The feed-forward network mixes words.",
        "It is a good suspect, but it is two matrices on the features of one word.",
    ),
    (
        "A norm takes its mean over the batch.",
        "There is one sentence in this batch. Words of one sentence would not meet.",
    ),
)
case(
    "BN",
    "A translation changes with the sentences that happen to be in the batch.",
    "A norm takes its mean over the batch.",
    (
        "Dropout is active in evaluation.",
        "Then two runs of the same batch would differ.",
    ),
    (
        "The padding mask is missing.",
        "The sentences have one length, so there is no padding in this batch.",
    ),
    (
        "A norm takes its mean over the sentence.",
        "Then a later token would move earlier positions of its own sentence.",
    ),
)
case(
    "000.12",
    "The model trains, and learns less than others of its size.",
    "The feed-forward network is linear: nothing bends between its matrices.",
    (
        "Its biases are missing.",
        "Without biases f(0) would be 0, and the right network would still bend.",
    ),
    (
        "Its hidden layer is too narrow.",
        "A narrow network bends as well. Here two sums vanish exactly.",
    ),
    (
        "Its output is 0.",
        "f(x) is as large as in the right one.",
    ),
)
case(
    "004.10",
    "The model trains as well as any. Only its size is odd.",
    "d_ff is 2024 where it should be 2048.",
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
        "Then it would not fit the residual. The difference of a layer, 1,176, is 24 · (2 · 24 + "
        "1).",
    ),
)
case(
    "001.2",
    "All shapes are right. The model trains, worse than others.",
    "The residual carries on the normalised vectors, and not the original ones.",
    (
        "There is no residual.",
        "Then the first layer would hand on what the sublayer gives, which is smaller than 1 "
        "here. The "
        "stream has just the size of a norm, and a little more.",
    ),
    (
        "The embeddings are not scaled.",
        "At the bottom, both streams are equally large.",
    ),
    (
        "The stack ends in a norm too many.",
        "The size is lost in layer 1, long before the end.",
    ),
)
case(
    "000.20",
    "A deep model learns nothing. Its gradient does not vanish.",
    "There is no residual around the sublayers.",
    (
        "The gradient vanishes.",
        "It is smaller, but it is there. Look at the words.",
    ),
    (
        "All words get the same position.",
        "Then the words would still differ by their embeddings, at least at the start.",
    ),
    (
        "The norm is missing.",
        "A cosine does not see sizes. Something that told the words apart is not carried on.",
    ),
)
case(
    "003.7",
    "The model trains, with more noise than its twin.",
    "Dropout stands after the norm, and so hits the stream itself.",
    (
        "The rate of dropout is too high.",
        "10 % is what was asked for. In the right one, no zero is left over after the sum.",
    ),
    (
        "ReLU makes the zeros.",
        "ReLU makes about half of its numbers 0, inside the feed-forward network. The right one "
        "has it "
        "too.",
    ),
    (
        "Dropout is missing after the sublayers.",
        "With less dropout there could not be more zeros.",
    ),
)
case(
    "F.dropout",
    "Two evaluations of one model give two scores.",
    "A dropout is called as a function that nobody told about evaluation.",
    (
        "`model.eval()` was forgotten.",
        "Then the two rows would be alike, and the right model would differ too. It was called.",
    ),
    (
        "A module with dropout was not registered.",
        "There are as many such modules as in the right one.",
    ),
    (
        "The rate of dropout is too high.",
        "In training both models differ by as much. In evaluation no rate should matter.",
    ),
)
case(
    "000.19",
    "No dropout at all was asked for: dropout = 0.0.",
    "One of the parts was built without the rate, and has a default of its own.",
    (
        "A dropout is called as a function, and never ends.",
        "Then two passes in evaluation would differ as well.",
    ),
    (
        "`model.eval()` was forgotten.",
        "In evaluation the passes are equal. But in training with rate 0 they should be, too.",
    ),
    (
        "The weights were changed between the two passes.",
        "Nothing is trained here, and in evaluation nothing changed.",
    ),
)
case(
    "001.3",
    "Trains with more noise than was asked for.",
    "There is one more dropout, on the product of weights and values.",
    (
        "Dropout on the weights is missing.",
        "A missing dropout makes no zeros.",
    ),
    (
        "There is a dropout after w_o.",
        "Then zeros would come out of w_o, and not go in.",
    ),
    (
        "The weights are dropped with too high a rate.",
        "A dropped weight takes one word out of a mean. The mean of nine words is never exactly 0.",
    ),
)

# --- silent: attention, heads, masks ---

case(
    "001.1",
    "Every shape is right, and the code runs from end to end.",
    "What attention has computed is thrown away.",
    (
        "w_q, w_k and w_v were frozen.",
        "Frozen parameters would not stop the gradient from reaching the encoder. It gets none: "
        "parts of w_o, of w_1 and one table have None, too.",
    ),
    (
        "The softmax is so sharp that its gradient vanishes.",
        "A vanishing gradient is a small number. None means that there is no path at all.",
    ),
    (
        "The matrices were never registered.",
        "Then they would not be among the parameters. All twelve of each are.",
    ),
)
case(
    "001.1b",
    "The weights look clean. And yet words know of later words.",
    "The heads are joined without being turned back, so a row holds several words.",
    (
        "The causal mask leaks.",
        "The weights in the first map are exactly 0 for all later words.",
    ),
    (
        "The norm takes its mean over the sentence.",
        "There is no norm in an attention. And rows 0, 2 and 4 would be full as well.",
    ),
    (
        "The softmax runs over the wrong axis.",
        "Each row of the first map adds up to 1.",
    ),
)
case(
    "view",
    "Each number of a sentence was replaced by the number of its word. Then it was split into "
    "heads.",
    "The tensor was viewed with the axes of heads and words already exchanged.",
    (
        "The features are in the wrong order.",
        "All features of a word have the same number here. Words are mixed.",
    ),
    (
        "There are too few heads.",
        "The shape is the same as in the right one.",
    ),
    (
        "The words were sorted.",
        "Nothing was sorted: word 1 begins in row 3. The heads cut the sentence, not the features.",
    ),
)
case(
    "000.10",
    "The model trains as well as any, as long as keys and values are the same thing.",
    "Key and value have changed places.",
    (
        "Query and key have changed places.",
        "A product of query and key is the same both ways. The output would still follow value.",
    ),
    (
        "The softmax is missing.",
        "Then three times the query would give three times the output.",
    ),
    (
        "w_v is not used.",
        "Three times value changes the output, so value is used. But how?",
    ),
)
case(
    "001.6",
    "The model trains, and learns less than others of its size. requires_grad is True everywhere.",
    "The value goes through the matrix of the key, and w_v is never used.",
    (
        "What attention has computed is thrown away.",
        "Then w_q and w_k would have no gradient either.",
    ),
    (
        "w_v is not registered.",
        "Then it would not be listed among the parameters. All twelve are.",
    ),
    (
        "w_v was frozen.",
        "requires_grad is True for all parameters. It is not used.",
    ),
)
case(
    "√d_k",
    "The larger d_k, the slower the model learns.",
    "The scores are not divided by √d_k.",
    (
        "The scores are divided by d_k instead of its root.",
        "Then weights would become flatter with d_k: the largest would fall towards 0.1.",
    ),
    (
        "The softmax runs over the wrong axis.",
        "There is one query here. Over that axis each weight would be 1.",
    ),
    (
        "The mask hides all but one key.",
        "There is no mask. And a mask would not depend on d_k.",
    ),
)
case(
    "000.16b",
    "An attention map of a fresh model. The last row adds up each column.",
    "The softmax runs over the queries.",
    (
        "There is no softmax.",
        "Something makes the columns add up to 1, and makes all numbers positive.",
    ),
    (
        "Dropout was applied before the map was drawn.",
        "Then some weights would be 0, others too large, and no column would add up to 1.",
    ),
    (
        "The picture is right, only drawn with its axes exchanged.",
        "The axes are as the caption says, since the code wrote the map. Transposed, it would be "
        "right: "
        "that is what this fault does.",
    ),
)
case(
    "000.16",
    "The loss of the decoder falls very fast.",
    "The mask hides what should be seen, and shows what should be hidden.",
    (
        "There is no mask.",
        "Then both sides of the diagonal would have weights. One side is empty.",
    ),
    (
        "The mask is moved by one.",
        "Then the past would be seen as well. Here it is hidden.",
    ),
    (
        "The map was transposed.",
        "Then the last row would be the one with a single weight, or the columns would add up to "
        "1. "
        "Here rows do, and the row that sees nothing has 0.2 everywhere.",
    ),
)
case(
    "001.8",
    "The data of all tests have sentences of one length. Now a shorter one comes: ein zwei drei.",
    "The mask hides no padding.",
    (
        "The mask hides padding with too small a number.",
        "A good suspect. But then the weights of padding would be small everywhere. In the "
        "fourth row "
        "it is 0.97.",
    ),
    (
        "The mask compares with the id of another word.",
        "Then the column of that word would be 0.",
    ),
    (
        "Rows of padding should be 0.",
        "What padding itself sees does not matter: nobody reads it. The columns matter.",
    ),
)
case(
    "002.5",
    "The sentence is ein zwei drei, then padding.",
    "The mask hides the wrong id: a word, and not the padding.",
    (
        "The mask hides nothing.",
        "One column is 0 throughout.",
    ),
    (
        "The word zwei was dropped by dropout.",
        "Dropout would hit single weights, and others in each row. And there is none here.",
    ),
    (
        "The mask is upside down.",
        "Then all three words would be hidden.",
    ),
)
case(
    "tril(1)",
    "Two models learn to copy. One is much faster.",
    "Each position sees the next token, which it has to predict.",
    (
        "The faster one has a better learning rate.",
        "Then it would also be better when it writes on its own.",
    ),
    (
        "The faster one has learnt the data by heart.",
        "Each step has new random words. There is nothing to learn by heart.",
    ),
    (
        "Decoding stops too early.",
        "Each decodes as many words as there are. They are wrong, and not missing.",
    ),
)
case(
    "003.2",
    "The loss is NaN as soon as a batch has padding.",
    "The mask hides padding from the words and the words from padding, so padding sees nothing.",
    (
        "The learning rate is too high.",
        "Nothing has been trained yet.",
    ),
    (
        "Padding has ids that the embedding does not have.",
        "That would be an error, and no NaN.",
    ),
    (
        "A NaN in one word spreads through the batch.",
        "It spreads within its own sentence: 5 positions, and not 10. And where does it begin?",
    ),
)
case(
    "PR 40",
    "The mask that was made for two tokens of padding and three words.",
    "Padding is hidden along the wrong axis: rows of padding are empty, columns are not.",
    (
        "The mask hides no padding.",
        "Then the rows of padding would see something, at least themselves.",
    ),
    (
        "The mask hides the future along the wrong axis.",
        "Above the diagonal all is 0, as it should be.",
    ),
    (
        "It is right: nobody reads the rows of padding.",
        "The rows of padding do no harm here. But words 5, 6 and 7 look at padding.",
    ),
)
case(
    "003.11",
    "In the first language 4 is padding, in the second it is a word.",
    "The target's mask is made with the source's padding id.",
    (
        "The target's mask hides no padding.",
        "It may not, but that would not hide word 4.",
    ),
    (
        "Word 4 has no vector of its own.",
        "Its vector was changed here. Nothing came of it.",
    ),
    (
        "The causal mask hides the second position.",
        "Words 3, 5 and 6 stood at the same position, and were seen.",
    ),
)

# --- silent: the whole, decoding, loss, schedule ---

case(
    "list",
    "The model runs. Trained for days, its decoder is as it was.",
    "The layers of the decoder are in a plain Python list.",
    (
        "The decoder's gradients are cut off.",
        "Then its parameters would still be counted and stored.",
    ),
    (
        "The decoder has no layers.",
        "It runs through them. They are there, but who knows of them?",
    ),
    (
        "All layers of the decoder are the same object.",
        "Then state_dict would have its entries, once for each place.",
    ),
)
case(
    "[layer] * N",
    "The model trains. It is smaller than it should be.",
    "Each layer of the encoder is the same object.",
    (
        "The layers are in a plain Python list.",
        "Then entries of state_dict would be missing. There are 93, as there should be.",
    ),
    (
        "The encoder has one layer too few.",
        "state_dict has 34 entries of the encoder, as it should.",
    ),
    (
        "The embeddings are tied.",
        "That would save 24 · 17 numbers or a multiple of them, and not 4,480.",
    ),
)
case(
    "002.2",
    "Three matrices are said to be one. The text says so.",
    "Numbers were copied once, before all matrices were drawn anew; the parameter is not shared.",
    (
        "The generator has a bias of its own.",
        "It has, in both models. It is 17 numbers; here are 408 too many.",
    ),
    (
        "The generator's weight is transposed.",
        "Then they would not have the same shape, and could not be compared.",
    ),
    (
        "They are shared, and drift apart by rounding.",
        "One parameter cannot differ from itself. And the difference is large from the start.",
    ),
)
case(
    "final norm",
    "The first loss is far too large, and it grows with the depth.",
    "The stacks do not end in a norm.",
    (
        "The embeddings are too large.",
        "Then the first loss would be too large in a shallow model, and would not grow with it.",
    ),
    (
        "The weights were not drawn by Xavier's rule.",
        "A good suspect. But each sublayer begins with a norm, so the sums grow, and not single "
        "layers.",
    ),
    (
        "The vocabulary is larger than was thought.",
        "ln(vocab) does not depend on the depth.",
    ),
)
case(
    "003.10",
    "Its sentences are fluent, and have nothing to do with the source.",
    "In the decoder's second attention all three inputs come from the decoder.",
    (
        "The source mask hides everything.",
        "Our masks refuse that: a query that sees nothing is an error.",
    ),
    (
        "The encoder gives the same for every source.",
        "Then its parameters would still have gradients.",
    ),
    (
        "The source embedding is not scaled.",
        "A small source would still change something.",
    ),
)
case(
    "softmax",
    "Two models learn to copy. One hardly learns.",
    "The generator takes a softmax, and the loss takes another.",
    (
        "The learning rate is too small.",
        "It is the same. And the loss does fall, towards a bound that it cannot pass.",
    ),
    (
        "The decoder does not see the source.",
        "Then the loss would fall to ln 14 = 2.64, as for guesses among the 14 words, and stay "
        "there. This curve goes on below that, slowly.",
    ),
    (
        "There is no residual.",
        "Two layers without one learn faster than this. Look at the start: a fresh model is a "
        "little above ln 17 = 2.83, and this one is at it, as if all its outputs were alike.",
    ),
)
case(
    "002.8",
    "A trained model writes nonsense. In training its loss was 0.",
    "Decoding starts with padding instead of the start token.",
    (
        "Decoding stops too early because the end is found at once.",
        "It is true that the end is found at once. But why does the model write the end?",
    ),
    (
        "The model is in training mode.",
        "Then the words would be wrong now and then. And the first token is not chosen by the "
        "model.",
    ),
    (
        "The model was trained with a leaky mask.",
        "The right loop, with the same model, copies well.",
    ),
)
case(
    "003.5",
    "The same sentences are decoded twice, by one model.",
    "The model is still in training mode.",
    (
        "Decoding draws words at random.",
        "The loop takes the likeliest word. Something else is random.",
    ),
    (
        "The batch is shuffled.",
        "Then rows would change places, and each would still be right.",
    ),
    (
        "The model is not trained enough.",
        "The right loop, with the same model, copies well.",
    ),
)
case(
    "states[:, 0]",
    "A trained model writes this:",
    "The next word is taken from the first position, and not from the last.",
    (
        "The end token is not recognised.",
        "It is never written. Only one word is.",
    ),
    (
        "What was written is not given to the model again.",
        "A good suspect: then each step would see the start token alone and write the same. But "
        "the "
        "target does grow here; look which of its positions is asked.",
    ),
    (
        "The model is in training mode.",
        "Dropout would change something from step to step.",
    ),
)
case(
    "no end",
    "A trained model writes this:",
    "Which sentences have ended is never remembered.",
    (
        "The model has not learnt to end.",
        "It writes 2, the end, at the right place.",
    ),
    (
        "The end has another id than was thought.",
        "The right loop uses the same id, and ends.",
    ),
    (
        "max_len is too large.",
        "max_len is a limit for sentences that do not end by themselves. These do.",
    ),
)
case(
    "002.12",
    "After long training, the loss is inf.",
    "The logarithm is taken of a probability that was rounded to 0.",
    (
        "The logits overflow.",
        "200 is far from the largest number of float32, which has 38 zeros.",
    ),
    (
        "The learning rate is too high.",
        "Nothing is trained here. A single number does it.",
    ),
    (
        "The loss of a wrong word should be infinite.",
        "It should be about z, since the loss is ln of a quotient. The right one gives it.",
    ),
)
case(
    "pad loss",
    "The more padding, the better the loss.",
    "The mean is taken over padding as well as over words.",
    (
        "The model can predict words better with more padding around them.",
        "The logits of the four words are the same in each row.",
    ),
    (
        "The loss is a sum, and not a mean.",
        "Then more positions would give more loss, and not less.",
    ),
    (
        "The smoothing is too strong.",
        "Smoothing is the same in all rows, and both agree without padding.",
    ),
)
case(
    "no smoothing",
    "The model is surer of itself than was asked for.",
    "The loss is not smoothed.",
    (
        "The smoothing is too weak.",
        "However weak, a sure word would cost more and more. Here it goes to 0.",
    ),
    (
        "The loss is computed with log of softmax.",
        "That shows at wrong and sure words, as ∞. These words are right.",
    ),
    (
        "The mean is taken over padding too.",
        "There is no padding in these batches of one word.",
    ),
)
case(
    "003.4b",
    "The model learns very slowly.",
    "Nobody calls the schedule's `step()`.",
    (
        "The warm-up is too long.",
        "Then the rate would rise, slowly. It does not move at all.",
    ),
    (
        "The formula lacks the minimum of its two terms.",
        "Then the rate would still change with the step.",
    ),
    (
        "The optimiser is never stepped.",
        "That would keep the weights as they are, and not the rate. The schedule moves by itself.",
    ),
)
case(
    "003.1",
    "The last one. The targets are random words, drawn anew in each step. There is nothing to "
    "learn. "
    "One of the two models learns it all the same.",
    "The mask hides nothing: hidden scores are filled with a number that is almost 0.",
    (
        "It has learnt the targets by heart.",
        "Each step has new targets, and none comes twice.",
    ),
    (
        "It is the better model.",
        "No model can be better than the entropy of what it predicts. It must have seen the "
        "answer.",
    ),
    (
        "The random numbers are not random enough.",
        "Both models got the same numbers. One stays at ln 17, as it should.",
    ),
)
