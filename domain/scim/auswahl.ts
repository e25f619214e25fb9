/** Which attributes of a resource are asked for (RFC 7644 §3.9), and which part of a list (§3.4.2.4). */
import { istObjekt, liesPfad, namensform, type Pfad, type Ressource } from './attribut.ts';

/** Always there (`returned: always`). */
const IMMER = ['schemas', 'id'];
const HOECHSTENS = 200;

export interface Auswahl {
	readonly attributes?: string | undefined;
	readonly excludedAttributes?: string | undefined;
}

type Mindestens = Ressource & { readonly id: string; readonly schemas: string[] };
/** What is left of a resource when not all of it is asked for. */
type Gewaehlt<R extends Mindestens> = Pick<R, 'id' | 'schemas'> & Partial<R>;

export function waehle<R extends Mindestens>(ressource: R, { attributes, excludedAttributes }: Auswahl): Gewaehlt<R> {
	const nur = pfade(attributes);
	if (nur.length > 0) return gefiltert(ressource, nur) as Gewaehlt<R>;
	const weg = pfade(excludedAttributes);
	return weg.length > 0 ? (ohne(ressource, weg) as Gewaehlt<R>) : ressource;
}

const pfade = (liste = ''): readonly Pfad[] =>
	liste
		.slice(0, 4000)
		.split(',')
		.flatMap((name) => liesPfad(name.trim()) ?? []);

function gefiltert(ressource: Ressource, nur: readonly Pfad[]): Ressource {
	const neu: Ressource = {};
	for (const [name, wert] of Object.entries(ressource)) {
		const gemeinte = nur.filter(({ attribut }) => attribut.toLowerCase() === name.toLowerCase());
		const teile = gemeinte.flatMap(({ unter }) => unter ?? []);
		if (IMMER.includes(name) || gemeinte.length > teile.length) neu[name] = wert;
		else if (teile.length > 0) neu[name] = jeEintrag(wert, (eintrag) => mitTeilen(eintrag, teile));
	}
	return neu;
}

function ohne(ressource: Ressource, weg: readonly Pfad[]): Ressource {
	const neu = { ...ressource };
	for (const { attribut, unter } of weg) {
		const name = namensform(neu, attribut);
		if (IMMER.includes(name) || !Object.hasOwn(neu, name)) continue;
		if (unter === null) delete neu[name];
		else neu[name] = jeEintrag(neu[name], (eintrag) => ohneTeil(eintrag, unter));
	}
	return neu;
}

const jeEintrag = (wert: unknown, tue: (eintrag: Ressource) => Ressource): unknown => {
	if (Array.isArray(wert)) return wert.map((eintrag) => (istObjekt(eintrag) ? tue(eintrag) : eintrag));
	return istObjekt(wert) ? tue(wert) : wert;
};

const mitTeilen = (eintrag: Ressource, teile: readonly string[]): Ressource =>
	Object.fromEntries(
		Object.entries(eintrag).filter(([name]) => teile.some((teil) => teil.toLowerCase() === name.toLowerCase())),
	);

function ohneTeil(eintrag: Ressource, teil: string): Ressource {
	const { [namensform(eintrag, teil)]: _, ...rest } = eintrag;
	return rest;
}

export interface Abschnitt {
	readonly startIndex?: string | number | undefined;
	readonly count?: string | number | undefined;
}

/** From the first on, counted from 1; a wrong number is the nearest right one. */
export function abschnitt<T>(alle: readonly T[], { startIndex, count }: Abschnitt) {
	const ab = Math.max(1, ganz(startIndex) ?? 1);
	const anzahl = Math.min(HOECHSTENS, Math.max(0, ganz(count) ?? HOECHSTENS));
	const teil = alle.slice(ab - 1, ab - 1 + anzahl);
	return { totalResults: alle.length, startIndex: ab, itemsPerPage: teil.length, teil };
}

function ganz(wert: string | number | undefined): number | null {
	const zahl = wert === undefined || wert === '' ? Number.NaN : Math.trunc(Number(wert));
	return Number.isSafeInteger(zahl) ? zahl : null;
}
