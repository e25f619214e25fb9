/** Where a seminar could lie instead. Table: Seminarplaner, Conflicts. */
import { addiereTage } from '#domain/datum.ts';
import { ersterTag, letzterTag, type Termin } from '../seminar-felder.ts';
import { gemeinsam, imDienst, type Plan, type Planseminar, zugleich } from './plan.ts';

export const verschoben = (termine: readonly Termin[], tage: number): Termin[] =>
	termine.map((termin) => ({ ...termin, von: addiereTage(termin.von, tage), bis: addiereTage(termin.bis, tage) }));

/** The same room: named alike, and not elsewhere. */
export const selbesHaus = (
	a: Pick<Planseminar, 'ort' | 'adresse' | 'isOnline'>,
	b: Pick<Planseminar, 'ort' | 'adresse' | 'isOnline'>,
): boolean =>
	!a.isOnline &&
	!b.isOnline &&
	a.ort !== null &&
	b.ort !== null &&
	gleich(a.ort, b.ort) &&
	(a.adresse === null || b.adresse === null || gleich(a.adresse, b.adresse));

const gleich = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('de') === b.trim().toLocaleLowerCase('de');

/** Nearer weeks first, of two as near the earlier one. */
const WOCHEN = Array.from({ length: 10 }, (_, i) => [-(i + 1), i + 1]).flat();

/** The nearest week, on the same weekdays, in which nothing stands against it; null: none near enough. */
export function naechsteWoche(plan: Plan, seminar: Planseminar): Termin[] | null {
	for (const wochen of WOCHEN) {
		const termine = verschoben(seminar.termine, wochen * 7);
		if (istFrei(plan, { ...seminar, termine })) return termine;
	}
	return null;
}

/** Ahead, in the cycle and the service of its groups, on no free day, and neither people, house nor leader elsewhere. */
export function istFrei(plan: Plan, seminar: Planseminar): boolean {
	const [von, bis] = [ersterTag(seminar), letzterTag(seminar)];
	if (von === null || bis === null) return false;
	if (von <= plan.heute || von < plan.zyklus.start || bis > plan.zyklus.ende) return false;
	if (freieTage(plan, seminar).length > 0) return false;
	const gruppen = plan.gruppen.filter(({ id }) => seminar.seminargruppeIDs.includes(id));
	if (!gruppen.every((gruppe) => imDienst(gruppe, seminar))) return false;
	return !plan.seminare.some((anderes) => anderes.id !== seminar.id && stoert(anderes, seminar));
}

function stoert(anderes: Planseminar, seminar: Planseminar): boolean {
	if (!zugleich(anderes, seminar)) return false;
	return (
		anderes.seminargruppeIDs.some((id) => seminar.seminargruppeIDs.includes(id)) ||
		(anderes.leitungPersonID !== null && anderes.leitungPersonID === seminar.leitungPersonID) ||
		selbesHaus(anderes, seminar)
	);
}

/** School and public holidays it lies in. */
export function freieTage(
	{ ferien, feiertage }: Pick<Plan, 'ferien' | 'feiertage'>,
	{ termine }: Pick<Planseminar, 'termine'>,
): { readonly art: 'FERIEN' | 'FEIERTAG'; readonly name: string }[] {
	const trifft = (zeit: { von: string; bis: string }) => termine.some((termin) => gemeinsam(termin, zeit) !== null);
	return [
		...ferien.filter(trifft).map(({ bezeichnung }) => ({ art: 'FERIEN' as const, name: bezeichnung })),
		...feiertage
			.filter(({ tag }) => trifft({ von: tag, bis: tag }))
			.map(({ name }) => ({ art: 'FEIERTAG' as const, name })),
	];
}
