import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import type { Leser } from '#commands/mail/inhalt/empfaenger.ts';
import { ladeKontext } from '#commands/mail/inhalt/kontext.ts';
import { werteFuer } from '#commands/mail/inhalt/werte.ts';
import type { Outboxzeile } from '#commands/mail/zeile.ts';
import { LESBAR } from '#domain/akte/sicht/felder.ts';
import { NAEHE, type Sichtmodus } from '#domain/akte/sicht/sichtregeln.ts';
import type { Fragend } from '../portal.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/**
 * Tables: row-level visibility, modes of visibility. In each mode, for each relation of a site to a volunteer, every way
 * out of the portal tells the same fields; each is looked for by a word that stands nowhere else.
 */

const FELDER = ['vorname', 'nachname', 'ort', 'plz', 'email', 'mobil', 'geburtsdatum', 'motivation'] as const;
/** A remark of the Traeger for sites, written after everything else. */
type Feld = (typeof FELDER)[number] | 'spaeteres';

const RELATIONEN = [
	'eigen',
	'pool',
	'vorgeschlagen',
	'abgelehnt',
	'vorschlagAbgelehnt',
	'fremd',
	'vergeben',
	'geeinigt',
] as const;
type Relation = (typeof RELATIONEN)[number];

/** Once both have agreed on a contract; before, the age is enough. */
const EINIGUNG: readonly Feld[] = [...FELDER, 'spaeteres'];
const BEWERBUNG = EINIGUNG.filter((feld) => feld !== 'geburtsdatum');
const OHNE_BEMERKUNG = BEWERBUNG.filter((feld) => feld !== 'spaeteres');
const POOL: readonly Feld[] = ['vorname', 'ort', 'plz'];
const NAME: readonly Feld[] = ['vorname', 'nachname'];

/** What the site reads; null: for it there is no such volunteer. */
const ERLAUBT: Readonly<Record<Sichtmodus, Readonly<Record<Relation, readonly Feld[] | null>>>> = {
	EIGENE: {
		eigen: BEWERBUNG,
		pool: null,
		vorgeschlagen: BEWERBUNG,
		abgelehnt: NAME,
		vorschlagAbgelehnt: NAME,
		fremd: null,
		vergeben: null,
		geeinigt: EINIGUNG,
	},
	EIGENE_UND_POOL: {
		eigen: BEWERBUNG,
		pool: POOL,
		vorgeschlagen: [...POOL, 'spaeteres'],
		abgelehnt: [...POOL, 'nachname'],
		vorschlagAbgelehnt: POOL,
		fremd: null,
		vergeben: null,
		geeinigt: EINIGUNG,
	},
	ALLE: {
		eigen: BEWERBUNG,
		pool: OHNE_BEMERKUNG,
		vorgeschlagen: BEWERBUNG,
		abgelehnt: OHNE_BEMERKUNG,
		vorschlagAbgelehnt: OHNE_BEMERKUNG,
		fremd: OHNE_BEMERKUNG,
		vergeben: null,
		geeinigt: EINIGUNG,
	},
};

interface Fall extends Bewerber {
	/** The word each field is known by. */
	readonly marken: Readonly<Record<Feld, string>>;
}

let t: Kleinportal;
const faelle = {} as Record<Relation, Fall>;

