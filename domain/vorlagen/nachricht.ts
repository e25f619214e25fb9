/** What a free message to a volunteer may name, and what it says to one of them (table: Nachricht an Freiwillige). */
import { ohneMarkup } from '#domain/format/nachrichtmarkup.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { PRUEFTEXT, pruefe, zerlege } from './platzhalter.ts';
import { ohneLeereTeile } from './teile.ts';
import { teileIn } from './teilung.ts';
import { gruppeVon, namenInMail } from './variablen.ts';
import { alsText, type Werte, zeilen } from './werte.ts';

const GRUPPEN = [
	...['freiwilliger', 'einsatzort', 'einsatzstelle', 'dienstart', 'betreuer', 'traeger_betreuer', 'vertrag', 'zyklus'],
	...['seminare', 'dokumente', 'benutzer', 'frist'],
];
/** Between provider and place alone. */
const INTERN =
	/^einsatz(?:ort|stelle)\.(?:externe_nummer|vkz|betriebsnummer|debitor|mandatsreferenz|anerkannte_plaetze)$/;
/** A mail has them by itself; as text they are nothing, or lead to a page the message isn't about. */
const OHNE_TEXT: readonly string[] = ['mandant.logo', 'mandant.url', 'link', 'benutzer.email'];

/** Every Angabe a message may hold: of the recipient himself, and of those he has to do with. */
export const NACHRICHTANGABEN: readonly string[] = namenInMail(GRUPPEN)
	.filter((name) => !INTERN.test(name) && !OHNE_TEXT.includes(name))
	.toSorted((a, b) => rang(a) - rang(b));

/** What is named most stands first. */
function rang(name: string): number {
	const stelle = ['empfaenger', ...GRUPPEN].indexOf(gruppeVon(name));
	return stelle < 0 ? GRUPPEN.length + 1 : stelle;
}

export interface Nachrichttext {
	readonly betreff: string;
	readonly text: string;
}

/** Braces that aren't filled in a message, as written. */
export const falscheAngaben = (text: string): string[] =>
	pruefe(text, NACHRICHTANGABEN).flatMap(({ roh, ergebnis }) => (ergebnis === 'VariableFound' ? [] : roh));

/** What a message or a text for one names that no message may. */
export const angabenfehler = (nachricht: Nachrichttext): Regelverstoss[] =>
	(['betreff', 'text'] as const).flatMap((feld): Regelverstoss[] => {
		const falsche = [...new Set(falscheAngaben(nachricht[feld]))];
		const text = falsche.map((roh) => `${roh.slice(0, 100)}: ${PRUEFTEXT.VariableNotFound}`).join('\n');
		return falsche.length ? [{ code: 'PLATZHALTER', http: 422, feld, text }] : [];
	});

/** Names whose value is missing and without which a sentence would have a hole: not those of parts that may go. */
export function fehlendeAngaben({ betreff, text }: Nachrichttext, werte: Werte): string[] {
	const feste = [betreff, text].flatMap((vorlage) => teileIn(vorlage).filter(({ istBedingt }) => !istBedingt));
	const namen = feste.flatMap((teil) =>
		zerlege(teil.text).flatMap((s) => (s.art === 'PLATZHALTER' ? (s.name ?? []) : [])),
	);
	return [...new Set(namen)].filter((name) => alsText(name, werte) === '');
}

/** The message as this person gets it, its text in light markup; a list that stands alone in its line is written as one. */
export function fuelleNachricht({ betreff, text }: Nachrichttext, werte: Werte): Nachrichttext {
	const istLeer = (name: string) => alsText(name, werte) === '';
	return {
		betreff: fuelleZeile(ohneLeereTeile(betreff, istLeer), (name) => alsText(name, werte))
			.replace(/\s+/g, ' ')
			.trim(),
		text: ohneLeereTeile(text, istLeer)
			.split('\n')
			.map((zeile) => fuelleListe(zeile, werte) ?? fuelleZeile(zeile, (name) => ohneMarkup(alsText(name, werte))))
			.join('\n')
			.trim(),
	};
}

/** null: no list stands there alone. */
function fuelleListe(zeile: string, werte: Werte): string | null {
	const [stueck, ...weitere] = zerlege(zeile.trim().replace(/^- +/, ''));
	if (stueck?.art !== 'PLATZHALTER' || weitere.length || !stueck.name?.endsWith('.liste')) return null;
	return zeilen(stueck.name, werte)
		.map((eintrag) => `- ${ohneMarkup(eintrag)}`)
		.join('\n');
}

const fuelleZeile = (zeile: string, wert: (name: string) => string): string =>
	zerlege(zeile)
		.map((s) => (s.art === 'TEXT' ? s.text : s.name === null ? s.roh : wert(s.name)))
		.join('');
