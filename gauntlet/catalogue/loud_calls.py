"""Loud faults in what PyTorch or Python is asked to do."""

from gauntlet.fault import TUTORIAL, Diagnosis, Fault
from gauntlet.symptoms.looking import error_of
from gauntlet.symptoms.loud import calling, filled, in_float16, scheduled, zeroth_step

FAULTS = [
    Fault(
        id="004.8",
        title="self.layer for layer",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/model.py",
        before="x = layer(x, memory, src_mask, tgt_mask)",
        after="x = self.layer(x, memory, src_mask, tgt_mask)",
        symptom="AttributeError: 'Decoder' object has no attribute 'layer'",
        explanation="The loop variable is a plain name. The object has `layers`, but no "
        "`layer`.",
        chapter=13,
        hints=(
            "Which names does the loop bind?",
            "Does the decoder have an attribute with that name?",
            "Leave out `self`.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called. The encoder has run, and the decoder has begun.",
            right="The loop variable is a plain name, but the code looks for it on the "
            "object.",
            wrong=(
                (
                    "The decoder was built with no layers.",
                    "Then the loop would not run at all, and there would be no error.",
                ),
                (
                    "The attribute should be registered as a buffer.",
                    "Layers are modules. And the attribute `layers` is there: look at the last "
                    "letter.",
                ),
                (
                    "The decoder's class does not call `super().__init__()`.",
                    "Then building it would have failed. It was built, and is running.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.6",
        title="As many positions as features",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/embeddings.py",
        before="self.pe[start:end]",
        after="self.pe[:d_model]",
        symptom="RuntimeError: the size of tensor a must match the size of tensor b",
        explanation="The table has a row for each position. A sentence of 10 tokens needs 10 "
        "rows, not 512.",
        chapter=5,
        hints=(
            "Which axis does not match?",
            "What do the rows of the table stand for?",
            "How many rows does a sentence of 10 tokens need?",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="d_model is 24. The source has 7 tokens, and the table of positions has 61 rows.",
            right="It takes one row of positions for each feature.",
            wrong=(
                (
                    "The sentence is longer than the table.",
                    "7 is less than 61. And the message has the number 24, not 61.",
                ),
                (
                    "The source and the target have different lengths.",
                    "They do, and that is allowed: the error comes while the source is "
                    "encoded, before the target is used.",
                ),
                (
                    "The vectors of tokens and positions have different widths.",
                    "Then dimension 2 would not match. The message says dimension 1: the tokens.",
                ),
            ),
        ),
    ),
    Fault(
        id="000.11",
        title="The result instead of the function",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/layers.py",
        before="x = self.sublayers[0](x, lambda x: self.self_attention(x, x, x, src_mask))",
        after="x = self.sublayers[0](x, self.self_attention(x, x, x, src_mask))",
        symptom="TypeError: 'Tensor' object is not callable",
        explanation="The residual connection needs a function, because the norm has to come "
        "first. It was given a result.",
        chapter=11,
        hints=(
            "What is called although it is not a function?",
            "When does attention run: before the norm or after?",
            "The lambda was there for a reason.",
        ),
        sees=("runs",),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with a source and a target.",
            right="The residual connection was given the result of attention instead of a "
            "function.",
            wrong=(
                (
                    "A method was shadowed by a tensor named `forward`.",
                    "PyTorch would not accept a tensor as a method, and the code assigns to no "
                    "such name.",
                ),
                (
                    "Two numbers are multiplied without a `*`.",
                    "`2(x)` gives this error about an int. The message says: 'Tensor' object.",
                ),
                (
                    "The norm is missing between the two sublayers.",
                    "A missing norm raises no error. Something that is not a function was "
                    "called like one.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.3",
        title="A mask of bytes",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/attention.py",
        before='scores.masked_fill(~mask, float("-inf"))',
        after='scores.masked_fill((~mask).byte(), float("-inf"))',
        symptom="RuntimeError: masked_fill only supports boolean masks",
        explanation="Old code used masks of bytes. Today a mask must be Boolean.",
        chapter=8,
        hints=(
            "What type does the message ask for?",
            "What type does the mask have?",
            "0 and 1 are not False and True.",
        ),
        sees=("runs", "mask"),
        measure=error_of(calling),
        diagnosis=Diagnosis(
            given="The model is called with masks made by our own functions, which are Boolean.",
            right="The mask is turned into bytes, as old code did, before it is used.",
            wrong=(
                (
                    "The mask has one axis too few.",
                    "The message would be about sizes. It speaks of a dtype.",
                ),
                (
                    "The mask is inverted: True should be False.",
                    "An inverted mask is still Boolean. It would run, and give nonsense.",
                ),
                (
                    "The scores are in float16.",
                    "The dtype in the message is that of the mask.",
                ),
            ),
        ),
    ),
    Fault(
        id="004.9",
        title="fill for fill_",
        provenance=TUTORIAL,
        loud=True,
        file="right_parts.py",
        before=".fill_(bos_id)",
        after=".fill(bos_id)",
        symptom="AttributeError: 'Tensor' object has no attribute 'fill'",
        explanation="Methods that change a tensor in place end in an underscore; this one has no "
        "other form.",
        chapter=17,
        hints=(
            "Does the method exist?",
            "What does an underscore at the end mean in PyTorch?",
            "Or write torch.full.",
        ),
        sees=("decoding again gives the same",),
        kinds=("greedy decoding",),
        measure=error_of(filled),
        diagnosis=Diagnosis(
            given="A translation is decoded, one token at a time.",
            right="The method that fills a tensor in place has an underscore at its end.",
            wrong=(
                (
                    "`torch.empty` returns no tensor.",
                    "The message says that it does: 'Tensor' object.",
                ),
                (
                    "The start token is missing from the vocabulary.",
                    "No id has been looked up yet. The method was not found.",
                ),
                (
                    "The tensor must be on the same device as the model.",
                    "A tensor has the same methods on every device.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.4",
        title="An argument that PyTorch has dropped",
        provenance=TUTORIAL,
        loud=True,
        file="right_parts.py",
        before="LambdaLR(optimizer, rate)",
        after="LambdaLR(optimizer, rate, verbose=True)",
        symptom="TypeError: unexpected keyword argument 'verbose'",
        explanation="Schedulers no longer accept verbose: code from 2020 meets a library of "
        "today.",
        chapter=16,
        hints=(
            "Which argument is refused?",
            "Was it there in an older version?",
            "Leave it out; print the rate yourself.",
        ),
        sees=("runs",),
        kinds=("learning rate, scheduled",),
        measure=error_of(scheduled),
        diagnosis=Diagnosis(
            given="A learning rate schedule is built. The code is from 2020.",
            right="The argument existed once, and the installed PyTorch no longer has it.",
            wrong=(
                (
                    "The optimizer was built without a learning rate.",
                    "Then the optimizer would complain. The error is raised by the schedule.",
                ),
                (
                    "The function for the learning rate takes too many arguments.",
                    "It has not been called yet. The constructor of LambdaLR refuses an "
                    "argument.",
                ),
                (
                    "The argument is spelled wrong.",
                    "It is spelled as in the documentation of that time.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.9",
        title="Minus a billion in float16",
        provenance=TUTORIAL,
        loud=True,
        file="transformer/attention.py",
        before='scores.masked_fill(~mask, float("-inf"))',
        after="scores.masked_fill(~mask, -1e9)",
        symptom="None in float32. In float16, a RuntimeError: value cannot be converted "
        "without overflow",
        explanation="The largest number of float16 is 65,504. Use -inf or torch.finfo(dtype).min.",
        chapter=6,
        hints=(
            "In which precision does it fail?",
            "How large can a float16 be?",
            "Which constant is too large?",
        ),
        sees=("float16",),
        measure=error_of(in_float16),
        diagnosis=Diagnosis(
            given="In float32 everything works. The same model after `.half()`:",
            right="Masked scores are filled with a number that float16 does not have.",
            wrong=(
                (
                    "The scores themselves overflow.",
                    "Then they would become ∞, without an error. The message is about a value "
                    "to convert.",
                ),
                (
                    "The model has a part that was not moved to float16.",
                    "The message would be about two dtypes that do not match.",
                ),
                (
                    "A probability is rounded to 0.",
                    "0 exists in float16. The value is too large, not too small.",
                ),
            ),
        ),
    ),
    Fault(
        id="AT.0",
        title="The zeroth step",
        provenance="the Annotated Transformer's schedule, asked for step 0",
        loud=True,
        file="right_parts.py",
        before="step = max(step, 1)",
        after="step = step",
        symptom="ZeroDivisionError: 0.0 cannot be raised to a negative power",
        explanation="PyTorch's schedules begin at 0. The formula begins at 1.",
        chapter=16,
        hints=(
            "What is the step at the start?",
            "What is 0 to the power of -0.5?",
            "Count from 1.",
        ),
        sees=("step 0",),
        kinds=("learning rate",),
        measure=error_of(zeroth_step),
        diagnosis=Diagnosis(
            given="We compute the learning rate for step 1, then for step 0.",
            right="The formula begins at step 1, but it was evaluated at step 0.",
            wrong=(
                (
                    "There are no warm-up steps.",
                    "Then the 0 would be in another place, and step 1 would fail as well.",
                ),
                (
                    "d_model is 0.",
                    "No model has that, and step 1 would fail as well.",
                ),
                (
                    "The learning rate has become too small.",
                    "A small rate is no error. 0 was raised to a power, and 0 is a step here.",
                ),
            ),
        ),
    ),
]