beforeAll(async () => {
	t = await kleinportal();
	await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'ALLE' });
	const wuensche: Partial<Record<Relation, string[]>> = {
		eigen: [t.ort(0)],
		abgelehnt: [t.ort(0)],
		fremd: [t.ort(1)],
		vergeben: [t.ort(0), t.ort(1)],
		geeinigt: [t.ort(0)],
	};
	for (const [nr, relation] of RELATIONEN.entries()) faelle[relation] = await neu(nr, wuensche[relation] ?? []);
	const { vorgeschlagen, abgelehnt, vorschlagAbgelehnt, vergeben, geeinigt } = faelle;
	faelle.vorgeschlagen = { ...vorgeschlagen, wunschIDs: [await schlageVor(vorgeschlagen)] };
	const stelle = await schlageVor(vorschlagAbgelehnt);
	faelle.vorschlagAbgelehnt = { ...vorschlagAbgelehnt, wunschIDs: [stelle] };
	await gelingt(t.traeger, 'POST', `/v1/freiwilliger/${vorschlagAbgelehnt.id}/stellen/${stelle}/vorschlag`, {
		annehmen: false,
	});
	await gelingt(t.verein, 'POST', `/v1/freiwilliger/wunsch/${abgelehnt.wunschID()}/decline`, { grund: 'Voll' });
	await t.verhandle(vergeben, 1, 1);
	expect((await t.einige(vergeben, 1)).error).toBeUndefined();
	expect((await t.schliesseAb(vergeben, 1)).error).toBeUndefined();
	await t.verhandle(geeinigt, 0);
	expect((await t.einige(geeinigt)).error).toBeUndefined();
	for (const { id, marken } of Object.values(faelle)) {
		const bemerkung = { text: marken.spaeteres, sichtbarkeit: 'MA_VEREIN' };
		await gelingt(t.traeger, 'POST', `/v1/freiwilliger/${id}/historie`, bemerkung);
	}
});
afterAll(() => t.stop());

async function gelingt(frage: Fragend, ...[methode, pfad, body]: Parameters<Fragend>) {
	const antwort = await frage(methode, pfad, body);
	expect(antwort.error).toBeUndefined();
	return antwort.data as { readonly id: string };
}

async function neu(nr: number, orte: readonly string[]): Promise<Fall> {
	const silbe = ['bax', 'cux', 'dox', 'fix', 'gyx', 'hux', 'jox', 'kyx'][nr] ?? '';
	const marken = {
		vorname: `Vor${silbe}`,
		nachname: `Nach${silbe}`,
		ort: `Ort${silbe}`,
		plz: `1${nr}38${nr}`,
		email: `mail.${silbe}@test.test`,
		mobil: `+49 151 77${nr}66${nr}5`,
		geburtsdatum: `2007-03-1${nr}`,
		motivation: `Antrieb${silbe}`,
		spaeteres: `Spaeter${silbe}`,
	};
	const { spaeteres: _, ...person } = marken;
	return { ...(await t.erfasse(orte, person)), marken };
}

const schlageVor = async ({ id }: Fall): Promise<string> =>
	(
		await gelingt(t.verein, 'POST', `/v1/freiwilliger/${id}/vorschlag`, {
			einsatzortID: t.ort(0),
			betreuerUserID: t.betreuer(0),
			nachricht: 'Kommen Sie zu uns.',
			dienstartID: t.dienstart('FSJ'),
		})
	).id;

const f = (filter: object) => encodeURIComponent(JSON.stringify(filter));
const gefunden = ({ marken }: Fall, text: string): readonly Feld[] =>
	(Object.keys(marken) as Feld[]).filter((feld) => stehtIn(text, marken[feld]));

/** Five figures in a row stand by chance in ids, too, but never between what isn't one. */
const stehtIn = (text: string, wort: string) =>
	/^\d+$/.test(wort) ? new RegExp(`(?<![0-9a-f])${wort}(?![0-9a-f])`).test(text) : text.includes(wort);

/** Which fields of a volunteer come out here; null: he doesn't stand here. */
type Weg = (frage: Fragend, fall: Fall) => Promise<readonly Feld[] | null>;

const lies =
	(pfad: (fall: Fall) => string): Weg =>
	async (frage, fall) => {
		const { status, roh } = await frage('GET', pfad(fall));
		expect([200, 404]).toContain(status);
		return status === 200 ? gefunden(fall, roh.body) : null;
	};

/** The list's rows of this volunteer; `sort` so that no order breaks on what is hidden. */
const zeilen =
	(liste: string): Weg =>
	async (frage, fall) => {
		const { status, data } = await frage('GET', `/v1/freiwilliger/${liste}?sort=name&groesse=200`);
		expect(status).toBe(200);
		const eigene = (data as { freiwilligerID: string }[]).filter((z) => z.freiwilligerID === fall.id);
		return eigene.length ? gefunden(fall, JSON.stringify(eigene)) : null;
	};

