import { VisuallyHidden } from '@mantine/core';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { cx } from '../../../ui/cx.ts';
import { Span } from '../../../ui/span.ts';
import tabelle from '../../../ui/table/terms-table.module.css';
import { betroffene, feldname, feldwert, urheber } from './anzeige.ts';
import type { Aenderung } from './queries.ts';
import css from './vergleich.module.css';

/** Old struck through, new marked, each also said in a word; who did it last, and whom it concerns. */
export function Aenderungstabelle({ aenderungen }: { aenderungen: readonly Aenderung[] }) {
	return (
		<table className={cx(tabelle.table, css.tabelle)}>
			<thead>
				<tr>
					{[VERGLEICH.angabe, VERGLEICH.vorher, VERGLEICH.jetzt, VERGLEICH.wer, VERGLEICH.betrifft].map((kopf) => (
						<th key={kopf} scope="col">
							{kopf}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{aenderungen.map((aenderung) => (
					<Zeile key={aenderung.feld} aenderung={aenderung} />
				))}
			</tbody>
		</table>
	);
}

function Zeile({ aenderung }: { aenderung: Aenderung }) {
	const { feld, von, nach, schritte } = aenderung;
	const letzter = schritte.at(-1);
	const zuletzt = letzter && urheber(letzter);
	return (
		<tr>
			<th scope="row">{feldname(feld)}</th>
			<td>
				<del className={css.alt}>
					<VisuallyHidden>{VERGLEICH.alt} </VisuallyHidden>
					{feldwert(feld, von)}
				</del>
			</td>
			<td>
				<ins className={tabelle.new}>
					<VisuallyHidden>{VERGLEICH.neu} </VisuallyHidden>
					{feldwert(feld, nach)}
				</ins>
			</td>
			<td>
				{zuletzt?.wer}
				<Span variant="note" display="block">
					{zuletzt?.wann}
					{schritte.length > 1 && `, ${VERGLEICH.davor(schritte.length - 1)}`}
				</Span>
			</td>
			<td className={css.betrifft}>{betroffene(aenderung)}</td>
		</tr>
	);
}
