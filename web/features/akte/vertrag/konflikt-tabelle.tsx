import { Fragment } from 'react';
import { VERTRAG } from '../../../texte/akte-vertrag.ts';
import { cx } from '../../../ui/cx.ts';
import type { Vertrag } from '../typen.ts';
import css from './vertrag.module.css';
import { bezeichnung, VERTRAGSFELDER, type Vertragswert, vertragsanzeige, vertragstext } from './vertragsfelder.ts';
import type { Konfliktzeile, Widerspruch } from './vertragswerte.ts';

const TEXT = VERTRAG.konflikt;
const GRUPPEN: readonly { art: Widerspruch; titel: string; hinweis: string }[] = [
	{ art: 'beide', titel: TEXT.beide, hinweis: TEXT.beideHinweis },
	{ art: 'andere', titel: TEXT.nurAndere, hinweis: TEXT.nurAndereHinweis },
	{ art: 'sie', titel: TEXT.nurSie, hinweis: TEXT.nurSieHinweis },
];

interface KonfliktTabelleProps {
	vertrag: Vertrag;
	zeilen: readonly Konfliktzeile[];
	nimmtMeine: (zeile: Konfliktzeile) => boolean;
	onWaehle: (feld: string, eigene: boolean) => void;
}

/** Grouped by who changed; the last column is what will be saved. */
export function KonfliktTabelle({ vertrag, zeilen, nimmtMeine, onWaehle }: KonfliktTabelleProps) {
	return (
		<table className={cx(css.tabelle, css.konflikt)}>
			<thead>
				<tr>
					{[VERTRAG.angabe, TEXT.beimOeffnen, TEXT.jetzt, TEXT.sie, TEXT.ergebnis].map((kopf) => (
						<th key={kopf} scope="col">
							{kopf}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{GRUPPEN.map(({ art, titel, hinweis }) => {
					const eigene = zeilen.filter((zeile) => zeile.art === art);
					if (eigene.length === 0) return null;
					return (
						<Fragment key={art}>
							<tr className={css.gruppe}>
								<th scope="rowgroup" colSpan={4}>
									{titel}
								</th>
								<td className={css.gruppenhinweis}>{hinweis}</td>
							</tr>
							{eigene.map((zeile) => (
								<Zeile
									key={zeile.feld}
									zeile={zeile}
									vertrag={vertrag}
									meine={nimmtMeine(zeile)}
									onWaehle={(wahl) => onWaehle(zeile.feld, wahl)}
								/>
							))}
						</Fragment>
					);
				})}
			</tbody>
		</table>
	);
}

interface ZeileProps {
	zeile: Konfliktzeile;
	vertrag: Vertrag;
	meine: boolean;
	onWaehle: (meine: boolean) => void;
}

function Zeile({ zeile, vertrag, meine, onWaehle }: ZeileProps) {
	const feld = VERTRAGSFELDER.find((f) => f.feld === zeile.feld);
	if (!feld) return null;
	const name = bezeichnung(feld);
	const text = (wert: Vertragswert) =>
		(feld.art === 'ort' && wert === vertrag.einsatzortID ? vertragsanzeige(vertrag, feld) : vertragstext(feld, wert)) ??
		VERTRAG.leer;
	const waehlbar = zeile.art === 'beide';
	const zelle = (eigene: boolean, wert: Vertragswert) => (
		<label className={cx(css.wahl, meine === eigene && css.gewaehlt)}>
			<input
				type="radio"
				name={zeile.feld}
				checked={meine === eigene}
				onChange={() => onWaehle(eigene)}
				aria-label={`${name}: ${text(wert)}`}
			/>
			{text(wert)}
		</label>
	);
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{text(zeile.basis)}</td>
			<td>{waehlbar ? zelle(false, zeile.jetzt) : zeile.art === 'andere' ? text(zeile.jetzt) : TEXT.unveraendert}</td>
			<td>{waehlbar ? zelle(true, zeile.meine) : zeile.art === 'sie' ? text(zeile.meine) : TEXT.unveraendert}</td>
			<td>
				<span className={css.neu}>{text(meine ? zeile.meine : zeile.jetzt)}</span>
			</td>
		</tr>
	);
}
