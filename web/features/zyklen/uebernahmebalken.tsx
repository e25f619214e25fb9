import { useQuery } from '@tanstack/react-query';
import { sammeltitel } from '../../texte/listen/sammelaktion.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { eingangQuery } from '../eingang/queries.ts';

/** How far what a start takes over is, for whoever started the cycle. */
export function Uebernahmebalken() {
	const { data: eintraege = [] } = useQuery(eingangQuery);
	return eintraege
		.filter(({ art, was, stand }) => art === 'SAMMELAKTION' && was.startsWith('zyklus') && stand === 'LAEUFT')
		.map(({ id, was, erledigt, gesamt }) => (
			<ProgressBar key={id} label={sammeltitel(was)} done={erledigt} of={Math.max(gesamt, 1)} />
		));
}
