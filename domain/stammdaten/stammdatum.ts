import type { z } from 'zod';
import type { Aggregat } from '#domain/aggregat.ts';
import type { Ereignis, EreignisVon, Fakt, PersonArt } from '#domain/ereignis.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Aenderungen, StammdatenEreignis } from './ereignisse.ts';
import { pruefeFelder } from './pruefe-felder.ts';

/** A record of master data as it stands. */
export interface Stammsatz<Felder extends object> {
	readonly id: string;
	existiert: boolean;
	isAktiv: boolean;
	geloescht: boolean;
	felder: Felder;
	/** Stream version of the last event. */
	version: number;
}

/** A kind of master data: everything in which one kind differs from another. */
export interface Stammdatenart<Name extends string, Felder extends object> {
	/** Names the streams and, with a participle, the events. */
	readonly name: Name;
	/** Last part of the path of its calls. */
	readonly key: string;
	readonly label: string;
	readonly schema: z.ZodType<Felder>;
	/** Values of a record before its first event, and of its texts after their erasure. */
	readonly leer: Felder;
	/** Fields that go into the personal part of the events. */
	readonly texte: readonly (keyof Felder & string)[];
	readonly art: PersonArt;
	/** Fields of other streams that refer to such a record. */
	readonly verwendetIn: readonly string[];
	/** Records the portal comes with, by id: there without an event, changed like others, never deleted. */
	readonly vorgaben?: ReadonlyMap<string, Felder>;
	/** Id of a new record where one of its fields is its id; such a record is deactivated, never deleted. */
	readonly kennung?: (felder: Felder) => string;
	/** What no two records of a list share; left out: their label. */
	readonly merkmal?: (felder: Felder) => string;
}

/** Streams and decisions of one kind of master data. */
export interface Stammdatum<Name extends string, Felder extends object> extends Stammdatenart<Name, Felder> {
	readonly aggregat: Aggregat<Stammsatz<Felder>, StammdatenEreignis<Name, Felder>>;
	erfasse(satz: Stammsatz<Felder>, felder: Felder): StammdatenEreignis<Name, Felder>[];
	/** Appends nothing when no value changes. */
	aendere(satz: Stammsatz<Felder>, werte: Partial<Felder>): StammdatenEreignis<Name, Felder>[];
	setzeAktiv(satz: Stammsatz<Felder>, isAktiv: boolean, akteur: Akteur): StammdatenEreignis<Name, Felder>[];
	loesche(satz: Stammsatz<Felder>): StammdatenEreignis<Name, Felder>[];
}

export function stammdatum<const Name extends string, Felder extends object>(
	beschreibung: Stammdatenart<Name, Felder>,
): Stammdatum<Name, Felder> {
	type E = StammdatenEreignis<Name, Felder>;
	const { name, schema, texte, art } = beschreibung;
	const erzeuge = (
		verb: string,
		id: string,
		facts: object = {},
		person: object | null = null,
	): StammdatenEreignis<Name, Felder> => {
		const personenteil = person && { person, betroffener: id, art };
		return {
			person: null,
			betroffener: null,
			art: null,
			...personenteil,
			type: `${name}${verb}`,
			schema: 1,
			facts,
		} as E;
	};

	return {
		...beschreibung,
		aggregat: stammdatenAggregat(beschreibung),

		erfasse(satz, felder) {
			const [fakten, worte] = trenne(pruefeFelder(schema, felder), texte);
			return [erzeuge('Erfasst', satz.id, { werte: fakten }, worte && { werte: worte })];
		},

		aendere(satz, werte) {
			const neu = pruefeFelder(schema, { ...satz.felder, ...werte });
			const [fakten, worte] = trenne(unterschied(satz.felder, neu), texte);
			if (!worte && Object.keys(fakten).length === 0) return [];
			return [erzeuge('Geaendert', satz.id, { aenderungen: fakten }, worte && { aenderungen: worte })];
		},

		setzeAktiv(satz, isAktiv, akteur) {
			if (satz.isAktiv === isAktiv) return [];
			if (!isAktiv && akteur.art !== 'SYSTEM' && !hatRolle(akteur, 'ADMIN')) throw nurAdministratoren();
			return [erzeuge(isAktiv ? 'Aktiviert' : 'Deaktiviert', satz.id)];
		},

		loesche: (satz) => (satz.geloescht ? [] : [erzeuge('Geloescht', satz.id)]),
	};
}

