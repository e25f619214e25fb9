import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Vertrag } from '../typen.ts';
import { type Berechnung, berechnungQuery } from './berechnung.ts';
import css from './konflikt.module.css';
import type { Vertragswerte } from './vertragswerte.ts';

const GEZEIGT: readonly Berechnung['wert'][] = ['DAUER', 'URLAUB', 'SEMINARTAGE'];

/** What the chosen terms come to, reckoned by the server as they are chosen. */
export function KonfliktErgebnis({ vertrag, werte }: { vertrag: Vertrag; werte: Vertragswerte }) {
	const entwurf = { ...vertrag, ...werte };
	const { data } = useQuery({ ...berechnungQuery(vertrag, entwurf), placeholderData: (davor) => davor });
	const { vertragsbeginn: von, geplantesEnde, vertragsende } = entwurf;
	const bis = geplantesEnde ?? vertragsende;
	if (!data || !von || !bis) return null;
	const teile = data.filter(({ wert, ergebnis }) => GEZEIGT.includes(wert) && ergebnis);
	return (
		<div className={css.ergebnis} role="status">
			<Icon of={IconFileText} size={18} />
			<p>
				<b>{VERTRAG.konflikt.dann}</b> {VERTRAG.konflikt.zeitraum(formatDatum(von), formatDatum(bis))}
				{teile.map(({ wert, titel, ergebnis }) => (
					<span key={wert}>
						, {titel}: {ergebnis}
					</span>
				))}
			</p>
		</div>
	);
}
