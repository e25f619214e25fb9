import { entfernungKm } from '#domain/geo/entfernung.ts';
import type { Gruppe, Person } from './beteiligte.ts';
import type { Mitten } from './schwerpunkt.ts';
import { hindernisse } from './termine.ts';
import { darfIn, freie } from './zulassung.ts';

/** Why somebody goes to this group, or to none. */
export type Grund =
	/** There is no other one for his Dienstart. */
	| { readonly art: 'EINZIGE' }
	| { readonly art: 'NAECHSTE' }
	| { readonly art: 'FERNER'; readonly naeher: string; readonly naeherKm: number; readonly weil: Umstand | null }
	| { readonly art: 'ORT_UNBEKANNT' }
	/** Chosen by hand, and not allowed. */
	| { readonly art: 'FALSCHE_DIENSTART' | 'ZU_VIELE' }
	| { readonly art: 'KEINE_DIENSTART' | 'KEINE_GRUPPE' | 'VOLL' | 'WARTELISTE' }
	/** Though there were a place. */
	| { readonly art: 'OHNE' };

/** Why the nearer group isn't his. */
export type Umstand = 'VOLL' | 'WARTELISTE' | 'TERMINE' | 'EINSATZSTELLE' | 'GROESSE';

export interface Zuweisungszeile {
	readonly freiwilligerID: string;
	readonly gruppeID: string | null;
	/** The rules of joining allow it. */
	readonly geht: boolean;
	readonly grund: Grund;
	/** To the middle of the group, as the crow flies. */
	readonly km: number | null;
	/** Others of his Einsatzstelle in it. */
	readonly gemeinsam: number;
	/** Seminars of the group outside his service, and of the others those at the time of something else. */
	readonly ausserhalb: number;
	readonly zugleich: number;
}

/** In the order of the persons: a place the ones before have taken isn't there any more. */
export function begruende(
	personen: readonly Person[],
	gruppen: readonly Gruppe[],
	zuordnung: readonly number[],
	mitten: Mitten,
): Zuweisungszeile[] {
	const [stand, bisher] = [zaehle(personen, gruppen, zuordnung), gruppen.map(() => 0)];
	return personen.map((person, p): Zuweisungszeile => {
		const g = zuordnung[p] ?? -1;
		const gruppe = gruppen[g];
		const wer = { person, gruppen, mitten, stand, eigene: g };
		if (!gruppe) return { ...OHNE, freiwilligerID: person.id, grund: ohneGruppe(wer) };
		const istDa = (bisher[g] ?? 0) < freie(gruppe);
		const darf = darfIn(person, gruppe);
		const geht = darf && istDa;
		if (geht) bisher[g] = (bisher[g] ?? 0) + 1;
		return {
			freiwilligerID: person.id,
			gruppeID: gruppe.id,
			geht,
			grund: geht ? warum(wer) : { art: darf ? 'ZU_VIELE' : 'FALSCHE_DIENSTART' },
			km: wegZu(wer, g),
			gemeinsam: gemeinsame(wer, g),
			...hindernisse(person, gruppe),
		};
	});
}

const OHNE = { gruppeID: null, geht: false, km: null, gemeinsam: 0, ausserhalb: 0, zugleich: 0 } as const;

interface Blick {
	readonly person: Person;
	readonly gruppen: readonly Gruppe[];
	readonly mitten: Mitten;
	readonly stand: Stand;
	/** The place of his group; -1: none. */
	readonly eigene: number;
}

/** As it will be, by group. */
interface Stand {
	readonly groesse: readonly number[];
	readonly neue: readonly number[];
	/** How many of which Einsatzstelle. */
	readonly stellen: readonly ReadonlyMap<string, number>[];
}

function ohneGruppe({ person, gruppen, stand }: Blick): Grund {
	const erlaubte = [...gruppen.entries()].filter(([, gruppe]) => darfIn(person, gruppe));
	if (erlaubte.some(([g, gruppe]) => istFrei(gruppe, g, stand))) return { art: 'OHNE' };
	if (erlaubte.length === 0) return { art: person.dienstartID === null ? 'KEINE_DIENSTART' : 'KEINE_GRUPPE' };
	return { art: erlaubte.some(([, { wartend }]) => wartend > 0) ? 'WARTELISTE' : 'VOLL' };
}

function warum(blick: Blick): Grund {
	const { person, gruppen, mitten, eigene: g } = blick;
	const erlaubte = [...gruppen.keys()].filter((h) => darfIn(person, gruppen[h] as Gruppe));
	if (erlaubte.length === 1) return { art: 'EINZIGE' };
	const km = wegZu(blick, g);
	if (km === null) return { art: 'ORT_UNBEKANNT' };
	const wege = erlaubte.flatMap((h) => (mitten[h] && h !== g ? [{ h, km: wegZu(blick, h) ?? 0 }] : []));
	const [naechste] = wege.filter((weg) => weg.km < km).sort((a, b) => a.km - b.km || a.h - b.h);
	if (!naechste) return { art: 'NAECHSTE' };
	const naeher = gruppen[naechste.h] as Gruppe;
	return { art: 'FERNER', naeher: naeher.id, naeherKm: naechste.km, weil: weil(blick, naechste.h) };
}

function weil(blick: Blick, h: number): Umstand | null {
	const { person, gruppen, stand, eigene: g } = blick;
	const [hier, dort] = [gruppen[g] as Gruppe, gruppen[h] as Gruppe];
	if (dort.wartend > 0) return 'WARTELISTE';
	if (!istFrei(dort, h, stand)) return 'VOLL';
	const stoerende = (gruppe: Gruppe) => Object.values(hindernisse(person, gruppe)).reduce((s, n) => s + n, 0);
	if (stoerende(dort) > stoerende(hier)) return 'TERMINE';
	if (gemeinsame(blick, g) > 0 && gemeinsame(blick, h) === 0) return 'EINSATZSTELLE';
	return (stand.groesse[h] ?? 0) >= (stand.groesse[g] ?? 0) ? 'GROESSE' : null;
}

const istFrei = (gruppe: Gruppe, g: number, { neue }: Stand): boolean => (neue[g] ?? 0) < freie(gruppe);

function wegZu({ person, mitten }: Blick, g: number): number | null {
	const mitte = mitten[g];
	return person.ort && mitte ? entfernungKm(person.ort, mitte) : null;
}

function gemeinsame({ person, stand, eigene }: Blick, g: number): number {
	const alle = stand.stellen[g]?.get(person.einsatzstelleID ?? '') ?? 0;
	return g === eigene && person.einsatzstelleID !== null ? alle - 1 : alle;
}

function zaehle(personen: readonly Person[], gruppen: readonly Gruppe[], zuordnung: readonly number[]): Stand {
	const je = gruppen.map((_, g) => personen.filter((_p, p) => zuordnung[p] === g));
	return {
		groesse: gruppen.map(({ mitglieder }, g) => mitglieder.length + (je[g]?.length ?? 0)),
		neue: je.map(({ length }) => length),
		stellen: gruppen.map(({ mitglieder }, g) => {
			const zahlen = new Map<string, number>();
			for (const { einsatzstelleID: id } of [...mitglieder, ...(je[g] ?? [])]) {
				if (id !== null) zahlen.set(id, (zahlen.get(id) ?? 0) + 1);
			}
			return zahlen;
		}),
	};
}