const datei =
	(liste: string): Weg =>
	async (frage, fall) => {
		const csv = await frage('GET', `/v1/freiwilliger/${liste}/export-csv?sort=alter`);
		expect(csv.status).toBe(200);
		const felder = gefunden(fall, csv.roh.body);
		return felder.length ? felder : null;
	};

/** Fields by whose value the row is found. */
const suche =
	(liste: string, filterbar: readonly ('ort' | 'plz')[]): Weg =>
	async (frage, fall) => {
		const findet = async (filter: object) => {
			const { status, data } = await frage('GET', `/v1/freiwilliger/${liste}?f=${f(filter)}`);
			expect(status).toBe(200);
			return (data as { freiwilligerID: string }[]).some((z) => z.freiwilligerID === fall.id);
		};
		const felder: Feld[] = [];
		for (const feld of FELDER) {
			const wert = fall.marken[feld];
			const imText = feld !== 'motivation' && (await findet({ text: wert }));
			const imFilter =
				filterbar.some((eines) => eines === feld) && (await findet({ und: [{ feld, op: 'gleich', wert }] }));
			if (imText || imFilter) felder.push(feld);
		}
		return felder.length ? felder : null;
	};

const auswahl = (liste: 'BEWERBUNGEN' | 'POOL') => ({
	liste,
	eingabe: liste === 'POOL' ? { aktion: 'betreuerAendern', betreuerUserID: t.betreuer(0) } : { aktion: 'kontaktieren' },
});

const probelauf =
	(liste: 'BEWERBUNGEN' | 'POOL'): Weg =>
	async (frage, fall) => {
		const body = { ...auswahl(liste), auswahl: { filter: {} } };
		const { status, data } = await frage('POST', '/v1/sammelaktion/probelauf', body);
		expect(status).toBe(200);
		const eigene = (data as { zeilen: { freiwilligerID: string | null }[] }).zeilen.filter(
			(z) => z.freiwilligerID === fall.id,
		);
		return eigene.length ? gefunden(fall, JSON.stringify(eigene)) : null;
	};

/** The rows of a run that was begun for everybody, whether it may see them or not. */
const lauf =
	(liste: 'BEWERBUNGEN' | 'POOL'): Weg =>
	async (frage, fall) => {
		const ids = liste === 'POOL' ? [fall.id] : fall.wunschIDs;
		if (ids.length === 0) return null;
		const { id } = await gelingt(frage, 'POST', '/v1/sammelaktion', { ...auswahl(liste), ids });
		const { roh } = await frage('GET', `/v1/sammelaktion/${id}`);
		const felder = gefunden(fall, roh.body);
		return felder.length ? felder : null;
	};

/** Whatever a template could say to the contact person of the place. */
const mail: Weg = async (_, fall) => {
	const { umgebung } = t;
	const { rows } = await umgebung.pool.query<{ id: string }>(
		'select id from wunsch where freiwilliger_id = $1 and einsatzort_id = $2',
		[fall.id, t.ort(0)],
	);
	const [wunsch] = rows;
	if (!wunsch) return null;
	const zeile = { daten: { freiwilligerID: fall.id, wunschID: wunsch.id }, empfaenger: null, version: null };
	const kontext = await ladeKontext(umgebung, zeile as unknown as Outboxzeile);
	const leser = { anrede: '', vorname: '', nachname: '', name: '', email: '', user: null, isAnsprechperson: true };
	const rahmen = { baseUrl: 'https://x.test', heute: HEUTE, link: '' };
	return gefunden(fall, JSON.stringify([...werteFuer(kontext, leser as Leser, rahmen)]));
};

