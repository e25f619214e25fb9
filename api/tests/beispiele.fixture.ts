import fc, { type Arbitrary } from 'fast-check';
import '#scripts/test/zufall.ts';
import { z } from 'zod';
import type { Definition } from '#api/contract/route.ts';
import { FILTER_OPS } from '#domain/liste/filterops.ts';
import { type Formularteil, pdf } from './upload.fixture.ts';

/** As much of JSON Schema as the contract's schemas use. */
interface Schema {
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
	readonly allOf?: readonly Schema[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly items?: Schema;
	readonly pattern?: string;
	readonly format?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
}

/** Texts that have broken something somewhere. */
const BOESE = [
	'',
	' ',
	'0',
	'-1',
	'null',
	'__proto__',
	"'; drop table event; --",
	'\u0000',
	'\ud800',
	'ﷺ'.repeat(50),
	'%',
	'{{ constructor.constructor }}',
	'<script>alert(1)</script>',
	'2026-02-30',
	'2026-11-21',
	'99999999999999999999',
	'x'.repeat(5000),
];

const boese = fc.constantFrom<unknown>(...BOESE, null, true, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]]);

/** The edges of the types: what is just still one, and just no longer. */
const TAGE_AM_RAND = [
	...['0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '9999-12-31'],
	...['2024-02-29', '2026-02-29', '+010000-01-01', '-000001-01-01', '2026-13-01', '2026-00-00'],
];
const ZAHLEN_AM_RAND = [0, -0, -1, 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 1e21, 0.1, 5e-324];
const ZIFFERN_AM_RAND = ['0', '00000', '-1', '1e3', '99999', '9999999', '100000', '2147483648', ''];
const TEXTE_AM_RAND = ['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00', '\uffff', '\u202e', 'e\u0301'];

/** How often a value is something else entirely: one in so many. */
type Anteil = number;

/** Ids that exist, by what they are of. */
export type IdVorrat = Readonly<
	Record<
		| ('freiwilliger' | 'wunsch' | 'vertrag' | 'adresse' | 'benutzer' | 'dienstart' | 'zyklus')
		| ('spec' | 'anforderung' | 'dokument' | 'sitzung' | 'download' | 'upload' | 'mail'),
		readonly string[]
	>
>;

interface Vorrat {
	readonly ids: IdVorrat;
	readonly einesVon: Anteil;
	/** Field or path that is being filled: its name says which ids fit. */
	readonly name: string;
}

/** Mostly ids of the kind the name asks for. */
function idZu({ ids, name }: Vorrat): Arbitrary<string> {
	const art = ARTEN.find(([muster]) => muster.test(name))?.[1] ?? 'freiwilliger';
	return fc.oneof(
		{ weight: 9, arbitrary: fc.constantFrom(...ids[art]) },
		{ weight: 1, arbitrary: fc.constantFrom(...Object.values(ids).flat()) },
	);
}

const ARTEN: readonly [RegExp, keyof IdVorrat][] = [
	[/spec|nachfolger|vorlage/i, 'spec'],
	[/anforderung/i, 'anforderung'],
	[/sitzung|sign/i, 'sitzung'],
	[/upload/i, 'upload'],
	[/download/i, 'download'],
	[/^mails$/i, 'mail'],
	[/dok/i, 'dokument'],
	[/wunsch|stellen/i, 'wunsch'],
	[/vertrag/i, 'vertrag'],
	[/einsatzort|adresse/i, 'adresse'],
	[/user|betreuer/i, 'benutzer'],
	[/dienstart/i, 'dienstart'],
	[/zyklus/i, 'zyklus'],
];

function werteZu(schema: Schema, vorrat: Vorrat): Arbitrary<unknown> {
	const { einesVon } = vorrat;
	return fc.oneof({ weight: einesVon - 1, arbitrary: passend(schema, vorrat) }, { weight: 1, arbitrary: boese });
}

function passend(schema: Schema, vorrat: Vorrat): Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const zweige = schema.anyOf ?? schema.oneOf;
	if (zweige?.length) return fc.oneof(...zweige.map((s) => passend(s, vorrat)));
	if (schema.allOf?.[0]) return passend(schema.allOf[0], vorrat);
	switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
		case 'object':
			return objektZu(schema, vorrat);
		case 'array':
			return fc.array(werteZu(schema.items ?? {}, vorrat), { minLength: 1, maxLength: 3 });
		case 'integer':
			return amRand(fc.integer({ min: -5, max: 10_000 }), zahlenZu(schema));
		case 'number':
			return amRand(fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double()), zahlenZu(schema));
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		default:
			return textZu(schema, vorrat);
	}
}

