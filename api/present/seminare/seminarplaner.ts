import type { seminarplaner } from '#api/contract/seminare/planer.ts';
import { abdeckung } from '#domain/seminar/planer/abdeckung.ts';
import { konflikte } from '#domain/seminar/planer/konflikte.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type { Zyklusplan } from '#projections/queries/seminare/plan.ts';
import type { Ausgang } from '../../contract/route.ts';

type Planer = Ausgang<typeof seminarplaner.holeSeminarplaner>['data'];
type Rahmen = Omit<Planer, 'gruppen' | 'seminare' | 'konflikte' | 'ferien' | 'feiertage' | 'heute'>;

/** Days for tenths. */
export function zeigePlaner(plan: Zyklusplan, rahmen: Rahmen): Planer {
	const jeGruppe = abdeckung(plan);
	const mitglieder = new Map(plan.gruppen.map((gruppe) => [gruppe.id, gruppe.mitglieder]));
	return {
		...rahmen,
		heute: plan.heute,
		gruppen: plan.gruppen.map(({ brauchtAbschluss: _, pflicht, dienstarten, dienstartIDs, ...gruppe }) => {
			const { geplant = 0, moeglich = 0, fehlen = 0 } = jeGruppe.get(gruppe.id) ?? {};
			const tage = { pflicht: pflicht / 10, geplant: geplant / 10, moeglich: moeglich / 10, fehlen: fehlen / 10 };
			return { ...gruppe, dienstarten: [...dienstarten], dienstartIDs: [...dienstartIDs], ...tage };
		}),
		seminare: plan.seminare.map(({ adresse: _a, leitungPersonID: _l, angemeldet, ...seminar }) => ({
			...seminar,
			geplanteTage: seminar.geplanteTage / 10,
			seminargruppeIDs: [...seminar.seminargruppeIDs],
			dienstartIDs: [...seminar.dienstartIDs],
			belegt:
				seminar.status === SEMINAR.nr.Geplant
					? seminar.seminargruppeIDs.reduce((summe, id) => summe + (mitglieder.get(id) ?? 0), 0)
					: angemeldet,
		})),
		ferien: [...plan.ferien],
		feiertage: [...plan.feiertage],
		konflikte: konflikte(plan),
	};
}
