import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type Befund, PRUEFTEXT } from '#domain/vorlagen/platzhalter.ts';
import { VORLAGEN_TEXTE } from '../../texte/verwaltung/vorlagen.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './vorlagen.module.css';

/** Which placeholders won't be filled, and why; said anew whenever it changes. */
export function Pruefergebnis({ befunde }: { befunde: readonly Befund[] }) {
	// One that stands there twice is to be settled once.
	const zuKlaeren = new Map(
		befunde.flatMap((b) => (b.ergebnis === 'VariableFound' ? [] : [[b.roh, b.ergebnis] as const])),
	);
	return (
		<section className={css.pruefung} aria-label={VORLAGEN_TEXTE.pruefung} aria-live="polite">
			<p className={zuKlaeren.size ? css.schlecht : css.gut}>
				<Icon of={zuKlaeren.size ? IconAlertTriangle : IconCircleCheck} />
				{zuKlaeren.size ? VORLAGEN_TEXTE.zuKlaeren(zuKlaeren.size) : ohneBefund(befunde.length)}
			</p>
			{zuKlaeren.size > 0 && (
				<ul>
					{[...zuKlaeren].map(([roh, ergebnis]) => (
						<li key={roh}>
							<code>{roh}</code>: {PRUEFTEXT[ergebnis]}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const ohneBefund = (anzahl: number): string =>
	anzahl ? VORLAGEN_TEXTE.alleBekannt(anzahl) : VORLAGEN_TEXTE.ohnePlatzhalter;
