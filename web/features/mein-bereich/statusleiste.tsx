import { IconCheck } from '@tabler/icons-react';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatusnummer } from '#domain/status/katalog.ts';
import { MEIN } from '../../texte/mein-bereich.ts';
import { Icon } from '../../ui/icon.tsx';
import { PhaseShape } from '../../ui/phase-shape.tsx';
import css from './statusleiste.module.css';
import type { Station } from './statuslinie.ts';

/** The way through the statuses: done dark, now in the phase's colour, later grey. */
export function Statusleiste({ stationen }: { stationen: readonly Station[] }) {
	return (
		<ol className={css.linie} aria-label={MEIN.statuslinie}>
			{stationen.map((station) => (
				<Punkt key={station.nummer} {...station} />
			))}
		</ol>
	);
}

function Punkt({ nummer, lage, text }: Station) {
	const { phase, label } = FREIWILLIGER.eintraege[nummer];
	return (
		<li
			className={css.station}
			data-lage={lage}
			data-phase={lage === 'jetzt' ? phase : undefined}
			aria-current={lage === 'jetzt' ? 'step' : undefined}
		>
			<span className={css.kreis}>
				{lage === 'fertig' ? <Icon of={IconCheck} size={14} label={MEIN.erreicht} /> : <PhaseShape phase={phase} />}
			</span>
			<span className={css.name}>
				<b>{formatStatusnummer(FREIWILLIGER, nummer)}</b> ({label})
			</span>
			<span className={css.text}>{text}</span>
		</li>
	);
}
