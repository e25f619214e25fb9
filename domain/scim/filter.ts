/** Filters as RFC 7644 §3.4.2.2 writes them, read in one go from left to right. */
import { alsListe, attribut, istObjekt, liesPfad, type Pfad, type Ressource, wahrheit, wertVon } from './attribut.ts';
import { type ScimTyp, scimVerstoss } from './verstoss.ts';

const OPERATOREN = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Operator = (typeof OPERATOREN)[number];
type Vergleichswert = string | number | boolean | null;

export type Filter =
	| { readonly art: 'und' | 'oder'; readonly teile: readonly Filter[] }
	| { readonly art: 'nicht'; readonly teil: Filter }
	/** Has a value (`pr`). */
	| { readonly art: 'hat'; readonly pfad: Pfad }
	| { readonly art: 'vergleich'; readonly pfad: Pfad; readonly op: Operator; readonly wert: Vergleichswert }
	/** One and the same entry of a list meets it: `emails[type eq "work"]`. */
	| { readonly art: 'eintrag'; readonly pfad: Pfad; readonly filter: Filter };

/** Where a change goes: `emails[type eq "work"].value`. */
export interface Ziel {
	readonly pfad: Pfad;
	readonly filter: Filter | null;
}

const LAENGE = 2000;
const TIEFE = 10;
const ZEICHEN = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

interface Wort {
	readonly art: 'zeichen' | 'text' | 'wort';
	readonly text: string;
}

class Leser {
	private readonly worte: readonly Wort[];
	private stelle = 0;
	readonly typ: ScimTyp;

	constructor(text: string, typ: ScimTyp) {
		this.typ = typ;
		if (text.length > LAENGE) throw scimVerstoss(typ, `Der Filter ist länger als ${LAENGE} Zeichen.`);
		this.worte = this.zerlege(text.trim());
	}

	private zerlege(text: string): Wort[] {
		const worte: Wort[] = [];
		ZEICHEN.lastIndex = 0;
		while (ZEICHEN.lastIndex < text.length) {
			const { lastIndex } = ZEICHEN;
			const treffer = ZEICHEN.exec(text);
			if (!treffer) throw this.fehler(text.slice(lastIndex, lastIndex + 20));
			const [, zeichen, inAnfuehrung, wort = ''] = treffer;
			if (zeichen !== undefined) worte.push({ art: 'zeichen', text: zeichen });
			else if (inAnfuehrung !== undefined) worte.push({ art: 'text', text: inAnfuehrung });
			else worte.push({ art: 'wort', text: wort });
		}
		return worte;
	}

	fehler(bei = this.worte[this.stelle]?.text): Error {
		const wo = bei === undefined ? 'am Ende' : `bei „${bei.slice(0, 50)}“`;
		return scimVerstoss(this.typ, `Der Filter ist nicht lesbar (${wo}).`);
	}

	naechstes(): Wort {
		const wort = this.worte[this.stelle];
		if (!wort) throw this.fehler();
		this.stelle++;
		return wort;
	}

	/** Goes on if this comes next. */
	nimm(text: string, art: Wort['art'] = 'wort'): boolean {
		const wort = this.worte[this.stelle];
		if (wort?.art !== art || wort.text.toLowerCase() !== text) return false;
		this.stelle++;
		return true;
	}

	erwarte(zeichen: string): void {
		if (!this.nimm(zeichen, 'zeichen')) throw this.fehler();
	}

	ende(): void {
		if (this.stelle < this.worte.length) throw this.fehler();
	}

	pfad(): Pfad {
		const wort = this.naechstes();
		const pfad = wort.art === 'wort' ? liesPfad(wort.text) : null;
		if (!pfad) throw this.fehler(wort.text);
		return pfad;
	}

	/** `.value` after a bracket. */
	unterpfad(): string | null {
		const wort = this.worte[this.stelle];
		if (wort?.art !== 'wort' || !wort.text.startsWith('.')) return null;
		const pfad = liesPfad(wort.text.slice(1));
		if (!pfad || pfad.unter !== null) throw this.fehler();
		this.stelle++;
		return pfad.attribut;
	}
}

export function liesFilter(text: string): Filter {
	const leser = new Leser(text, 'invalidFilter');
	const filter = oder(leser, 0);
	leser.ende();
	return filter;
}

export function liesZiel(text: string): Ziel {
	const leser = new Leser(text, 'invalidPath');
	const pfad = leser.pfad();
	if (!leser.nimm('[', 'zeichen')) {
		leser.ende();
		return { pfad, filter: null };
	}
	const filter = oder(leser, 1);
	leser.erwarte(']');
	const unter = leser.unterpfad();
	leser.ende();
	if (pfad.unter !== null) throw leser.fehler(pfad.unter);
	return { pfad: { ...pfad, unter }, filter };
}

function oder(leser: Leser, tiefe: number): Filter {
	const teile = [und(leser, tiefe)];
	while (leser.nimm('or')) teile.push(und(leser, tiefe));
	return teile.length === 1 ? (teile[0] as Filter) : { art: 'oder', teile };
}

function und(leser: Leser, tiefe: number): Filter {
	const teile = [einzelner(leser, tiefe)];
	while (leser.nimm('and')) teile.push(einzelner(leser, tiefe));
	return teile.length === 1 ? (teile[0] as Filter) : { art: 'und', teile };
}

