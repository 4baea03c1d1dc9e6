"""The checks of a whole model, in the order in which a check-up runs and reports them."""

from transformer_checkup.model_checks.attention_weights import ATTENTION_WEIGHTS
from transformer_checkup.model_checks.calls import CALLS
from transformer_checkup.model_checks.causality import CAUSALITY
from transformer_checkup.model_checks.decoding import DECODING
from transformer_checkup.model_checks.decoding_steps import DECODING_STEPS
from transformer_checkup.model_checks.directions import DIRECTIONS
from transformer_checkup.model_checks.dropout import DROPOUT
from transformer_checkup.model_checks.embeddings import EMBEDDINGS
from transformer_checkup.model_checks.gradients import GRADIENTS
from transformer_checkup.model_checks.layer_norms import LAYER_NORMS
from transformer_checkup.model_checks.lengths import LENGTHS
from transformer_checkup.model_checks.mixing import MIXING
from transformer_checkup.model_checks.outputs import OUTPUTS
from transformer_checkup.model_checks.padding import PADDING
from transformer_checkup.model_checks.parameters import PARAMETERS
from transformer_checkup.model_checks.positions import POSITIONS
from transformer_checkup.model_checks.precision import PRECISION
from transformer_checkup.model_checks.ragged import RAGGED
from transformer_checkup.model_checks.ragged_decoding import RAGGED_DECODING
from transformer_checkup.model_checks.residuals import RESIDUALS
from transformer_checkup.model_checks.sharing import SHARING
from transformer_checkup.model_checks.start import START
from transformer_checkup.model_checks.streams import STREAMS
from transformer_checkup.model_checks.sublayers import SUBLAYERS
from transformer_checkup.model_checks.torch_masks import TORCH_MASKS
from transformer_checkup.model_checks.training import INITIAL_LOSS, TRAINING

# Of several that fail, the first with a cause is told as the cause: what an operation shows comes
# before what training shows.
MODEL_CHECKS = [
    *OUTPUTS,  # "runs" comes first: where it fails, nothing else can be measured
    *TORCH_MASKS,
    *CAUSALITY,
    *MIXING,
    *POSITIONS,
    *ATTENTION_WEIGHTS,
    *DIRECTIONS,
    *PADDING,
    *RAGGED,
    *SHARING,
    *LAYER_NORMS,
    *SUBLAYERS,
    *RESIDUALS,
    *STREAMS,
    *EMBEDDINGS,
    *START,
    *PARAMETERS,
    *DROPOUT,
    *CALLS,
    *GRADIENTS,
    *PRECISION,
    *LENGTHS,
    *INITIAL_LOSS,
    *TRAINING,
    *DECODING,
    *DECODING_STEPS,
    *RAGGED_DECODING,
]
