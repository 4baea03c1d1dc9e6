"""All faults and designs of strangers."""

from tests.checkups.strangers import (
    designs,
    designs_attention,
    designs_whole,
    faults_learning,
    faults_parts,
    faults_places,
    faults_sight,
    faults_streams,
    fresh,
)
from tests.checkups.strangers.written import designs as written_designs
from tests.checkups.strangers.written import (
    designs_fourth,
    designs_from_issues,
    designs_once_more,
    faults_fourth,
    faults_fourth_layers,
    faults_from_issues,
    faults_more,
    faults_once_more,
    faults_translate,
    faults_unseen,
    fifth,
    homework,
    sixth,
    sixth_parts,
)

DESIGNS = [
    *designs.DESIGNS,
    *designs_attention.DESIGNS,
    *designs_whole.DESIGNS,
    *written_designs.DESIGNS,
    *designs_once_more.DESIGNS,
    *designs_from_issues.DESIGNS,
    *designs_fourth.DESIGNS,
    *fifth.DESIGNS,
    *sixth.DESIGNS,
    *sixth_parts.DESIGNS,
    *faults_unseen.DESIGNS,
    *homework.DESIGNS,
]
FAULTS = [
    *faults_sight.FAULTS,
    *faults_parts.FAULTS,
    *faults_streams.FAULTS,
    *faults_learning.FAULTS,
    *faults_places.FAULTS,
    *fresh.FRESH,
    *faults_translate.FAULTS,
    *faults_more.FAULTS,
    *faults_once_more.FAULTS,
    *faults_from_issues.FAULTS,
    *faults_fourth.FAULTS,
    *faults_fourth_layers.FAULTS,
    *fifth.FAULTS,
    *sixth.FAULTS,
    *sixth_parts.FAULTS,
    *faults_unseen.FAULTS,
    *homework.FAULTS,
]
