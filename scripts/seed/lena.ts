import type { Auftrag } from './auftrag.ts';
import type { Grundlage, Stelle, Zyklusplan } from './grundlage.ts';

/** The volunteer of the demo login: seventeen, in negotiation with the first Einsatzstelle, and without a guardian yet. */
export function LENA({ zyklen, stellen, dienstarten }: Grundlage): Auftrag {
	const [stelle, zweite, dritte] = stellen as [Stelle, Stelle, Stelle];
	const zyklus = zyklen.at(-1) as Zyklusplan;
	const fsj = dienstarten.find((d) => d.key === 'FSJ') as Auftrag['dienstart'];
	const ort = (s: Stelle) => ({ stelle: s, einsatzortID: s.orte[0] as string });
	return {
		ziel: 2500,
		zyklus,
		...ort(stelle),
		weitere: [ort(zweite), ort(dritte)],
		dienstart: fsj,
		person: {
			person: {
				vorname: 'Lena Marie',
				nachname: 'Hoffmann',
				geschlecht: 'W',
				geburtsdatum: `${Number(zyklus.start.slice(0, 4)) - 17}-05-14`,
				email: 'freiwillig@demo.test',
				mobil: '+49 151 0418227',
				strasse: 'Hausertorstraße',
				hausnummer: '37a',
				plz: '35576',
				ort: 'Wetzlar',
				landID: 'DE',
				dienstartWunschID: fsj.id,
				motivation: 'Ich turne seit zehn Jahren und möchte Kinder für Bewegung begeistern.',
			},
			erziehungsberechtigte: [],
		},
	};
}
