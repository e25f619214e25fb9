import { seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { verbunden } from '#domain/format/text.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import type { TATSACHEN } from '#domain/vorlagen/tatsachen.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { alsText, type Wert } from '#domain/vorlagen/werte.ts';
import { type Betreuende, betreuendeWerte, type Einsatz, einsatzWerte } from './einsatz.ts';
import {
	briefWerte,
	erziehungsberechtigteWerte,
	freiwilligerWerte,
	type Listennamen,
	sensibleWerte,
	type Vorlagenwert,
	vertretungWerte,
} from './freiwilliger.ts';
import { benutzerWerte, datumWerte, empfaengerWerte, type Mandant, mandantWerte } from './rahmen.ts';
import { seminareWerte } from './seminare.ts';
import { dienstartWerte, vertragWerte, zyklusWerte } from './vertrag.ts';
import { zeugnisWerte } from './zeugnis.ts';

/** Everything a document about a volunteer may tell. */
export interface Dokumentinhalt {
	readonly akte: Pick<
		Akte,
		'person' | 'status' | 'erziehungsberechtigte' | 'seminarnachweise' | 'vertraege' | 'wuensche'
	>;
	readonly vertrag: Vertrag | null;
	readonly dienstart: Dienstart | null;
	readonly zyklus: Pick<Zyklus, 'bezeichnung' | 'start' | 'ende'> | null;
	readonly einsatzstelle: Einsatz | null;
	readonly einsatzort: Einsatz | null;
	readonly betreuer: Betreuende | null;
	readonly traegerBetreuer: Betreuende | null;
	readonly unterzeichner: Betreuende | null;
	readonly parameter: Mandant & {
		readonly baseUrl: string | null;
	};
	/** Who has it made; null: the portal itself. */
	readonly benutzer: { readonly name: string; readonly email: string } | null;
	/** What the volunteer chose from lists. */
	readonly listen: Listennamen;
	readonly heute: string;
}

/** The whole catalogue as it is written, its empty ones included (table: Template variable catalogue). */
export function dokumentvariablen(inhalt: Dokumentinhalt): ReadonlyMap<string, string> {
	const werte = new Map<string, Wert>(dokumentwerte(inhalt));
	return new Map(VORLAGENVARIABLEN.map(({ name }) => [name, alsText(name, werte)]));
}

/** Names of the catalogue with their values. */
export function dokumentwerte(inhalt: Dokumentinhalt): Vorlagenwert[] {
	const { akte, vertrag, dienstart, parameter, heute } = inhalt;
	const { person } = akte;
	return [
		...freiwilligerWerte(akte, heute, inhalt.listen),
		...sensibleWerte(person),
		...erziehungsberechtigteWerte(akte.erziehungsberechtigte),
		...vertretungWerte(akte, heute),
		...tatsachenWerte(inhalt),
		...briefWerte(person),
		...vertragWerte(
			vertrag,
			dienstart,
			person.geburtsdatum,
			akte.wuensche.find(({ id }) => id === vertrag?.wunschID),
		),
		...zeugnisWerte(vertrag),
		...seminareWerte(vertrag && seminarbilanz(akte, vertrag, dienstart)),
		...dienstartWerte(dienstart),
		...einsatzWerte('einsatzstelle', inhalt.einsatzstelle),
		...einsatzWerte('einsatzort', inhalt.einsatzort),
		...betreuendeWerte('betreuer', inhalt.betreuer),
		...betreuendeWerte('traeger_betreuer', inhalt.traegerBetreuer),
		...betreuendeWerte('unterzeichner', inhalt.unterzeichner),
		...zyklusWerte(inhalt.zyklus),
		...mandantWerte(parameter, parameter.baseUrl),
		...datumWerte(heute),
		...benutzerWerte(inhalt.benutzer),
		...empfaengerWerte({ ...person, name: verbunden(person.vorname, person.nachname) }),
		...OHNE_WERT.map((name): Vorlagenwert => [name, null]),
	];
}

/** Group `wenn`: a word where the fact holds; what nobody knows doesn't. */
function tatsachenWerte({ akte, vertrag, dienstart, heute }: Dokumentinhalt): Vorlagenwert[] {
	const { geburtsdatum } = akte.person;
	const isMinderjaehrig = geburtsdatum ? istMinderjaehrig(geburtsdatum, heute) : null;
	const gilt: Readonly<Record<keyof typeof TATSACHEN, boolean>> = {
		minderjaehrig: isMinderjaehrig === true,
		volljaehrig: isMinderjaehrig === false,
		fsj: dienstart?.art === 'FSJ',
		foej: dienstart?.art === 'FOEJ',
		bfd: dienstart?.art === 'BFD',
		buchhaltung_traeger: vertrag?.isBuchhaltungTraeger === true,
	};
	return Object.entries(gilt).map(([name, ist]) => [`wenn.${name}`, ist ? 'ja' : null]);
}

/** Signatures stand on a page of their own; a single seminar is told of by the mails about it. */
const OHNE_WERT = [
	...['freiwilliger', 'erziehungsberechtigter', 'einsatzstelle', 'traeger'].map((partei) => `unterschrift.${partei}`),
	...['titel', 'typ', 'von', 'bis', 'tage', 'ort'].map((angabe) => `seminar.${angabe}`),
	...['tage', 'status'].map((angabe) => `nachweis.${angabe}`),
];
