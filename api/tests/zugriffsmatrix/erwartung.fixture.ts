import { ROUTES } from '#api/contract/contract.ts';
import type { Definition, Methode } from '#api/contract/route.ts';
import type { Kleinportal } from '#api/tests/test-portal.fixture.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

/** What a role gets: everything there is, its own, nothing, or what the call's one-time token opens. */
export type Zelle = 'x' | 'o' | '-' | 't';
export const SPALTEN = ['OEFFENTLICH', 'FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN', 'SYSTEMADMIN'] as const;
export type Spalte = (typeof SPALTEN)[number];

type Inhalt = (t: Kleinportal, objekte: Readonly<Record<string, string>>) => unknown;

/** One call, what it is asked with, and what each role gets. */
export interface Erwartung {
	readonly methode: Methode;
	/** The objects it is about in braces: `/v1/freiwilliger/{freiwilliger}`. */
	readonly pfad: string;
	readonly rechte: Readonly<Record<Spalte, Zelle>>;
	readonly body: Inhalt | undefined;
	/** Where the body isn't JSON. */
	readonly kopf: Readonly<Record<string, string>>;
	/** What is asked for, where the body decides and not the path. */
	readonly aktion: Aktion;
	/** Kinds of things it is about, by the names in the path and by those in the body. */
	readonly gegenstaende: readonly string[];
	/** There may be no such thing for who asks: then his own is missing, too. */
	readonly kannFehlen: boolean;
	/** Of the volunteers here a site sees nothing of that yet: it begins with the agreement. */
	readonly abEinigung: boolean;
	/** Afterwards no view is open any more, so that nobody asks in one. */
	readonly beendetAnsichten: boolean;
	readonly definition: Definition;
}

interface Wahl {
	readonly aktion?: Aktion;
	readonly imBody?: readonly string[];
	readonly kopf?: Readonly<Record<string, string>>;
	readonly kannFehlen?: true;
	readonly abEinigung?: true;
	readonly beendetAnsichten?: true;
}

const AUFRUFE = Object.values(ROUTES) as unknown as readonly Definition[];
const teile = (pfad: string): string[] => (pfad.split('?')[0] ?? '').split('/');
const statisch = (pfad: string): number => teile(pfad).filter((teil) => !teil.startsWith('{')).length;

/**
 * A line of the table. `rechte`: public, FREIWILLIGER, MA_VEREIN, MA_VERWALTUNG, ADMIN and, where it isn't as ADMIN,
 * SYSTEMADMIN.
 */
export function zeile(aufruf: `${Methode} ${string}`, rechte: string, body?: Inhalt, wahl: Wahl = {}): Erwartung {
	const [methode, pfad] = aufruf.split(' ') as [Methode, string];
	const definition = findeAufruf(methode, pfad);
	const zellen = rechte.split(' ') as Zelle[];
	const je = SPALTEN.map((spalte, i) => [spalte, zellen[i] ?? zellen.at(-1)]);
	const imPfad = [...pfad.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter((name) => name !== 'token');
	return {
		methode,
		pfad,
		rechte: Object.fromEntries(je),
		body,
		kopf: wahl.kopf ?? {},
		aktion: wahl.aktion ?? definition.action,
		gegenstaende: [...imPfad, ...(wahl.imBody ?? [])],
		kannFehlen: wahl.kannFehlen ?? false,
		abEinigung: wahl.abEinigung ?? false,
		beendetAnsichten: wahl.beendetAnsichten ?? false,
		definition,
	};
}

/** A name in braces stands for a parameter, and so may a value. */
function findeAufruf(methode: Methode, pfad: string): Definition {
	const gefragt = teile(pfad);
	const passt = (d: Definition) => {
		const eigene = teile(d.path);
		return eigene.length === gefragt.length && eigene.every((teil, i) => teil.startsWith('{') || teil === gefragt[i]);
	};
	const passend = AUFRUFE.filter((d) => d.method === methode && passt(d));
	const [genau] = passend.sort((a, b) => statisch(b.path) - statisch(a.path));
	if (!genau) throw new Error(`${methode} ${pfad} ist kein Aufruf des Portals`);
	return genau;
}

/** Calls that no line of the table speaks of. */
export function ohneErwartung(zeilen: readonly Erwartung[]): string[] {
	const mit = new Set(zeilen.map(({ definition }) => definition));
	return AUFRUFE.filter((d) => !mit.has(d)).map((d) => `${d.method} ${d.path}`);
}
