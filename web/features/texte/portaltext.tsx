import { Fragment, type ReactNode } from 'react';
import { type Block, bloecke, type Spanne } from '#domain/format/markup.ts';
import css from './texte.module.css';

/** A text in light markup. Only these elements can come out of it; everything else stays the text it is. */
export function Portaltext({ inhalt }: { inhalt: string }) {
	return <div className={css.portaltext}>{bloecke(inhalt).map(mitSchluessel(zeigeBlock))}</div>;
}

/** Blocks and spans have no identity of their own but their place. */
const mitSchluessel =
	<T,>(zeige: (teil: T) => ReactNode) =>
	(teil: T, stelle: number) => <Fragment key={stelle}>{zeige(teil)}</Fragment>;

function zeigeBlock(block: Block): ReactNode {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			return <h2>{block.inhalt.map(mitSchluessel(zeigeSpanne))}</h2>;
		case 'LISTE':
			return <ul>{block.punkte.map(mitSchluessel((punkt) => <li>{punkt.map(mitSchluessel(zeigeSpanne))}</li>))}</ul>;
		case 'ABSATZ':
			return <p>{block.zeilen.map((zeile, stelle) => mitSchluessel(zeigeZeile(stelle > 0))(zeile, stelle))}</p>;
	}
}

const zeigeZeile = (mitUmbruch: boolean) => (zeile: readonly Spanne[]) => (
	<>
		{mitUmbruch && <br />}
		{zeile.map(mitSchluessel(zeigeSpanne))}
	</>
);

function zeigeSpanne(spanne: Spanne): ReactNode {
	switch (spanne.art) {
		case 'FETT':
			return <strong>{spanne.text}</strong>;
		case 'KURSIV':
			return <em>{spanne.text}</em>;
		case 'LINK':
			return (
				<a href={spanne.ziel} rel="noreferrer">
					{spanne.text}
				</a>
			);
		case 'TEXT':
			return spanne.text;
	}
}