const tage = fc
	.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
	.map((d) => d.toISOString().slice(0, 10));
const texte = fc.oneof(
	fc.constantFrom('Müller', 'a@b.test', '+49 151 1234567', '35576', 'LÖSCHEN', 'FSJ26-0001', '38,5', 'W'),
	fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);

/** One in so many lies on an edge. */
const AM_RAND = 8;
const amRand = <T>(mitte: Arbitrary<T>, rand: readonly T[]): Arbitrary<T> =>
	fc.oneof({ weight: AM_RAND - 1, arbitrary: mitte }, { weight: 1, arbitrary: fc.constantFrom(...rand) });

const zahlenZu = ({ minimum, maximum }: Schema): number[] => [
	...ZAHLEN_AM_RAND,
	...[minimum, maximum].flatMap((grenze) => (grenze === undefined ? [] : [grenze - 1, grenze, grenze + 1])),
];

const FILTERFELDER = [
	...['status', 'alter', 'plz', 'beworbenAm', 'wunschstatusSeit', 'vertragsbeginn', 'imPoolSeit', 'angefordertAm'],
	...['frist', 'zeit', 'wiedervorlageAm', 'dienstartID', 'volljaehrig', 'geburtsdatum', 'mahnstufe', 'umkreis'],
];
const randwert = fc.constantFrom<unknown>(...TAGE_AM_RAND, ...ZAHLEN_AM_RAND, ...TEXTE_AM_RAND, null, true);

/** Filters of the lists, as `f` takes them: the values from every edge. */
const filter = fc
	.record({
		feld: fc.constantFrom(...FILTERFELDER),
		op: fc.constantFrom(...FILTER_OPS),
		wert: fc.oneof(randwert, fc.array(randwert, { maxLength: 3 })),
	})
	.map((bedingung) => JSON.stringify({ und: [bedingung] }));

function textZu({ format, pattern, maxLength }: Schema, vorrat: Vorrat): Arbitrary<string> {
	const { einesVon, name } = vorrat;
	if (format === 'date') return amRand(tage, TAGE_AM_RAND);
	if (name === 'f') return filter;
	if (pattern?.startsWith('^\\d{1,')) return fc.constantFrom(...ZIFFERN_AM_RAND, '1', '50');
	if (pattern?.includes('[0-9a-f')) return idZu(vorrat);
	return fc.oneof(
		{ weight: einesVon, arbitrary: fc.oneof(texte, tage, idZu(vorrat)) },
		{ weight: 1, arbitrary: fc.constantFrom(...BOESE, ...TEXTE_AM_RAND, ...laengsteZu(maxLength)) },
	);
}

const laengsteZu = (max = 200): string[] => ['x'.repeat(Math.min(max, 20_000)), 'x'.repeat(Math.min(max, 20_000) + 1)];

function objektZu({ properties = {}, required = [] }: Schema, vorrat: Vorrat): Arbitrary<unknown> {
	const felder = Object.entries(properties);
	const wertZu = (name: string, s: Schema) => werteZu(s, { ...vorrat, name });
	const pflicht = Object.fromEntries(felder.filter(([f]) => required.includes(f)).map(([f, s]) => [f, wertZu(f, s)]));
	const frei = Object.fromEntries(felder.filter(([f]) => !required.includes(f)).map(([f, s]) => [f, wertZu(f, s)]));
	const wenige = fc
		.shuffledSubarray(Object.keys(frei), { maxLength: Math.min(4, Object.keys(frei).length) })
		.chain((namen) => fc.record(Object.fromEntries(namen.map((f) => [f, frei[f] as Arbitrary<unknown>]))));
	const unbekannt = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { freq: vorrat.einesVon });
	return fc
		.tuple(fc.record(pflicht), wenige, unbekannt)
		.map(([p, w, u]) => ({ ...w, ...p, ...(u === null ? {} : { [u]: 1 }) }));
}

