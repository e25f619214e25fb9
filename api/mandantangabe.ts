import { z } from 'zod';

/** A tenant as `MANDANTEN` names it; without `url` its database lies on the portal's own server. */
export interface Mandantangabe {
	readonly key: string;
	readonly hosts: readonly string[];
	readonly url?: string;
	readonly ownerUrl?: string;
}

/** It names a directory and, with underscores, a database. */
export const mandantKey = z
	.string({ error: 'ein Schlüssel wird erwartet.' })
	.max(32, 'ein Schlüssel hat höchstens 32 Zeichen.')
	.regex(
		/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
		'ein Schlüssel besteht aus a–z, 0–9 und einzelnen Bindestrichen und beginnt mit einem Buchstaben.',
	);

const TEIL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
export const mandantHost = z
	.string({ error: 'ein Host wird erwartet.' })
	.max(253, 'ein Host hat höchstens 253 Zeichen.')
	.regex(
		new RegExp(`^${TEIL}(\\.${TEIL})*$`),
		'ein Host wie portal.example.org wird erwartet: klein geschrieben, ohne https:// und ohne Port.',
	);

/** Its value stays unsaid in messages: it holds a password. */
const adresse = z
	.string({ error: 'eine Adresse wird erwartet.' })
	.refine((wert) => URL.canParse(wert) && /^postgres(ql)?:$/.test(new URL(wert).protocol), {
		error: 'eine Adresse mit postgres:// oder postgresql:// wird erwartet.',
	});

const angabe = z.preprocess(
	(wert) => (typeof wert === 'string' ? { url: wert } : wert),
	z.strictObject(
		{ key: mandantKey.optional(), url: adresse.optional(), ownerUrl: adresse.optional() },
		{ error: 'erwartet wird die Adresse einer Datenbank oder ein Objekt aus key, url und ownerUrl.' },
	),
);
type Angabe = z.infer<typeof angabe>;

const FORM = 'ein JSON-Objekt wird erwartet, das jedem Host eine Datenbank zuordnet.';

/** `MANDANTEN`: JSON, host → database URL, or host → `{ key, url, ownerUrl }`. */
export const mandantenSchema = z
	.string()
	.transform((text, ctx) => {
		try {
			return JSON.parse(text) as unknown;
		} catch {
			ctx.addIssue({ code: 'custom', message: FORM });
			return z.NEVER;
		}
	})
	.pipe(z.record(z.string(), angabe, { error: FORM }))
	.transform((angaben, ctx) => {
		try {
			return fasseZusammen(Object.entries(angaben));
		} catch (fehler) {
			if (!(fehler instanceof Widerspruch)) throw fehler;
			ctx.addIssue({ code: 'custom', message: fehler.message });
			return z.NEVER;
		}
	});

class Widerspruch extends Error {}

/** Hosts of one key are one tenant; no database belongs to two. */
function fasseZusammen(angaben: readonly (readonly [string, Angabe])[]): readonly Mandantangabe[] {
	if (angaben.length === 0) throw new Widerspruch('mindestens ein Host wird erwartet.');
	const jeKey = new Map<string, Mandantangabe>();
	for (const [host, { key: genannt, ...datenbank }] of angaben) {
		const key = genannt ?? host.split('.')[0] ?? '';
		pruefe(host, key, datenbank);
		const bisher = jeKey.get(key);
		if (bisher && (bisher.url !== datenbank.url || bisher.ownerUrl !== datenbank.ownerUrl)) {
			throw new Widerspruch(`${host}: der Schlüssel „${key}“ steht schon für eine andere Datenbank.`);
		}
		jeKey.set(key, { key, ...datenbank, hosts: [...(bisher?.hosts ?? []), host] });
	}
	const mandanten = [...jeKey.values()];
	const orte = new Map(mandanten.map((mandant) => [ort(mandant), mandant.key]));
	for (const mandant of mandanten) {
		const anderer = orte.get(ort(mandant));
		if (anderer !== mandant.key) {
			throw new Widerspruch(`die Schlüssel „${mandant.key}“ und „${anderer}“ nennen dieselbe Datenbank.`);
		}
	}
	return mandanten;
}

function pruefe(host: string, key: string, { url, ownerUrl }: Omit<Angabe, 'key'>): void {
	const befund = mandantHost.safeParse(host).error ?? mandantKey.safeParse(key).error;
	if (befund) throw new Widerspruch(`${host}: ${befund.issues[0]?.message}`);
	if (ownerUrl && !url) throw new Widerspruch(`${host}: ownerUrl gilt nur zusammen mit url.`);
}

/** Where its database lies, whoever signs in. */
function ort({ key, url }: Mandantangabe): string {
	if (!url) return `eigener Server, ${key}`;
	const { hostname, port, pathname } = new URL(url);
	return `${hostname}:${port || 5432}${pathname}`;
}
