import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quelldateien } from './quelldateien.ts';

interface Verbot {
	readonly muster: RegExp;
	readonly grund: string;
}

// Written in pieces, so that this file passes its own check.
const UEBERALL: readonly Verbot[] = [
	{ muster: new RegExp(`${'/wo'}rk/`), grund: 'Pfad eines bestimmten Rechners' },
	{ muster: new RegExp(`[.]${'./sha'}red`), grund: 'Pfad außerhalb des Projekts' },
	{ muster: new RegExp(`registry[.]${'npm'}js[.]org|registry[.]${'yarn'}pkg[.]com`), grund: 'Adresse einer Registry' },
];

/** A call takes only so many arguments; a list that grows with the tenant ends it one day. */
const IM_BETRIEB: readonly Verbot[] = [
	{
		muster: /\bMath\.(?:max|min)\(\s*(?:[^;(){}]+,\s*)?\.{3}|\.(?:push|unshift)\(\s*\.{3}/,
		grund: 'beliebig viele nehmen groesster, kleinster und haengeAn (domain/beliebig-viele.ts)',
	},
	{
		muster: /formatDatum\([^()]*\.slice\(0, 10\)\)/,
		grund: 'der Tag eines Zeitpunkts ist der in Deutschland (tagInBerlin)',
	},
];

const DOMAENE: readonly Verbot[] = [
	{ muster: /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/, grund: 'die Zeit kommt aus ctx' },
	{ muster: /\bMath\.random\b|\bcrypto\.|\brandomUUID\b/, grund: 'der Zufall kommt aus ctx' },
];

/** A contract may be for another Einsatzort of the same Einsatzstelle than was applied to. */
const ORTE: readonly Verbot[] = [
	{
		muster: /\b(?:w|wunsch)\??\.einsatzortID\b/,
		grund:
			'wo der Dienst ist, sagt dienstort oder ortMit (domain/akte/dienstort.ts); der Ort der Bewerbung ist etwas anderes',
	},
];

/** Where the one applied to is meant, or both. */
const BEWERBUNGSORTE = [
	'api/present/wunsch.ts',
	'api/routes/akte/verben.ts',
	'api/routes/listen/master-export.ts',
	'commands/akte/lage.ts',
	'commands/akte/registrieren.ts',
	'commands/dokumentspec/bewerbungslagen.ts',
	'commands/dokumentspec/reichweite.ts',
	'commands/mail/inhalt/kontext.ts',
	'commands/mail/inhalt/werte.ts',
	'domain/akte/bausteine/neuer-wunsch.ts',
	'domain/akte/bausteine/vertragsschritte.ts',
	'domain/akte/dienstort.ts',
	'domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts',
	'domain/akte/regeln/bewerbung.ts',
	'domain/akte/regeln/einladung.ts',
	'domain/akte/regeln/einsatzort.ts',
	'domain/akte/regeln/vertrag.ts',
	'domain/akte/stammblatt.ts',
	'domain/akte/verlauf/angaben.ts',
	'domain/akte/verlauf/ort.ts',
	'projections/akte/wunsch.ts',
];

/** A number says nothing to whoever doesn't know the tables by heart, and may be of another catalogue. */
const STAENDE: readonly Verbot[] = [
	{
		muster:
			/\b\w*[sS]tatus(?::\s*\w+)?\)?'?,?\s*(?:'?(?:===?|!==?|<>|<=?|>=?|=|in|between)'?),?\s*[[(]{0,2}(?:\d+, )*\d{4}\b/,
		grund: 'ein Status hat einen Namen (KATALOG.nr.… oder eine Menge in domain/status)',
	},
];

/** What is built is executed by itself; a text in SQL is handed its connection, and says nothing of its rows. */
const ABFRAGEN: readonly Verbot[] = [
	{
		muster: /\.execute(?:Query\(|\(\s*(?![\s)(]|async\b))/,
		grund:
			'Zeilen einer Anweisung in SQL haben eine Form (frageRoh), oder niemand liest welche (tueRoh, projections/roh.ts)',
	},
];

/** What the driver hands over is only claimed to be of a type, or of none at all. */
const TEXTE: readonly Verbot[] = [
	{
		muster: /\.query<|\{ rows\b[^=;]*= await [\w.#]+\.query\(/,
		grund: 'Zeilen eines Textes in SQL haben eine Form (frageText, projections/roh.ts)',
	},
];

/** The client asks `client/datumsworte.ts`, which knows the user's language. */
const CLIENT: readonly Verbot[] = [
	{
		muster: /\bformat(?:Monat|Wochentag|LangesDatum)\w*\(|\b(?:month|weekday): '(?:long|short)'|\bdateStyle\b/,
		grund: 'Monate und Wochentage nennt client/datumsworte.ts',
	},
	{
		muster: /import \{[^}]*\bTooltip\b[^}]*\} from '@mantine\/core'/,
		grund: 'ein Hinweis trägt nur seine Worte (ui/tooltip.tsx): jeder eigene kostet auf jeder Zeile',
	},
	{
		muster: /import \{[^}]*\blazy\b[^}]*\} from 'react'/,
		grund: 'nachgeladen wird mit later (ui/later.tsx): sonst verschwindet die Seite, wenn etwas nicht zu holen ist',
	},
	{
		muster: /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from '@mantine\/core'/,
		grund: 'ein Fenster ist ein Dialog (ui/dialog.tsx): er gibt den Fokus zurück und wird geholt, wenn er aufgeht',
	},
	{
		muster:
			/import \{[^}]*\b(?:NumberInput|(?:Date|Month|Year|Time|DateTime)(?:Picker)?(?:Input)?)\b[^}]*\} from '@mantine\//,
		grund: 'Tage und Zahlen nehmen DateField und NumberField (ui/fields): was sie nicht lesen können, bleibt stehen',
	},
	{
		muster:
			/^(?![\s\S]*\b(?:useAnfang|useGrundlage|setBasis|infoQuery)\b)(?=[\s\S]*\buseForm(?:ular)?[(<])(?=[\s\S]*(?<![.\w])version(?:: [\w.]+)?\s*[,}])/,
		grund:
			'welche Fassung ein Formular ändert, steht fest, seit es offen ist (useAnfang, useGrundlage in formular/grundlage.ts): sonst macht es rückgängig, was andere inzwischen gespeichert haben',
	},
	{
		muster: /\bcrypto\.randomUUID\b/,
		grund: 'gibt es nur über https: uuid (client/uuid.ts)',
	},
	{
		muster: /\bidempotencyKey: uuid\(\)/,
		grund: 'ein Vorhaben hat einen Schlüssel (useCommand gibt ihn mit): sonst ist seine Wiederholung ein zweites',
	},
	{
		muster: /<form\b|component="form"/,
		grund: 'ein Formular ist Form (ui/fields/fields.tsx): es sendet nichts neben dem, was nicht zu lesen ist',
	},
];

