/** Where the middle of a group lies. */
import { kleinster } from '#domain/beliebig-viele.ts';
import { entfernungKm } from '#domain/geo/entfernung.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import type { Gruppe, Person } from './beteiligte.ts';
import { darfIn } from './zulassung.ts';

/** Of whose members nothing is known lies where those are who come; null: nobody knows. */
export type Mitten = readonly (Punkt | null)[];

export const mitten = (personen: readonly Person[], gruppen: readonly Gruppe[], zuordnung: readonly number[]): Mitten =>
	gruppen.map((gruppe, g) => eigene(gruppe) ?? mitte(personen.filter((_, p) => zuordnung[p] === g)));

/** To begin with, groups without members lie as far from one another as those who could come. */
export function ersteMitten(personen: readonly Person[], gruppen: readonly Gruppe[]): Mitten {
	const alle: (Punkt | null)[] = gruppen.map(eigene);
	for (const [g, gruppe] of gruppen.entries()) {
		if (alle[g]) continue;
		const orte = personen.flatMap((p) => (p.ort && darfIn(p, gruppe) ? [p.ort] : []));
		const bekannte = alle.filter((m) => m !== null);
		alle[g] = entferntester(orte, bekannte.length > 0 ? bekannte : [schnitt(orte)].filter((m) => m !== null));
	}
	return alle;
}

const eigene = ({ mitglieder }: Gruppe): Punkt | null => mitte(mitglieder);

const mitte = (wer: readonly Pick<Person, 'ort'>[]): Punkt | null => schnitt(wer.flatMap(({ ort }) => ort ?? []));

function schnitt(orte: readonly Punkt[]): Punkt | null {
	if (orte.length === 0) return null;
	const summe = (was: keyof Punkt) => orte.reduce((s, ort) => s + ort[was], 0);
	return { lat: summe('lat') / orte.length, lon: summe('lon') / orte.length };
}

function entferntester(orte: readonly Punkt[], von: readonly Punkt[]): Punkt | null {
	let bester: { readonly ort: Punkt; readonly km: number } | null = null;
	for (const ort of orte) {
		const km = kleinster(von.map((punkt) => entfernungKm(ort, punkt)));
		if (!bester || km > bester.km) bester = { ort, km };
	}
	return bester?.ort ?? null;
}
