import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Antwort, Fragend } from '#api/tests/portal.fixture.ts';
import { type Kleinportal, kleinportal } from '#api/tests/test-portal.fixture.ts';
import { type Akteur, alleAkteure, GEMEINSAM, NUR_EIGEN } from './akteure.fixture.ts';
import { type Erwartung, SPALTEN } from './erwartung.fixture.ts';
import { EXTRA_KEY } from './gemeinsames.fixture.ts';
import { FEHLT, type Objekte, unbekannt } from './objekte.fixture.ts';
import { TEILE, verbotenInAnsicht } from './tabelle.fixture.ts';

/**
 * Every call is asked by every role about its own things, about those of others and about what doesn't exist, and
 * answers as the table says: let through, refused, or unknown. What is hidden answers exactly like what is missing.
 * Each part of the table has a database and, in its own file, a worker; `mindestens` so many questions are asked of it.
 */
export function pruefeTeil(teil: keyof typeof TEILE, mindestens: number): void {
	let t: Kleinportal;
	let akteure: readonly Fragender[];
	let fragen = 0;
	// What is only read stays as it was made; what is changed comes after it.
	const erwartungen = TEILE[teil].toSorted((a, b) => Number(liest(b)) - Number(liest(a)));
	const gelesen = erwartungen.filter(istTeilbar);

	beforeAll(async () => {
		t = await kleinportal({}, { EXTRA_KEY });
		await t.setzeParameter({
			api: true,
			buchhaltungExport: true,
			hsjMigration: true,
			kontingentMode: 'KONTINGENTABFRAGE',
		});
		akteure = (await alleAkteure(t)).map((akteur) => ({
			...akteur,
			frage: (...anfrage) => {
				fragen++;
				return akteur.frage(...anfrage);
			},
			...(akteur.eigenes ? { zumLesen: einmal(() => eigenesFuer(t, akteur, gelesen)) } : {}),
		}));
	});
	afterAll(() => t.stop());

	describe.each(erwartungen.map((e) => [`${e.methode} ${e.pfad} (${e.aktion})`, e] as const))('%s', (_, e) => {
		it.each(SPALTEN)('%s', async (spalte) => {
			for (const akteur of akteure.filter((a) => a.spalte === spalte && !(a.istAnsicht && e.beendetAnsichten))) {
				await pruefeAkteur(t, e, akteur);
			}
		});
	});

	it(`asks more than ${mindestens} questions`, () => {
		expect(fragen).toBeGreaterThan(mindestens);
	});
}

async function pruefeAkteur(t: Kleinportal, e: Erwartung, akteur: Fragender): Promise<void> {
	const { spalte } = akteur;
	const darfNichts = e.rechte[spalte] === '-';
	const vorher = darfNichts && (await t.ereignisse());
	const nichts = await frage(t, akteur, e, unbekannt());
	expect(beiUnbekanntem(e, akteur), `${akteur.name}: ${nichts.roh.body}`).toContain(ausgang(e, nichts));
	if (!hatGegenstand(e) || (akteur.istAnsicht && verbotenInAnsicht(e))) return;
	if (betrifft(e, VERGAENGLICH)) gleicht('deleted', await frage(t, akteur, e, akteur.geloeschtes), nichts);
	for (const [was, objekte] of Object.entries(akteur.fremdes)) {
		if (bleibtUnberuehrt(e, akteur) && !e.kannFehlen) {
			pruefeFremdes(e, akteur, was, objekte, await frage(t, akteur, e, objekte), nichts);
		}
	}
	if (darfNichts) expect(await t.ereignisse(), akteur.name).toBe(vorher);
	if (!darfEigenes(e, akteur) || !akteur.eigenes) return;
	const seines = istTeilbar(e) && akteur.zumLesen ? await akteur.zumLesen() : await eigenesFuer(t, akteur, [e]);
	const eigenes = await frage(t, akteur, e, seines);
	const nochNichts = e.abEinigung && spalte === 'MA_VEREIN';
	const erwartet = e.kannFehlen ? ['DURCH', 'UNBEKANNT'] : [nochNichts ? 'UNBEKANNT' : 'DURCH'];
	expect(erwartet, `${akteur.name}: ${eigenes.roh.body}`).toContain(ausgang(e, eigenes));
}

function frage(t: Kleinportal, { frage }: Akteur, e: Erwartung, objekte: Objekte): Promise<Antwort> {
	const pfad = e.pfad.replace(/\{(\w+)\}/g, (_, name: string) => objekte[name] ?? unbekannt()[name] ?? '');
	return frage(e.methode as Parameters<Fragend>[0], pfad, e.body?.(t, objekte), e.kopf);
}

/** Somebody who asks, with what he has to show to all calls that change nothing. */
type Fragender = Akteur & { readonly zumLesen?: () => Promise<Objekte> };