/** With the fields it has at all. */
const WEGE: Readonly<Record<string, { readonly weg: Weg; readonly hat: readonly Feld[] }>> = {
	Akte: { weg: lies(({ id }) => `/v1/freiwilliger/${id}`), hat: FELDER },
	Bewerbung: { weg: lies(({ id }) => `/v1/freiwilliger/${id}/bewerbung`), hat: FELDER },
	Verlauf: { weg: lies(({ id }) => `/v1/freiwilliger/${id}/historie`), hat: ['spaeteres'] },
	Bewerbungen: { weg: zeilen('bewerbungen'), hat: ['vorname', 'nachname', 'ort', 'plz', 'geburtsdatum'] },
	Pool: { weg: zeilen('pool'), hat: ['vorname', 'nachname', 'ort', 'plz'] },
	'Bewerbungen als CSV': { weg: datei('bewerbungen'), hat: ['vorname', 'nachname', 'ort', 'plz'] },
	'Pool als CSV': { weg: datei('pool'), hat: ['vorname', 'nachname', 'ort', 'plz'] },
	'Suche in Bewerbungen': {
		weg: suche('bewerbungen', ['ort', 'plz']),
		hat: ['vorname', 'nachname', 'ort', 'plz', 'email', 'mobil'],
	},
	'Suche im Pool': { weg: suche('pool', ['ort', 'plz']), hat: ['vorname', 'nachname', 'ort', 'plz'] },
	'Probelauf an Bewerbungen': { weg: probelauf('BEWERBUNGEN'), hat: NAME },
	'Probelauf am Pool': { weg: probelauf('POOL'), hat: NAME },
	'Lauf an Bewerbungen': { weg: lauf('BEWERBUNGEN'), hat: NAME },
	'Lauf am Pool': { weg: lauf('POOL'), hat: NAME },
	Mail: { weg: mail, hat: ['vorname', 'nachname', 'ort', 'plz', 'email', 'mobil', 'geburtsdatum'] },
};
type Wegname = keyof typeof WEGE;

/** A site that can't open the file any more still hears by mail whose application ended. */
const MAIL_AM_ENDE: readonly Feld[] = NAME;

const sortiert = (felder: readonly Feld[]) => [...felder].sort();

/** What a way tells beyond what is allowed, or keeps back; empty: nothing. */
async function abweichungen(frage: Fragend, modus: Sichtmodus, welche: readonly Wegname[]) {
	await t.setzeParameter({ freiwilligenSichtbarkeitMode: modus });
	const falsch: string[] = [];
	const gezeigt = new Set<Wegname>();
	for (const name of welche) {
		const { weg, hat } = WEGE[name] as (typeof WEGE)[string];
		for (const relation of RELATIONEN) {
			const felder = await weg(frage, faelle[relation]);
			if (felder === null) continue;
			gezeigt.add(name);
			const erlaubt = ERLAUBT[modus][relation] ?? (name === 'Mail' ? MAIL_AM_ENDE : []);
			const soll = sortiert(hat.filter((feld) => erlaubt.includes(feld)));
			const ist = sortiert(felder.filter((feld) => hat.includes(feld) || !erlaubt.includes(feld)));
			if (JSON.stringify(ist) !== JSON.stringify(soll)) falsch.push(`${name}, ${relation}: ${ist} statt ${soll}`);
		}
	}
	return { falsch, gezeigt };
}

const ALLE_WEGE = Object.keys(WEGE);

describe.each(['EIGENE', 'EIGENE_UND_POOL', 'ALLE'] as const)('in mode %s', (modus) => {
	it('every way out tells a site the same', async () => {
		const { falsch, gezeigt } = await abweichungen(t.verein, modus, ALLE_WEGE);
		expect(falsch).toEqual([]);
		const ohne = modus === 'EIGENE' ? ALLE_WEGE.filter((weg) => !/Pool/.test(weg)) : ALLE_WEGE;
		expect([...gezeigt]).toEqual(expect.arrayContaining(ohne));
	});

	it('a site opens exactly those files', async () => {
		for (const relation of RELATIONEN) {
			const { status } = await t.verein('GET', `/v1/freiwilliger/${faelle[relation].id}`);
			expect([relation, status]).toEqual([relation, ERLAUBT[modus][relation] ? 200 : 404]);
		}
	});

	it('other volunteers see nothing, and the Traeger everything', async () => {
		const { frage } = await t.registriere([t.ort(0)]);
		for (const fall of Object.values(faelle)) {
			expect((await frage('GET', `/v1/freiwilliger/${fall.id}`)).status).toBe(404);
			expect(await WEGE.Akte?.weg(t.traeger, fall)).toEqual(FELDER);
		}
	});
});

