import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { legeSeminarAn, type NeuesSeminar, veroeffentlicheSeminar } from '#domain/seminar/entscheidungen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';

/** A published seminar of the cycle `z`, as somebody plans it; five days in October 2025. */
export function seminar(eingabe: NeuesSeminar = {}, id = 'sem', danach: readonly SeminarEreignis[] = []): Seminar {
	const angelegt = legeSeminarAn(seminarAggregat.start(id), 'z', {
		bezeichnung: 'Einführung Grünberg',
		seminartypID: 'EINFUEHRUNG',
		termine: [{ von: '2025-10-06', bis: '2025-10-10', beginn: null, ende: null }],
		geplanteTage: 50,
		ort: 'Sporthaus Grünberg',
		...eingabe,
	});
	const bisher = falte(seminarAggregat, id, aufgezeichnet(angelegt));
	return falte(seminarAggregat, id, aufgezeichnet([...angelegt, ...veroeffentlicheSeminar(bisher, 0), ...danach]));
}
