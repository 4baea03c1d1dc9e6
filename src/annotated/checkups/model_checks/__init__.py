"""The checks of a whole model, in the order in which a check-up runs them."""

from annotated.checkups.model_checks.attention_weights import ATTENTION_WEIGHTS
from annotated.checkups.model_checks.calls import CALLS
from annotated.checkups.model_checks.causality import CAUSALITY
from annotated.checkups.model_checks.decoding import DECODING
from annotated.checkups.model_checks.decoding_steps import DECODING_STEPS
from annotated.checkups.model_checks.directions import DIRECTIONS
from annotated.checkups.model_checks.dropout import DROPOUT
from annotated.checkups.model_checks.embeddings import EMBEDDINGS
from annotated.checkups.model_checks.gradients import GRADIENTS
from annotated.checkups.model_checks.layer_norms import LAYER_NORMS
from annotated.checkups.model_checks.lengths import LENGTHS
from annotated.checkups.model_checks.mixing import MIXING
from annotated.checkups.model_checks.modes import MODES
from annotated.checkups.model_checks.outputs import OUTPUTS
from annotated.checkups.model_checks.padding import PADDING
from annotated.checkups.model_checks.parameters import PARAMETERS
from annotated.checkups.model_checks.position_uses import POSITION_USES
from annotated.checkups.model_checks.positions import POSITIONS
from annotated.checkups.model_checks.precision import PRECISION
from annotated.checkups.model_checks.ragged import RAGGED
from annotated.checkups.model_checks.ragged_decoding import RAGGED_DECODING
from annotated.checkups.model_checks.residuals import RESIDUALS
from annotated.checkups.model_checks.sharing import SHARING
from annotated.checkups.model_checks.start import START
from annotated.checkups.model_checks.streams import STREAMS
from annotated.checkups.model_checks.sublayers import SUBLAYERS
from annotated.checkups.model_checks.training import INITIAL_LOSS, TRAINING
from annotated.checkups.model_checks.twins import TWINS

MODEL_CHECKS = [
    *OUTPUTS,  # "runs" comes first: where it fails, nothing else can be measured
    *CAUSALITY,
    *DIRECTIONS,
    *PADDING,
    *RAGGED,
    *POSITIONS,
    *POSITION_USES,
    *MIXING,
    *ATTENTION_WEIGHTS,
    *SUBLAYERS,
    *RESIDUALS,
    *STREAMS,
    *EMBEDDINGS,
    *LAYER_NORMS,
    *DROPOUT,
    *MODES,
    *PARAMETERS,
    *GRADIENTS,
    *TWINS,
    *CALLS,
    *SHARING,
    *PRECISION,
    *LENGTHS,
    *START,
    *INITIAL_LOSS,
    *TRAINING,
    *DECODING,
    *DECODING_STEPS,
    *RAGGED_DECODING,
]