/** Folds the events of one kind of master data. */
function stammdatenAggregat<const Name extends string, Felder extends object>({
	name,
	leer,
	texte,
	art,
	vorgaben,
}: Stammdatenart<Name, Felder>): Aggregat<Stammsatz<Felder>, StammdatenEreignis<Name, Felder>> {
	const verben = {
		[`${name}Erfasst`](satz: Stammsatz<Felder>, e: Ereignis) {
			satz.existiert = true;
			for (const teil of [e.facts, e.person]) Object.assign(satz.felder, teilVon<Partial<Felder>>(teil, 'werte'));
		},
		[`${name}Geaendert`](satz: Stammsatz<Felder>, e: Ereignis) {
			for (const teil of [e.facts, e.person])
				for (const [feld, { nach }] of Object.entries(teilVon<Record<string, { nach: Fakt }>>(teil, 'aenderungen')))
					Object.assign(satz.felder, { [feld]: nach });
		},
		[`${name}Deaktiviert`](satz: Stammsatz<Felder>) {
			satz.isAktiv = false;
		},
		[`${name}Aktiviert`](satz: Stammsatz<Felder>) {
			satz.isAktiv = true;
		},
		[`${name}Geloescht`](satz: Stammsatz<Felder>) {
			satz.geloescht = true;
			satz.isAktiv = false;
		},
		PersonenbezugGeloescht(satz: Stammsatz<Felder>, e: Ereignis) {
			const { betroffener, arten } = (e as EreignisVon<typeof PersonenbezugGeloescht>).facts;
			if (betroffener !== satz.id || !arten.includes(art)) return;
			for (const feld of texte) satz.felder[feld] = leer[feld];
		},
	};
	return {
		name,
		maschinen: [],
		start: (id) => ({
			id,
			existiert: vorgaben?.has(id) ?? false,
			isAktiv: true,
			geloescht: false,
			felder: { ...(vorgaben?.get(id) ?? leer) },
			version: 0,
		}),
		evolve(satz, e) {
			satz.version = e.version;
			verben[e.type]?.(satz, e);
		},
	};
}

function teilVon<T extends object>(teil: object | null, schluessel: string): T {
	return ((teil as Record<string, T> | null)?.[schluessel] ?? {}) as T;
}

/** Splits values into facts and texts; no text: null. */
function trenne<W extends object>(werte: W, texte: readonly string[]): [fakten: Partial<W>, worte: Partial<W> | null] {
	const eintraege = Object.entries(werte);
	const worte = eintraege.filter(([feld]) => texte.includes(feld));
	const fakten = eintraege.filter(([feld]) => !texte.includes(feld));
	return [Object.fromEntries(fakten) as Partial<W>, worte.length ? (Object.fromEntries(worte) as Partial<W>) : null];
}

export function unterschied<Felder extends object>(alt: Felder, neu: Felder): Aenderungen<Felder> {
	const felder = Object.keys(neu) as (keyof Felder)[];
	const anders = felder.filter((feld) => inhalt(alt[feld]) !== inhalt(neu[feld]));
	return Object.fromEntries(anders.map((feld) => [feld, { von: alt[feld], nach: neu[feld] }])) as Aenderungen<Felder>;
}

/** What was stored has its keys in the order of the store. */
const inhalt = (wert: unknown): string =>
	JSON.stringify(wert, (_, teil: unknown) => (istObjekt(teil) ? sortiert(teil) : teil));
const istObjekt = (wert: unknown): wert is object => typeof wert === 'object' && wert !== null && !Array.isArray(wert);
const sortiert = (objekt: object) =>
	Object.fromEntries(Object.entries(objekt).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function nurAdministratoren(): Abgelehnt {
	const text = 'Nur Administratoren dürfen Stammdaten deaktivieren.';
	return new Abgelehnt([{ code: 'RECHT', text, http: 403, behebbarDurch: ['ADMIN'] }]);
}