/** Whether it leaves its things as they are, so that others can be asked about them, too. */
const istTeilbar = (e: Erwartung): boolean => liest(e) && !e.gegenstaende.includes('seminarnachweis');

function einmal<T>(stelleHer: () => Promise<T>): () => Promise<T> {
	let fertig: Promise<T> | undefined;
	return () => {
		fertig ??= stelleHer();
		return fertig;
	};
}

/** His own, as far as these calls ask for it and he is let through by them. */
async function eigenesFuer(t: Kleinportal, akteur: Akteur, erwartungen: readonly Erwartung[]): Promise<Objekte> {
	const namen = new Set(erwartungen.filter((e) => darfEigenes(e, akteur)).flatMap((e) => gefragt(t, e)));
	return (await akteur.eigenes?.((name) => namen.has(name))) ?? {};
}

/** What stands in its path, and what its body reads. */
function gefragt(t: Kleinportal, e: Erwartung): string[] {
	const namen = [...e.gegenstaende];
	e.body?.(
		t,
		new Proxy(
			{},
			{
				get: (_, name) => {
					namen.push(String(name));
				},
			},
		),
	);
	return namen;
}

type Ausgang = 'ANMELDEN' | 'VERBOTEN' | 'ANSICHT' | 'UNBEKANNT' | 'DURCH';

function ausgang(e: Erwartung, { status, error, roh }: Antwort): Ausgang {
	expect(status, roh.body).toBeLessThan(500);
	// A wrong password and an unknown refresh token are answered alike, whoever sends them.
	if (status === 401) return e.aktion === 'anmelden' ? 'DURCH' : 'ANMELDEN';
	if (status === 403 && error.code === 'BERECHTIGUNG') return 'VERBOTEN';
	if (status >= 400 && ['G32', 'ANSICHT_OFFEN'].includes(error.code)) return 'ANSICHT';
	return status === 404 ? 'UNBEKANNT' : 'DURCH';
}

const betrifft = (e: Erwartung, art: ReadonlySet<string>) => e.gegenstaende.some((name) => art.has(name));
const nurGemeinsames = (e: Erwartung) => hatGegenstand(e) && e.gegenstaende.every((name) => GEMEINSAM.has(name));
const hatGegenstand = ({ gegenstaende }: Erwartung) => gegenstaende.length > 0;
const liest = ({ methode }: Erwartung) => methode === 'GET';

/** What a volunteer takes along when he is deleted. */
const VERGAENGLICH = new Set([
	...['freiwilliger', 'wunsch', 'vertrag', 'erziehungsberechtigter', 'bemerkung', 'seminarnachweis'],
	...['signaturdokument', 'signatursitzung'],
]);

const darfEigenes = (e: Erwartung, { spalte }: Akteur) => e.rechte[spalte] === 'x' || e.rechte[spalte] === 'o';

/** Whoever may change everything would change what others are asked about later. */
const bleibtUnberuehrt = (e: Erwartung, { spalte }: Akteur) => liest(e) || e.rechte[spalte] !== 'x';

/** A one-time token that isn't one is a link that no longer holds, or nothing at all. */
function beiUnbekanntem(e: Erwartung, { spalte, istAnsicht }: Akteur): Ausgang[] {
	const zelle = e.rechte[spalte];
	const verboten = istAnsicht && verbotenInAnsicht(e);
	// Two reasons: which one comes first is told nobody.
	if (zelle === '-') return spalte === 'OEFFENTLICH' ? ['ANMELDEN'] : verboten ? ['VERBOTEN', 'ANSICHT'] : ['VERBOTEN'];
	if (verboten) return ['ANSICHT'];
	if (zelle === 't' || e.kannFehlen) return ['DURCH', 'UNBEKANNT'];
	return [hatGegenstand(e) ? 'UNBEKANNT' : 'DURCH'];
}

function pruefeFremdes(
	e: Erwartung,
	akteur: Akteur,
	was: string,
	objekte: Objekte,
	antwort: Antwort,
	nichts: Antwort,
): void {
	const offen = e.rechte[akteur.spalte] === 'x' || (e.rechte[akteur.spalte] === 'o' && nurGemeinsames(e));
	const fehlt = e.gegenstaende.some((was) => objekte[was] === FEHLT);
	if (offen && !fehlt && !betrifft(e, NUR_EIGEN)) {
		expect([was, ausgang(e, antwort)], antwort.roh.body).toEqual([was, 'DURCH']);
	} else {
		gleicht(was, antwort, nichts);
	}
}

function gleicht(was: string, antwort: Antwort, nichts: Antwort): void {
	expect([was, antwort.status, antwort.roh.body]).toEqual([was, nichts.status, nichts.roh.body]);
}
