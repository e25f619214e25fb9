import { IconSchoolOff } from '@tabler/icons-react';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { SEMINARE } from '../../../texte/seminare/seminarplanung.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { darf } from '../../portal/sitzung.ts';
import { Planung } from '../../seminarplanung/planung.tsx';
import { useAkte } from '../akte-kontext.tsx';

/** Required, planned and recognised seminar days of the contract that counts. */
export function SeminareTab() {
	const { freiwilliger, sitzung, heute } = useAkte();
	if (!gemeinter(freiwilliger))
		return <EmptyState icon={IconSchoolOff} title={SEMINARE.keinVertrag} text={SEMINARE.keinVertragText} />;
	return (
		<Planung
			freiwilligerID={freiwilliger.id}
			wer={darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') ? 'TRAEGER' : 'EINSATZSTELLE'}
			heute={heute}
		/>
	);
}
