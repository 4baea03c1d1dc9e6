"""Silent faults of the whole model."""

from gauntlet.fault import TWO, USUAL, Diagnosis, Fault
from gauntlet.symptoms.model import counted, first_losses, source_replaced, tied
from gauntlet.symptoms.trainings import training

FAULTS = [
    Fault(
        id="list",
        title="Layers in a plain list",
        provenance="three published tutorials, which explain it",
        file="transformer/model.py",
        before="self.layers = nn.ModuleList(\n            DecoderLayer(",
        after="self.layers = list(\n            DecoderLayer(",
        symptom="It runs, but the decoder never learns, is not saved, and stays on the CPU.",
        explanation="A list is not a module, so PyTorch does not find the parameters of what "
        "is in it.",
        chapter=2,
        hints=(
            "Count the parameters.",
            "Is the decoder in state_dict?",
            "What is self.layers?",
        ),
        sees=(
            "every layer is registered",
            "number of parameters",
        ),
        measure=counted,
        diagnosis=Diagnosis(
            given="The model runs. After days of training, its decoder is unchanged.",
            right="The layers of the decoder are in a plain Python list.",
            wrong=(
                (
                    "The decoder's gradients are cut off.",
                    "Then its parameters would still be counted and stored.",
                ),
                (
                    "The decoder has no layers.",
                    "It runs through them. They exist, but what knows about them?",
                ),
                (
                    "All layers of the decoder are the same object.",
                    "Then state_dict would have its entries, once for each layer.",
                ),
            ),
        ),
    ),
    Fault(
        id="[layer] * N",
        title="The same layer, N times",
        provenance="three published tutorials, which explain it",
        file="transformer/model.py",
        before="self.layers = nn.ModuleList(\n            EncoderLayer(**config.layer_settings()) "
        "for _ in range(config.n_layers)\n        )",
        after="self.layers = nn.ModuleList([EncoderLayer(**config.layer_settings())] * "
        "config.n_layers)",
        symptom="It trains, but the encoder has only a sixth of its parameters.",
        explanation="The list holds one object N times. (ALBERT does this on purpose.)",
        chapter=2,
        hints=(
            "Count the parameters.",
            "Is layers[0] the same object as layers[1]?",
            "What does [x] * 3 copy?",
        ),
        sees=("number of parameters", "each layer has its own initialization"),
        measure=counted,
        diagnosis=Diagnosis(
            given="The model trains, but is smaller than it should be.",
            right="All layers of the encoder are the same object.",
            wrong=(
                (
                    "The layers are in a plain Python list.",
                    "Then entries of state_dict would be missing. There are 93, as there should "
                    "be.",
                ),
                (
                    "The encoder has one layer too few.",
                    "state_dict has 34 entries for the encoder, as it should.",
                ),
                (
                    "The embeddings are tied.",
                    "That would save 24 · 17 numbers or a multiple of that, not 4,480.",
                ),
            ),
        ),
    ),
    Fault(
        id="002.2",
        title="Tied in name only",
        provenance=TWO,
        file="transformer/model.py",
        before="self.generator.proj.weight = self.tgt_embed.table.weight",
        after="self.generator.proj.weight.data = self.tgt_embed.table.weight.data.clone()",
        symptom="None, except that the model has too many parameters for a shared matrix.",
        explanation="The numbers were copied instead of sharing the parameter. After one step "
        "the two differ.",
        chapter=15,
        hints=(
            "Count the parameters.",
            "Are the two matrices one object?",
            "`is`, not `==`.",
        ),
        sees=("number of parameters",),
        model={"tie_embeddings": True, "tgt_vocab": 17},
        told={"tgt_vocab": 17},
        measure=tied,
        diagnosis=Diagnosis(
            given="Three matrices are supposed to be one. The documentation says so.",
            right="The numbers were copied once, before all matrices were initialized; the "
            "parameter is not shared.",
            wrong=(
                (
                    "The generator has a bias of its own.",
                    "It does, in both models. That is 17 numbers; here there are 408 too "
                    "many.",
                ),
                (
                    "The generator's weight is transposed.",
                    "Then they would not have the same shape, and could not be compared.",
                ),
                (
                    "They are shared, but drift apart by rounding.",
                    "One parameter cannot differ from itself. And the difference is large from "
                    "the start.",
                ),
            ),
        ),
    ),
    Fault(
        id="final norm",
        title="No norm at the end of the stack",
        provenance=USUAL,
        file="transformer/config.py",
        before="return LayerNorm(self.d_model) if self.norm_first else nn.Identity()",
        after="return nn.Identity()",
        symptom="The first loss is far above ln(vocab), and grows with the depth.",
        explanation="Pre-norm sums are never normalized unless the stack ends in a norm.",
        chapter=11,
        hints=(
            "What should the first loss be?",
            "How does it depend on the depth?",
            "What comes at the end of each stack?",
        ),
        sees=("number of parameters",),
        measure=first_losses,
        diagnosis=Diagnosis(
            given="The first loss is far too large, and deeper models have larger ones.",
            right="The stacks do not end in a norm.",
            wrong=(
                (
                    "The embeddings are too large.",
                    "Then the first loss would be too large in a shallow model as well, and "
                    "would not grow with the depth.",
                ),
                (
                    "The matrices were not initialized by Xavier's rule.",
                    "A good suspect. But each sublayer begins with a norm, so it is the sums "
                    "that grow, not single layers.",
                ),
                (
                    "The vocabulary is larger than expected.",
                    "ln(vocab) does not depend on the depth.",
                ),
            ),
        ),
    ),
    Fault(
        id="003.10",
        title="A decoder that never attends to the source",
        provenance="a confusion that a published tutorial leads to",
        file="transformer/layers.py",
        before="x, lambda x: self.cross_attention(x, memory, memory, src_mask)",
        after="x, lambda x: self.cross_attention(x, x, x, tgt_mask)",
        symptom="The translations are fluent, but have nothing to do with the source.",
        explanation="The query comes from the decoder, key and value from the encoder. Here "
        "all three come from the decoder.",
        chapter=13,
        hints=(
            "Swap the source for another. What changes?",
            "Which gradients does the encoder get?",
            "What are the key and the value of cross-attention?",
        ),
        sees=("the source is used", "every parameter learns"),
        measure=source_replaced,
        diagnosis=Diagnosis(
            given="Its sentences are fluent, but have nothing to do with the source.",
            right="In the decoder's cross-attention, all three inputs come from the decoder.",
            wrong=(
                (
                    "The source mask excludes everything.",
                    "This book's masks refuse that: a fully masked row is an error.",
                ),
                (
                    "The encoder returns the same for every source.",
                    "Then its parameters would still have gradients.",
                ),
                (
                    "The source embedding is not scaled.",
                    "A small source would still change something.",
                ),
            ),
        ),
    ),
    Fault(
        id="softmax",
        title="Probabilities instead of logits",
        provenance=USUAL,
        file="transformer/model.py",
        before="return self.proj(states)",
        after="return self.proj(states).softmax(-1)",
        symptom="The loss falls a little and stays near ln(vocab).",
        explanation="The loss applies the softmax itself. If it is applied twice, the model "
        "can never be sure.",
        chapter=14,
        hints=(
            "What does the loss expect?",
            "Add up a row of the output.",
            "Where is the softmax applied?",
        ),
        sees=("gives logits",),
        measure=training("Learning to copy: loss, step by step", "copy", 400),
        diagnosis=Diagnosis(
            given="Two models learn to copy. One of them hardly learns.",
            right="The generator takes a softmax, and the loss takes another.",
            wrong=(
                (
                    "The learning rate is too small.",
                    "It is the same. And the loss does fall, toward a bound that it cannot pass.",
                ),
                (
                    "The decoder does not attend to the source.",
                    "Then the loss would fall to ln 14 = 2.64, that of a guess among the 14 "
                    "tokens, and stay there. This curve goes on below that, slowly.",
                ),
                (
                    "There is no residual connection.",
                    "Two layers without one learn faster than this. Look at the start: a "
                    "fresh model is a little above ln 17 = 2.83, but this one is right there, "
                    "as if all its outputs were alike.",
                ),
            ),
        ),
    ),
]