function einzelner(leser: Leser, tiefe: number): Filter {
	if (tiefe > TIEFE) throw scimVerstoss(leser.typ, `Der Filter ist tiefer als ${TIEFE} Ebenen verschachtelt.`);
	if (leser.nimm('not')) {
		leser.erwarte('(');
		return { art: 'nicht', teil: geklammert(leser, tiefe) };
	}
	if (leser.nimm('(', 'zeichen')) return geklammert(leser, tiefe);
	const pfad = leser.pfad();
	if (leser.nimm('[', 'zeichen')) {
		const filter = oder(leser, tiefe + 1);
		leser.erwarte(']');
		return { art: 'eintrag', pfad, filter };
	}
	return vergleich(leser, pfad);
}

function geklammert(leser: Leser, tiefe: number): Filter {
	const filter = oder(leser, tiefe + 1);
	leser.erwarte(')');
	return filter;
}

function vergleich(leser: Leser, pfad: Pfad): Filter {
	const wort = leser.naechstes();
	const op = wort.text.toLowerCase();
	if (wort.art !== 'wort') throw leser.fehler(wort.text);
	if (op === 'pr') return { art: 'hat', pfad };
	if (!istOperator(op)) throw leser.fehler(wort.text);
	const wert = vergleichswert(leser);
	if (typeof wert === 'boolean' && op !== 'eq' && op !== 'ne') throw leser.fehler(wort.text);
	return { art: 'vergleich', pfad, op, wert };
}

const istOperator = (text: string): text is Operator => (OPERATOREN as readonly string[]).includes(text);

function vergleichswert(leser: Leser): Vergleichswert {
	const { art, text } = leser.naechstes();
	try {
		const wert: unknown = art === 'zeichen' ? undefined : JSON.parse(art === 'wort' ? text.toLowerCase() : text);
		if (wert === null || ['string', 'number', 'boolean'].includes(typeof wert)) return wert as Vergleichswert;
	} catch {
		// Neither text in quotation marks nor a number, true, false or null.
	}
	throw leser.fehler(text);
}

/** Does the filter pick this one? */
export function passt(filter: Filter, ressource: unknown): boolean {
	switch (filter.art) {
		case 'und':
			return filter.teile.every((teil) => passt(teil, ressource));
		case 'oder':
			return filter.teile.some((teil) => passt(teil, ressource));
		case 'nicht':
			return !passt(filter.teil, ressource);
		case 'hat':
			return werte(filter.pfad, ressource).some(istDa);
		case 'eintrag':
			return alsListe(attribut(ressource, filter.pfad.attribut)).some((eintrag) =>
				passt(filter.filter, alsEintrag(eintrag)),
			);
		case 'vergleich':
			return vergleiche(filter, werte(filter.pfad, ressource));
	}
}

const alsEintrag = (eintrag: unknown): Ressource => (istObjekt(eintrag) ? eintrag : { value: eintrag });

/** Of a list it is each entry's; of an object without its part named, its `value`. */
const werte = ({ attribut: name, unter }: Pfad, ressource: unknown): readonly unknown[] =>
	alsListe(attribut(ressource, name)).map((eintrag) => (unter === null ? wertVon(eintrag) : attribut(eintrag, unter)));

const istDa = (wert: unknown): boolean => wert !== undefined && wert !== null && wert !== '';

/** Of which upper and lower case differ (RFC 7643 §3.1). */
const GENAU = new Set(['id', 'externalid']);

function vergleiche({ pfad, op, wert }: Extract<Filter, { art: 'vergleich' }>, gegebene: readonly unknown[]): boolean {
	const genau = GENAU.has(pfad.attribut.toLowerCase());
	const vorhandene = gegebene.filter(istDa);
	if (op === 'ne')
		return !vorhandene.some((gegeben) => gleich(gegeben, wert, genau)) && (wert !== null || vorhandene.length > 0);
	if (op === 'eq' && wert === null) return vorhandene.length === 0;
	return vorhandene.some((gegeben) =>
		op === 'eq' ? gleich(gegeben, wert, genau) : geordnet(op, gegeben, wert, genau),
	);
}

function gleich(gegeben: unknown, wert: Vergleichswert, genau: boolean): boolean {
	if (typeof gegeben === 'boolean') return gegeben === wahrheit(wert);
	if (typeof gegeben === 'string' && typeof wert === 'string') return form(gegeben, genau) === form(wert, genau);
	return gegeben === wert;
}

function geordnet(op: Exclude<Operator, 'eq' | 'ne'>, gegeben: unknown, wert: Vergleichswert, genau: boolean): boolean {
	if (typeof gegeben === 'number' && typeof wert === 'number') return groesser(op, gegeben, wert);
	if (typeof gegeben !== 'string' || typeof wert !== 'string') return false;
	const [links, rechts] = [form(gegeben, genau), form(wert, genau)];
	if (op === 'co') return links.includes(rechts);
	if (op === 'sw') return links.startsWith(rechts);
	if (op === 'ew') return links.endsWith(rechts);
	const zeiten = [gegeben, wert].map((text) => (ZEIT.test(text) ? Date.parse(text) : Number.NaN));
	const [von, bis] = zeiten as [number, number];
	return Number.isNaN(von + bis) ? groesser(op, links, rechts) : groesser(op, von, bis);
}

const ZEIT = /^\d{4}-\d{2}-\d{2}T/;

function groesser<T extends string | number>(op: Operator, links: T, rechts: T): boolean {
	if (op === 'gt') return links > rechts;
	if (op === 'ge') return links >= rechts;
	return op === 'lt' ? links < rechts : op === 'le' && links <= rechts;
}

const form = (text: string, genau: boolean): string => (genau ? text : text.toLowerCase());
