import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Bettangaben, Hausangaben, HausEreignis, Raumart } from './ereignisse.ts';

export interface Raum {
	readonly id: string;
	/** Empty where it has been erased. */
	readonly bezeichnung: string;
	readonly betten: number;
	readonly fuer: Raumart;
	readonly isBarrierefrei: boolean;
}

export interface Bett extends Readonly<Bettangaben> {
	readonly gastID: string;
}

export interface Gastangaben extends Readonly<Hausangaben> {
	readonly gastID: string;
}

/** Where a seminar sleeps. */
export interface Haus {
	/** As they were entered. */
	readonly raeume: readonly Raum[];
	readonly betten: readonly Bett[];
	readonly angaben: readonly Gastangaben[];
	/** Persons who lead beside the leader. */
	readonly team: readonly string[];
	/** There is something personal that its term ends. */
	readonly hatAngaben: boolean;
	/** The day on which that ended; null: it hasn't. */
	readonly geloeschtAm: string | null;
}

export const LEERES_HAUS: Haus = {
	raeume: [],
	betten: [],
	angaben: [],
	team: [],
	hatAngaben: false,
	geloeschtAm: null,
};

const HAUSEREIGNISSE: ReadonlySet<string> = new Set<HausEreignis['type']>([
	'RaumAngelegt',
	'RaumGeaendert',
	'RaumEntfernt',
	'BettVergeben',
	'BettAufgegeben',
	'HausangabenErfasst',
	'HausteamGesetzt',
	'SeminardatenGeloescht',
]);
export const istHausEreignis = (e: { readonly type: string }): e is Aufgezeichnet<HausEreignis> =>
	HAUSEREIGNISSE.has(e.type);

export function evolveHaus(haus: Haus, e: HausEreignis): Haus {
	switch (e.type) {
		case 'RaumAngelegt':
			return { ...haus, raeume: [...haus.raeume, raumAus(e.facts, e.person?.bezeichnung ?? '')] };
		case 'RaumGeaendert':
			return {
				...haus,
				raeume: haus.raeume.map((r) =>
					r.id === e.facts.raumID ? raumAus(e.facts, e.person?.bezeichnung ?? r.bezeichnung) : r,
				),
			};
		case 'RaumEntfernt':
			return {
				...haus,
				raeume: haus.raeume.filter(({ id }) => id !== e.facts.raumID),
				betten: haus.betten.filter(({ raumID }) => raumID !== e.facts.raumID),
			};
		case 'BettVergeben':
			return mitTeil(haus, 'betten', e.facts.gastID, e.person);
		case 'BettAufgegeben':
			return mitTeil(haus, 'betten', e.facts.gastID, null);
		case 'HausangabenErfasst':
			return mitTeil(haus, 'angaben', e.facts.gastID, e.person);
		case 'HausteamGesetzt':
			return { ...haus, team: e.facts.personIDs };
		case 'SeminardatenGeloescht':
			return { ...haus, betten: [], angaben: [], hatAngaben: false, geloeschtAm: e.facts.am };
	}
}

const raumAus = (
	{ raumID, betten, fuer, isBarrierefrei }: Extract<HausEreignis, { type: 'RaumAngelegt' }>['facts'],
	bezeichnung: string,
): Raum => ({ id: raumID, bezeichnung, betten, fuer, isBarrierefrei });

function mitTeil<T extends 'betten' | 'angaben'>(
	haus: Haus,
	teil: T,
	gastID: string,
	neu: Omit<Haus[T][number], 'gastID'> | null,
): Haus {
	const andere = haus[teil].filter((einer) => einer.gastID !== gastID);
	const danach = { ...haus, [teil]: neu === null ? andere : [...andere, { gastID, ...neu }] };
	return neu === null ? danach : { ...danach, hatAngaben: true };
}

/** What of it belongs to these; everybody else has left. */
export function nurVon(haus: Haus, gaeste: ReadonlySet<string>): Haus {
	const bleibt = ({ gastID }: { readonly gastID: string }) => gaeste.has(gastID);
	const { betten, angaben } = haus;
	return betten.every(bleibt) && angaben.every(bleibt)
		? haus
		: { ...haus, betten: betten.filter(bleibt), angaben: angaben.filter(bleibt) };
}