const jsonSchema = (schema: z.ZodType): Schema =>
	z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A request to a declared call: path, query and body, often almost right. */
export interface Beispiel {
	readonly pfad: string;
	readonly body: unknown;
	/** In place of the JSON: the parts of a form with a file. */
	readonly formular: readonly Formularteil[] | null;
}

export function beispieleZu(d: Definition, ids: IdVorrat, einesVon: Anteil): Arbitrary<Beispiel> {
	const vorrat = { ids, einesVon, name: '' };
	const query = d.query ? werteZu(jsonSchema(d.query), vorrat) : fc.constant({});
	const body = d.body ? werteZu(jsonSchema(d.body), vorrat) : fc.constant(undefined);
	const form = d.datei || d.beilage ? fc.oneof(formularZu(einesVon), fc.constant(null)) : fc.constant(null);
	return fc.tuple(pfadZu(d, vorrat), query, body, form).map(([p, q, b, teile]) => ({
		pfad: p + alsQuery(q),
		body: b,
		formular: teile && (d.beilage ? [['daten', JSON.stringify(b)], ...teile] : teile),
	}));
}

const DATEI = pdf('Beispiel');

/** A file, a drawing or neither, and what the calls with files read beside them. */
function formularZu(einesVon: Anteil): Arbitrary<Formularteil[]> {
	const oder = (...gute: string[]) =>
		fc.oneof(
			{ weight: einesVon, arbitrary: fc.constantFrom(...gute) },
			{ weight: 1, arbitrary: fc.constantFrom(...BOESE.map((text) => text.replace(/[\0\ud800]/g, '?'))) },
		);
	const datei = fc.record({
		name: fc.constantFrom('Nachweis.pdf', 'bild.png', '../a.pdf', 'a.svg', 'a\r\nx: y.pdf', ''),
		inhalt: fc.constantFrom(DATEI, Buffer.alloc(0), Buffer.from('<script>alert(1)</script>')),
		feld: oder('content', 'signature'),
	});
	const felder = fc.record(
		{
			expectedLength: oder(String(DATEI.length)),
			art: oder('GETIPPT', 'GEZEICHNET', 'HINTERLEGT'),
			name: oder('Lena Hoffmann'),
			isEinverstanden: oder('true'),
		},
		{ requiredKeys: [] },
	);
	return fc.tuple(felder, fc.option(datei)).map(([f, d]) => [...Object.entries(f), ...(d ? [d] : [])]);
}

function pfadZu({ path }: Definition, vorrat: Vorrat): Arbitrary<string> {
	const namen = [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(
		([, davor = '', name = '']) => `${name === 'id' ? davor : name}`,
	);
	const werte = namen.map((name) =>
		fc.oneof(
			{ weight: vorrat.einesVon, arbitrary: idZu({ ...vorrat, name }) },
			{ weight: 1, arbitrary: textZu({}, vorrat) },
		),
	);
	return fc.tuple(...werte).map((teile) => {
		const rest = [...teile];
		return path.replace(/\{\w+\}/g, () => encodeURIComponent(wohlgeformt(rest.shift() ?? '')) || 'x');
	});
}

const wohlgeformt = (text: string): string => text.toWellFormed().slice(0, 150);

function alsQuery(query: unknown): string {
	if (typeof query !== 'object' || query === null) return '';
	const teile = Object.entries(query).map(([name, wert]) => {
		const text = typeof wert === 'string' ? wert : JSON.stringify(wert);
		return `${encodeURIComponent(wohlgeformt(name))}=${encodeURIComponent(wohlgeformt(text ?? ''))}`;
	});
	return teile.length ? `?${teile.join('&')}` : '';
}
