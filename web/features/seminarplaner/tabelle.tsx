import { VisuallyHidden } from '@mantine/core';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import type { Konflikt, Plangruppe, Planseminar } from './queries.ts';

interface PlantabelleProps {
	gruppen: readonly Plangruppe[];
	seminare: readonly Planseminar[];
	/** Those for nobody in particular. */
	offene: readonly Planseminar[];
	konflikteVon: (seminarID: string) => readonly Konflikt[];
}

const W = T.tabelle;

/** What the time line shows, as a table for those who don't see it. */
export function Plantabelle({ gruppen, seminare, offene, konflikteVon }: PlantabelleProps) {
	const worte = (ihre: readonly Planseminar[]) =>
		ihre
			.toSorted((a, b) => (a.von ?? '9999').localeCompare(b.von ?? '9999'))
			.map((seminar) => satz(seminar, konflikteVon(seminar.id)))
			.join('; ') || W.keine;
	return (
		<VisuallyHidden component="div">
			<table>
				<caption>{W.titel}</caption>
				<thead>
					<tr>
						{[W.gruppe, W.pflicht, W.geplant, W.moeglich, W.fehlen, W.seminare].map((kopf) => (
							<th key={kopf} scope="col">
								{kopf}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{gruppen.map(({ id, bezeichnung, pflicht, geplant, moeglich, fehlen }) => (
						<tr key={id}>
							<th scope="row">{bezeichnung}</th>
							{pflicht === 0 ? (
								<td colSpan={4}>{T.abdeckung.ohne}</td>
							) : (
								Object.entries({ pflicht, geplant, moeglich, fehlen }).map(([was, n]) => <td key={was}>{W.tage(n)}</td>)
							)}
							<td>{worte(seminare.filter((s) => s.seminargruppeIDs.includes(id)))}</td>
						</tr>
					))}
					<tr>
						<th scope="row">{T.offene}</th>
						<td colSpan={4} />
						<td>{worte(offene)}</td>
					</tr>
				</tbody>
			</table>
		</VisuallyHidden>
	);
}

function satz({ bezeichnung, von, bis, status, belegt, maxTeilnehmer }: Planseminar, konflikte: readonly Konflikt[]) {
	const zeit = von && bis ? spanne({ von, bis }) : T.ohneZeit;
	return [bezeichnung, zeit, T.status[status], T.belegt(belegt, maxTeilnehmer), ...konflikte.map((k) => k.titel)].join(
		', ',
	);
}
