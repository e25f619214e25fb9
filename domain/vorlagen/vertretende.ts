/**
 * Parts of a document that are there once for each guardian: of `{+ … {{ vertretende.name }} … +}` what stands between
 * the braces. Nobody has to know how many there are: no guardian, no part.
 */
import { zerlege } from './platzhalter.ts';
import { JE, zerteile } from './teilung.ts';

type Wertauskunft = (name: string) => string;

const GRUPPE = 'vertretende.';
const UNTERSCHRIFT = 'unterschrift.erziehungsberechtigter';
/** `vertretende.b.name`: of the second; nobody can write it, since the catalogue doesn't know it. */
const EINZELNE = /^vertretende\.([a-z])\.([a-z_]+)$/;
const A = 97;

/** What names of one guardian mean: each name of the group holds a line for each of them. */
export const mitEinzelnen =
	(wert: Wertauskunft): Wertauskunft =>
	(name) => {
		const [, einer, angabe] = EINZELNE.exec(name) ?? [];
		if (einer === undefined) return wert(name);
		return zeilen(wert(`${GRUPPE}${angabe}`))[einer.charCodeAt(0) - A] ?? '';
	};

const zeilen = (wert: string): string[] => (wert === '' ? [] : wert.split('\n'));

/** Whose signature it is, of a part that is there for each; null: of nobody alone. */
export const einzelne = (name: string): string | null => /^unterschrift\.vertretende\.([a-z])$/.exec(name)?.[1] ?? null;

/** How many represent the volunteer. */
export const anzahlVertretende = (wert: Wertauskunft): number => zeilen(wert(`${GRUPPE}name`)).length;

/** The template with each such part as often as there are guardians; its other parts and placeholders are still there. */
export function jeVertretende(vorlage: string, wert: Wertauskunft): string {
	const stuecke = zerteile(vorlage.replaceAll(ENTFALLEN, ''), JE);
	if (stuecke.length === 1) return vorlage;
	const anzahl = anzahlVertretende(wert);
	const entfaltet = stuecke.flatMap(({ text, istDrin }, i) => {
		if (!istDrin) return entferntesZeichen(stuecke, i, anzahl) ?? text;
		return wiederholt(text, zeilenzeichen(stuecke, i), anzahl);
	});
	return entfaltet
		.join('')
		.split('\n')
		.filter((zeile) => !zeile.includes(ENTFALLEN) || zeile.replaceAll(ENTFALLEN, '').trim() !== '')
		.join('\n')
		.replaceAll(ENTFALLEN, '');
}

/** A private character, which no stored text holds: here a part went, and its line with it where nothing else is on it. */
const ENTFALLEN = '\uE003';
/** No more than that stands before a part that has its lines for itself: what its first line is, and where another part begins. */
const ZEICHENBREITE = 24;
const ZEILENANFANG = /(?:^|\n)[\t ]*(?:\{\?)?(?<zeichen>[-*] +|## +|\| *)?(?:\{\?)?$/;
const ZEILENENDE = /^[\t ]*(?:\?\})?[\t ]*(?:\n|$)/;

type Stuecke = ReturnType<typeof zerteile>;

/** What the first line of a part is; null: the part stands within a line. */
function zeilenzeichen(stuecke: Stuecke, i: number): string | null {
	const davor = stuecke[i - 1]?.text ?? '';
	const danach = stuecke[i + 1]?.text ?? '';
	const istGanzVorn = i === 1 && davor.length <= ZEICHENBREITE;
	const anfang = ZEILENANFANG.exec(istGanzVorn ? davor : `x${davor.slice(-ZEICHENBREITE)}`);
	const istZuEnde = ZEILENENDE.test(i + 2 < stuecke.length ? `${danach}x` : danach);
	return anfang && istZuEnde ? (anfang.groups?.zeichen ?? '') : null;
}

/** The text before a part that goes loses what the part's first line would have been; null: it stays. */
function entferntesZeichen(stuecke: Stuecke, i: number, anzahl: number): string | null {
	const text = stuecke[i]?.text ?? '';
	const zeichen = anzahl === 0 && i + 1 < stuecke.length ? zeilenzeichen(stuecke, i + 1) : null;
	return zeichen
		? text.slice(0, text.lastIndexOf(zeichen)) + text.slice(text.lastIndexOf(zeichen) + zeichen.length)
		: null;
}

/** `zeichen`: of its first line; null: it stands within a sentence, where nobody is as an empty value is. */
function wiederholt(teil: string, zeichen: string | null, anzahl: number): string {
	const jeder = Array.from({ length: anzahl }, (_, i) => fuer(teil, String.fromCharCode(A + i)));
	if (zeichen === null) return jeder.length ? AUFZAEHLUNG.format(jeder) : '{{ vertretende.name }}';
	if (!jeder.length) return ENTFALLEN;
	const istAbsatz = teil.trim().includes('\n') || /^(?:##|\|)/.test(zeichen);
	return jeder.join((istAbsatz ? '\n\n' : '\n') + zeichen);
}

const AUFZAEHLUNG = new Intl.ListFormat('de', { type: 'conjunction' });

const fuer = (teil: string, einer: string): string =>
	zerlege(teil)
		.map((stueck) => {
			if (stueck.art === 'TEXT') return stueck.text;
			if (stueck.name === UNTERSCHRIFT) return `{{ unterschrift.vertretende.${einer} }}`;
			return stueck.name?.startsWith(GRUPPE)
				? `{{ ${GRUPPE}${einer}.${stueck.name.slice(GRUPPE.length)} }}`
				: stueck.roh;
		})
		.join('');
