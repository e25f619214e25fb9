import type { ReactNode } from 'react';
import { type Block, bloecke, type Spanne } from '#domain/text/markup.ts';
import { OuterLink } from '../../ui/text-link.tsx';
import css from './text-page.module.css';

/** A text of the provider as it is read. */
export function Markup({ text }: { text: string }) {
	return nummeriert(bloecke(text)).map(({ nr, inhalt }) => <Blockteil key={nr} block={inhalt} />);
}

function Blockteil({ block }: { block: Block }) {
	if (block.art === 'UEBERSCHRIFT') return <h2 className={css.zwischentitel}>{zeige(block.inhalt)}</h2>;
	if (block.art === 'LISTE') {
		return (
			<ul className={css.punkte}>
				{nummeriert(block.punkte).map(({ nr, inhalt }) => (
					<li key={nr}>{zeige(inhalt)}</li>
				))}
			</ul>
		);
	}
	return (
		<p className={css.absatz}>
			{nummeriert(block.zeilen).map(({ nr, inhalt }) => (
				<span key={nr} className={css.zeile}>
					{zeige(inhalt)}
				</span>
			))}
		</p>
	);
}

const zeige = (spannen: readonly Spanne[]): ReactNode =>
	nummeriert(spannen).map(({ nr, inhalt }) => <Spannteil key={nr} spanne={inhalt} />);

function Spannteil({ spanne }: { spanne: Spanne }) {
	if (spanne.art === 'LINK') return <OuterLink href={spanne.ziel}>{spanne.text}</OuterLink>;
	if (spanne.art === 'FETT') return <strong>{spanne.text}</strong>;
	return spanne.art === 'KURSIV' ? <em>{spanne.text}</em> : spanne.text;
}

/** Parts of a text have no other name than their place. */
const nummeriert = <T,>(teile: readonly T[]) => teile.map((inhalt, nr) => ({ nr, inhalt }));
