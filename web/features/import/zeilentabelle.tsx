import { type ReactNode, useState } from 'react';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Ergebniswort, Ergebniszahlen, REIHENFOLGE } from './ergebnis.tsx';
import css from './import.module.css';
import type { Ergebnis, Importzeile } from './queries.ts';

const SEITE = 100;

interface ZeilentabelleProps {
	zeilen: readonly Importzeile[];
	/** They belong to a run that is through. */
	geschrieben?: boolean;
	/** The row whose possible duplicate is shown beside. */
	offen?: number | null;
	onVergleiche?: (nr: number) => void;
	/** Rows somebody has decided on. */
	entschieden?: ReadonlySet<number>;
	onZuruecknehmen?: (nr: number) => void;
	/** Stands beside the rows. */
	daneben?: ReactNode;
}

/** All rows with what becomes of them: errors and warnings first. */
export function Zeilentabelle(props: ZeilentabelleProps) {
	const { zeilen, daneben } = props;
	const [filter, setFilter] = useState<Ergebnis | null>(null);
	const [seite, setSeite] = useState(1);
	const nach = Map.groupBy(zeilen, (z) => z.ergebnis);
	const zahlen = new Map([...nach].map(([ergebnis, liste]) => [ergebnis, liste.length]));
	const sichtbare = (filter ? [filter] : REIHENFOLGE).flatMap((ergebnis) => nach.get(ergebnis) ?? []);
	const letzte = Math.max(1, Math.ceil(sichtbare.length / SEITE));
	const aktuelle = Math.min(seite, letzte);
	const waehle = (ergebnis: Ergebnis | null) => {
		setFilter(ergebnis);
		setSeite(1);
	};
	return (
		<>
			<Ergebniszahlen zahlen={zahlen} gesamt={zeilen.length} gewaehlt={filter} onWahl={waehle} />
			<div className={css.arbeit}>
				<div className={css.liste}>
					<section className={css.scroller} aria-label={IMPORT.tabelle} tabIndex={-1}>
						<table className={css.tabelle}>
							<thead>
								<tr>
									<th scope="col" className={css.nr}>
										{IMPORT.kopf.zeile}
									</th>
									<th scope="col">{IMPORT.kopf.ergebnis}</th>
									<th scope="col">{IMPORT.kopf.bezeichnung}</th>
									<th scope="col">{IMPORT.kopf.typ}</th>
									<th scope="col">{IMPORT.kopf.was}</th>
								</tr>
							</thead>
							<tbody>
								{sichtbare.slice((aktuelle - 1) * SEITE, aktuelle * SEITE).map((zeile) => (
									<Zeile key={zeile.nr} zeile={zeile} {...props} />
								))}
							</tbody>
						</table>
						{sichtbare.length === 0 && <EmptyState plain title={IMPORT.keineZeile} />}
					</section>
					{letzte > 1 && <Paging page={aktuelle} pageSize={SEITE} total={sichtbare.length} onPage={setSeite} />}
				</div>
				{daneben}
			</div>
		</>
	);
}

function Zeile({ zeile, offen, onVergleiche, ...rest }: ZeilentabelleProps & { zeile: Importzeile }) {
	const { nr, ergebnis, bezeichnung, typ, kandidaten } = zeile;
	const { entschieden, onZuruecknehmen, geschrieben = false } = rest;
	return (
		<tr className={cx(offen === nr && css.gewaehlt)}>
			<td className={css.nr}>{nr}</td>
			<td>
				<Ergebniswort ergebnis={ergebnis} />
			</td>
			<th scope="row">{bezeichnung || IMPORT.leer}</th>
			<td>{typ || IMPORT.leer}</td>
			<td>
				<span className={css.was}>
					<Was zeile={zeile} geschrieben={geschrieben} />
					{kandidaten.length > 0 && onVergleiche && (
						<TextButton aria-pressed={offen === nr} onClick={() => onVergleiche(nr)}>
							{offen === nr ? IMPORT.vergleichOffen : IMPORT.vergleichen}
						</TextButton>
					)}
					{entschieden?.has(nr) && onZuruecknehmen && (
						<TextButton onClick={() => onZuruecknehmen(nr)}>{IMPORT.zuruecknehmen}</TextButton>
					)}
				</span>
			</td>
		</tr>
	);
}

function Was({ zeile, geschrieben }: { zeile: Importzeile; geschrieben: boolean }) {
	const { meldungen, aenderungen, gelesen, kontakte, aktion, ergebnis, einsatzstelle } = zeile;
	const [erste] = aenderungen;
	const gesagt = meldungen.map(({ istFehler, spalte, text }) => (
		<span key={`${spalte}${text}`} className={cx(istFehler && css.fehlertext)}>
			{spalte !== null && <b>{spalte}: </b>}
			{text}
		</span>
	));
	const bleibtAus = meldungen.length > 0 && aktion === 'AUSLASSEN';
	if (ergebnis === 'Error' || (bleibtAus && !geschrieben)) return gesagt;
	const legtDarunterAn = aktion === 'ANLEGEN' && einsatzstelle !== null && !geschrieben;
	const nurPersonen = aktion === 'AENDERN' && !erste;
	return (
		<>
			{gesagt}
			{!erste && !nurPersonen && (
				<span className={css.still}>
					{legtDarunterAn
						? IMPORT.anlegenUnter(einsatzstelle)
						: (geschrieben ? IMPORT.geschrieben : IMPORT.aktion)[aktion]}
				</span>
			)}
			<Wechsel aenderungen={aenderungen} />
			{gelesen.map(({ bezeichnung: feld, zelle, wert }) => (
				<span key={feld} className={css.still}>
					{IMPORT.gelesen(feld, zelle, wert)}
				</span>
			))}
			{kontakte
				.filter((kontakt) => kontakt.aktion !== 'NICHTS')
				.map((kontakt) => (
					<span key={kontakt.name}>
						{IMPORT.person(kontakt.name)}:{' '}
						{kontakt.aktion === 'ANLEGEN' && (geschrieben ? IMPORT.geschrieben : IMPORT.aktion).ANLEGEN}
						<Wechsel aenderungen={kontakt.aenderungen} />
					</span>
				))}
		</>
	);
}

/** The first change, and how many more there are. */
function Wechsel({ aenderungen: [erste, ...andere] }: Pick<Importzeile, 'aenderungen'>) {
	if (!erste) return null;
	return (
		<span>
			{erste.bezeichnung} <s className={css.alt}>{erste.von ?? IMPORT.leererWert}</s> <span aria-hidden="true">→</span>{' '}
			<span className={css.verborgen}>{IMPORT.wirdZu}</span> {erste.nach ?? IMPORT.leererWert}
			{andere.length > 0 && (
				<span
					className={css.still}
					title={andere.map((w) => `${w.bezeichnung}: ${w.von ?? ''} → ${w.nach ?? ''}`).join('\n')}
				>
					{' '}
					{IMPORT.weitere(andere.length)}
				</span>
			)}
		</span>
	);
}
