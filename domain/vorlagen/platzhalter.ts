import { falscheKlammern, falscheKlammernImDokument, JE, zerteile } from './teilung.ts';
import { gruppeVon, variablenart } from './variablen.ts';

/** A template cut into what stands there and what is filled in; `name` null: the braces hold no valid name. */
export type Stueck =
	| { readonly art: 'TEXT'; readonly text: string }
	| { readonly art: 'PLATZHALTER'; readonly name: string | null; readonly roh: string };

/** A name has only letters, underscore and dot (table: Mail templates). */
const PLATZHALTER = /^\{\{\s*([A-Za-z_.]+)\s*\}\}$/;

/** Cuts in one pass over the text, however many braces it holds. */
export function zerlege(vorlage: string): Stueck[] {
	const stuecke: Stueck[] = [];
	let ab = 0;
	while (ab < vorlage.length) {
		const auf = vorlage.indexOf('{{', ab);
		const zu = auf === -1 ? -1 : vorlage.indexOf('}}', auf + 2);
		if (auf > ab || zu === -1) {
			const text = vorlage.slice(ab, zu === -1 ? undefined : auf);
			stuecke.push({ art: 'TEXT', text });
		}
		if (zu === -1) break;
		const roh = vorlage.slice(auf, zu + 2);
		stuecke.push({ art: 'PLATZHALTER', name: PLATZHALTER.exec(roh)?.[1] ?? null, roh });
		ab = zu + 2;
	}
	return stuecke;
}

/** The group of whoever a part is repeated for. */
const VERTRETENDE = 'vertretende';

/** Whether a part is about whoever it is repeated for. */
const nenntVertretende = (text: string): boolean =>
	zerlege(text).some(({ art, ...s }) => art === 'PLATZHALTER' && 'name' in s && istJeAngabe(s.name ?? ''));

export const istJeAngabe = (name: string): boolean =>
	gruppeVon(name) === VERTRETENDE || name === 'unterschrift.erziehungsberechtigter';

export type Pruefergebnis = 'VariableFound' | 'InvalidSyntax' | 'NoContextGiven' | 'VariableNotFound';

/** What the editor says about a placeholder; nothing where it is fine. */
export const PRUEFTEXT: Readonly<Record<Pruefergebnis, string>> = {
	VariableFound: '',
	InvalidSyntax: 'Invalide Syntax',
	NoContextGiven: 'Kein Kontext angegeben',
	VariableNotFound: 'Variable nicht bekannt',
};

export interface Befund {
	/** As written, braces included. */
	readonly roh: string;
	readonly ergebnis: Pruefergebnis;
}

/** Every placeholder of a template and whether it will be filled; `kontext`: groups and names at hand. */
export function pruefe(vorlage: string, kontext: readonly string[]): Befund[] {
	// Only documents repeat parts.
	const stuecke = kontext.includes(VERTRETENDE) ? zerteile(vorlage, JE) : [{ text: vorlage, istDrin: false }];
	const teile = kontext.includes(VERTRETENDE)
		? falscheKlammernImDokument(vorlage, nenntVertretende)
		: falscheKlammern(vorlage);
	const platzhalter = stuecke.flatMap(({ text, istDrin }) =>
		befundeIn(text, istDrin ? kontext : kontext.filter((gruppe) => gruppe !== VERTRETENDE)),
	);
	return [...platzhalter, ...teile.map((roh): Befund => ({ roh, ergebnis: 'InvalidSyntax' }))];
}

const befundeIn = (vorlage: string, kontext: readonly string[]): Befund[] =>
	zerlege(vorlage).flatMap<Befund>((stueck) => {
		if (stueck.art === 'PLATZHALTER') return { roh: stueck.roh, ergebnis: ergebnisFuer(stueck.name, kontext) };
		const klammer = /\{\{|\}\}/.exec(stueck.text)?.[0];
		return klammer ? { roh: klammer, ergebnis: 'InvalidSyntax' } : [];
	});

function ergebnisFuer(name: string | null, kontext: readonly string[]): Pruefergebnis {
	if (name === null) return 'InvalidSyntax';
	if (variablenart(name) === null) return 'VariableNotFound';
	return kontext.includes(name) || kontext.includes(gruppeVon(name)) ? 'VariableFound' : 'NoContextGiven';
}
