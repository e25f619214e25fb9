import type { Marke } from '#domain/suche/marken.ts';
import css from './suche.module.css';

/** A text with what matched underlined; colour alone says nothing. */
export function Markiert({ text, marken }: { text: string; marken: readonly Marke[] }) {
	const enden = [0, ...marken.map(({ bis }) => bis)];
	return (
		<>
			{marken.map(({ von, bis }, i) => (
				<span key={von}>
					{text.slice(enden[i], von)}
					<mark className={css.marke}>{text.slice(von, bis)}</mark>
				</span>
			))}
			{text.slice(enden.at(-1))}
		</>
	);
}