/** The router splits off what stands there as a value; a method stays with all it needs in the shell. */
const ROUTEN: readonly Verbot[] = [
	{
		muster: /^\t(?:async )?(?:loader|component)\(/m,
		grund: 'als Wert schreiben (loader: …), sonst lädt ihn die Hülle mit',
	},
	{
		muster: /\buseRouteContext\(\s*\)/,
		grund: 'mit select, oder useSitzung(): der Kontext entsteht mit jedem Wechsel neu und zeichnet die Seite neu',
	},
];

/** A phone lies as its owner holds it (WCAG 1.3.4); axe would read every style sheet again on each page to find it. */
const STILE: readonly Verbot[] = [
	{ muster: /@media[^{]*\borientation\b/, grund: 'kein Stil richtet sich danach, wie das Gerät gehalten wird' },
];

/** What a page is about to show it doesn't show yet: what has to be there is waited for. */
const BROWSERTESTS: readonly Verbot[] = [
	{
		muster:
			/expect\(\s*await [^;]*?\.(?:count|is(?:Visible|Hidden|Enabled|Disabled|Checked)|inputValue|textContent|innerText|all(?:TextContents|InnerTexts)|getAttribute)\([^()]*\)\s*[,)]/,
		grund: 'gelesen wird mit expect.poll, bis es stimmt',
	},
];

/** Beside other work everything takes longer: nothing fails for that. */
const TESTS: readonly Verbot[] = [
	{ muster: /\bvi\.wait(?:For|Until)\(/, grund: 'gewartet wird mit bald (scripts/test/bald.ts)' },
];

function befunde(datei: string, text: string, verbote: readonly Verbot[]): string[] {
	return verbote.flatMap(({ muster, grund }) =>
		[...text.matchAll(new RegExp(muster, `g${muster.flags}`))].map(
			({ index }) => `${datei}:${zeileVon(text, index)}: ${grund}`,
		),
	);
}

const zeileVon = (text: string, stelle: number): number => text.slice(0, stelle).split('\n').length;

const QUERIES = 'projections/queries/';

/** What the others are told to ask. */
const AUSGENOMMEN = [
	'web/client/datumsworte.ts',
	'web/client/uuid.ts',
	'web/features/login/login-form.tsx',
	'web/features/suche/such-dialog.tsx',
	'web/ui/dialog-window.tsx',
	'web/ui/fields/date-field.tsx',
	'web/ui/fields/fields.tsx',
	'web/ui/later.tsx',
	'web/ui/tooltip-bubble.tsx',
];

/** Rows of lists are as their plans say. */
const OHNE_FORM = [`${QUERIES}liste/liste.ts`];

/** Takes part in every call. */
const EREIGNISSPEICHER = 'commands/event-store/';

function verboteFuer(datei: string): readonly Verbot[] {
	const verbote = verboteDesOrdners(datei);
	const istTest = /\.(?:test|fixture|e2e)\.|^web\/e2e\//.test(datei);
	const staende = !istTest && /^(?:domain|commands|projections|api|web)\//.test(datei) ? STAENDE : [];
	const orte = /^(?:domain|commands|projections|api)\//.test(datei) && !istTest && !BEWERBUNGSORTE.includes(datei);
	return [...verbote, ...staende, ...(orte ? ORTE : [])];
}

function verboteDesOrdners(datei: string): readonly Verbot[] {
	if (/\.(?:test|fixture)\./.test(datei)) return [...UEBERALL, ...TESTS];
	if (datei.endsWith('.css')) return [...UEBERALL, ...STILE];
	if (datei.endsWith('.e2e.ts')) return [...UEBERALL, ...BROWSERTESTS];
	const ueberall = datei.startsWith('docs/') ? UEBERALL : [...UEBERALL, ...IM_BETRIEB];
	if (datei.startsWith('web/routes/')) return [...ueberall, ...CLIENT, ...ROUTEN];
	if (datei.startsWith('domain/')) return [...ueberall, ...DOMAENE];
	if (datei.startsWith(QUERIES) && !OHNE_FORM.includes(datei)) return [...ueberall, ...ABFRAGEN];
	if (datei.startsWith(EREIGNISSPEICHER)) return [...ueberall, ...ABFRAGEN];
	if (/^(?:commands|api)\//.test(datei)) return [...ueberall, ...ABFRAGEN, ...TEXTE];
	return datei.startsWith('web/') && !AUSGENOMMEN.includes(datei) ? [...ueberall, ...CLIENT] : ueberall;
}

/**
 * Nothing in the repository names a machine, a registry or a place outside, the domain asks for no time or chance, and
 * what is read by SQL has a form.
 */
export function pruefeQuelltext(wurzel: string, ordner: readonly string[]): string[] {
	const rest = ['*', '.*', 'docs/**/*', '.ci/*', 'web/**/*.{css,html,svg}'];
	const weitere = globSync(rest, { cwd: wurzel }).filter((datei) => statSync(join(wurzel, datei)).isFile());
	return [...quelldateien(wurzel, ordner), ...weitere].flatMap((datei) =>
		befunde(datei, readFileSync(join(wurzel, datei), 'utf8'), verboteFuer(datei)),
	);
}