/** Every call that only reads, for whoever may call it at all; with the ids of a volunteer where it has some. */
const LESEND = (Object.values(ROUTES) as unknown as Definition[]).filter(
	(d) => d.method === 'GET' && !d.niePrefetch && !d.nurMitBearer,
);
const idFuer = (name: string, pfad: string, fall: Fall): string =>
	/wunsch|stellen/i.test(name) || pfad.includes('/wunsch/{id}') ? (fall.wunschIDs[0] ?? fall.id) : fall.id;

/** What a call anywhere tells this caller beyond what he may read of a volunteer; empty: nothing. */
async function lecks(frage: Fragend, darf: (relation: Relation) => readonly Feld[]): Promise<string[]> {
	const gefundene: string[] = [];
	const pruefe = (pfad: string, text: string) => {
		for (const relation of RELATIONEN) {
			const zuviel = gefunden(faelle[relation], text).filter((feld) => !darf(relation).includes(feld));
			if (zuviel.length) gefundene.push(`${pfad}, ${relation}: ${zuviel}`);
		}
	};
	for (const { path } of LESEND) {
		const faellige = path.includes('{') ? Object.values(faelle) : [faelle.eigen];
		for (const fall of faellige) {
			const pfad = path.replace(/\{(\w+)\}/g, (_, name: string) => idFuer(name, path, fall));
			const { status, roh } = await frage('GET', pfad);
			expect(status, pfad).toBeLessThan(500);
			if (status < 300) pruefe(path, roh.body);
		}
	}
	return [...new Set(gefundene)];
}

describe('no call that reads tells more', () => {
	it.each(['EIGENE', 'EIGENE_UND_POOL', 'ALLE'] as const)('in mode %s, to a site', async (modus) => {
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: modus });
		const darf = (relation: Relation) => ERLAUBT[modus][relation] ?? MAIL_AM_ENDE;
		expect(await lecks(t.verein, darf)).toEqual([]);
	});

	it('to other volunteers and whoever isn’t signed in: nothing at all', async () => {
		const { frage } = await t.registriere([t.ort(0)]);
		for (const wer of [frage, t.niemand]) expect(await lecks(wer, () => [])).toEqual([]);
	});

	it('and where the policy leaks, that is found', async () => {
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'EIGENE_UND_POOL' });
		const darf = (relation: Relation) => ERLAUBT.EIGENE_UND_POOL[relation] ?? MAIL_AM_ENDE;
		await mit(LESBAR.POOL, ['nachname', 'email', 'geburtsdatum'], async () => {
			const wege = (await lecks(t.verein, darf)).map((leck) => leck.split(',')[0]);
			expect(wege).toEqual(expect.arrayContaining(['/v1/freiwilliger/{id}', '/v1/freiwilliger/pool']));
		});
	});
});

/** Puts something into a rule of the policy for as long as the test takes. */
async function mit<T>(regel: readonly T[], zuviel: readonly T[], tue: () => Promise<void>): Promise<void> {
	const liste = regel as T[];
	liste.push(...zuviel);
	try {
		await tue();
	} finally {
		liste.splice(liste.length - zuviel.length);
	}
}

describe('a leak planted in the policy', () => {
	it.each(ALLE_WEGE.filter((weg) => weg !== 'Verlauf'))('shows: %s', async (weg) => {
		await mit(LESBAR.POOL, ['nachname', 'email', 'geburtsdatum'], async () => {
			const { falsch } = await abweichungen(t.verein, 'EIGENE_UND_POOL', [weg]);
			expect(falsch.join()).toMatch(/nachname/);
		});
	});

	it('shows: Verlauf', async () => {
		await mit(NAEHE.BEWERBUNG.status, [9500], async () => {
			const { falsch } = await abweichungen(t.verein, 'EIGENE_UND_POOL', ['Verlauf']);
			expect(falsch).toEqual(['Verlauf, abgelehnt: spaeteres statt ']);
		});
	});
});
