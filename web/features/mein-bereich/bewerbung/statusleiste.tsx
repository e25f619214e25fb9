import { IconCheck } from '@tabler/icons-react';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { PhaseShape } from '../../../ui/figures/phase-shape.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import css from './statusleiste.module.css';
import type { Wegpunkt } from './statuslinie.ts';

/** The way in words: done dark, now in the phase's colour, later grey. */
export function Statusleiste({ stationen }: { stationen: readonly Wegpunkt[] }) {
	return (
		<ol className={css.linie} aria-label={MEIN.statuslinie}>
			{stationen.map((station) => (
				<Punkt key={station.name} {...station} />
			))}
		</ol>
	);
}

function Punkt({ name, phase, lage, text }: Wegpunkt) {
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
			<span className={css.name}>{name}</span>
			<Span className="tabular" variant="secondary" fz="sm" lh="18px">
				{text}
			</Span>
		</li>
	);
}
