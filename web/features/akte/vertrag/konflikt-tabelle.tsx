import { Fragment } from 'react';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { cx } from '../../../ui/cx.ts';
import { Span } from '../../../ui/span.ts';
import tabelle from '../../../ui/table/terms-table.module.css';
import type { Vertrag } from '../typen.ts';
import css from './konflikt.module.css';
import { bezeichnung, SEITENFELDER, type Vertragswert, vertragsanzeige, vertragstext } from './vertragsfelder.ts';
import { bietetWahl, type Konfliktzeile, type Widerspruch } from './vertragswerte.ts';

const TEXT = VERTRAG.konflikt;

interface KonfliktTabelleProps {
	vertrag: Vertrag;
	zeilen: readonly Konfliktzeile[];
	/** Who saved meanwhile, and when. */
	anderer: { name: string; uhrzeit: string } | null;
	nimmtMeine: (zeile: Konfliktzeile) => boolean;
	onWaehle: (feld: string, eigene: boolean) => void;
}

/** Grouped by who changed; the last column is what will be saved. */
export function KonfliktTabelle({ vertrag, zeilen, anderer, nimmtMeine, onWaehle }: KonfliktTabelleProps) {
	const gruppen: readonly { art: Widerspruch; titel: string; hinweis: string }[] = [
		{ art: 'beide', titel: TEXT.beide, hinweis: TEXT.beideHinweis },
		{ art: 'andere', titel: anderer ? TEXT.nur(anderer.name) : TEXT.nurAndere, hinweis: TEXT.nurAndereHinweis },
		{ art: 'sie', titel: TEXT.nurSie, hinweis: TEXT.nurSieHinweis },
	];
	const jetzt = anderer ? TEXT.werWann(anderer.name, anderer.uhrzeit) : TEXT.jetzt;
	return (
		<table className={cx(tabelle.table, css.konflikt)}>
			<thead>
				<tr>
					{[VERTRAG.angabe, TEXT.beimOeffnen, jetzt, TEXT.sie, TEXT.ergebnis].map((kopf) => (
						<th key={kopf} scope="col">
							{kopf}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{gruppen.map(({ art, titel, hinweis }) => {
					const eigene = zeilen.filter((zeile) => zeile.art === art);
					if (eigene.length === 0) return null;
					return (
						<Fragment key={art}>
							<tr className={tabelle.group}>
								<th scope="rowgroup" colSpan={3}>
									{titel}
								</th>
								<td className={css.rechts} colSpan={2}>
									<Span fw={400}>{hinweis}</Span>
								</td>
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
	const feld = SEITENFELDER.find((f) => f.feld === zeile.feld);
	if (!feld) return null;
	const name = bezeichnung(feld);
	const text = (wert: Vertragswert) =>
		(feld.art === 'ort' && wert === vertrag.einsatzortID ? vertragsanzeige(vertrag, feld) : vertragstext(feld, wert)) ??
		VERTRAG.leer;
	const zelle = (eigene: boolean, wert: Vertragswert) => {
		const unveraendert = wert === zeile.basis;
		const anzeige = unveraendert ? TEXT.unveraendert : text(wert);
		if (!bietetWahl(zeile)) return anzeige;
		return (
			<label className={cx(css.wahl, unveraendert && css.still, meine === eigene && css.gewaehlt)}>
				<input
					type="radio"
					name={zeile.feld}
					checked={meine === eigene}
					onChange={() => onWaehle(eigene)}
					aria-label={`${name}: ${unveraendert ? `${TEXT.unveraendert}, ${text(wert)}` : anzeige}`}
				/>
				{anzeige}
			</label>
		);
	};
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{text(zeile.basis)}</td>
			<td>{zelle(false, zeile.jetzt)}</td>
			<td>{zelle(true, zeile.meine)}</td>
			<td>
				<span className={tabelle.new}>{text(meine ? zeile.meine : zeile.jetzt)}</span>
			</td>
		</tr>
	);
}
