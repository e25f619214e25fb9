import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import {
	type Akteur,
	alleAkteure,
	EXTRA_KEY,
	FEHLT,
	GEMEINSAM,
	NUR_EIGEN,
	type Objekte,
	unbekannt,
} from './akteure.fixture.ts';
import { type Erwartung, SPALTEN } from './erwartung.fixture.ts';
import { TABELLE, verbotenInAnsicht } from './tabelle.fixture.ts';

/**
 * Every call is asked by every role about its own things, about those of others and about what doesn't exist, and
 * answers as the table says: let through, refused, or unknown. What is hidden answers exactly like what is missing.
 */

let t: Kleinportal;
let akteure: readonly Akteur[];
let faelle = 0;

beforeAll(async () => {
	t = await kleinportal({}, { EXTRA_KEY });
	await t.setzeParameter({ api: true, hsjMigration: true, kontingentMode: 'KONTINGENTABFRAGE' });
	akteure = await alleAkteure(t);
});
afterAll(async () => {
	await t.stop();
	console.log(`Zugriffsmatrix: ${faelle} Fälle`);
});

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
const hatGegenstand = ({ gegenstaende }: Erwartung) => gegenstaende.length > 0;
const liest = ({ methode }: Erwartung) => methode === 'GET';

function frage({ frage }: Akteur, e: Erwartung, objekte: Objekte): Promise<Antwort> {
	faelle++;
	const pfad = e.pfad.replace(/\{(\w+)\}/g, (_, name: string) => objekte[name] ?? unbekannt()[name] ?? '');
	return frage(e.methode as Parameters<Fragend>[0], pfad, e.body?.(t, objekte), e.kopf);
}

describe.each(TABELLE.map((e) => [`${e.methode} ${e.pfad} (${e.aktion})`, e] as const))('%s', (_, e) => {
	it.each(SPALTEN)('%s', async (spalte) => {
		for (const akteur of akteure.filter((a) => a.spalte === spalte && !(a.istAnsicht && e.beendetAnsichten))) {
			const vorher = await t.ereignisse();
			const nichts = await frage(akteur, e, unbekannt());
			expect(beiUnbekanntem(e, akteur), `${akteur.name}: ${nichts.roh.body}`).toContain(ausgang(e, nichts));
			if (!hatGegenstand(e) || (akteur.istAnsicht && verbotenInAnsicht(e))) continue;
			if (betrifft(e, VERGAENGLICH)) await pruefeVerborgenes(e, akteur, 'deleted', akteur.geloeschtes, nichts);
			for (const [was, objekte] of Object.entries(akteur.fremdes)) {
				if (bleibtUnberuehrt(e, akteur) && !e.kannFehlen) await pruefeFremdes(e, akteur, was, objekte, nichts);
			}
			if (e.rechte[spalte] === '-') expect(await t.ereignisse(), akteur.name).toBe(vorher);
			if (!darfEigenes(e, akteur) || !akteur.eigenes) continue;
			const eigenes = await frage(akteur, e, await akteur.eigenes(e.gegenstaende));
			const nochNichts = e.abEinigung && spalte === 'MA_VEREIN';
			const erwartet = e.kannFehlen ? ['DURCH', 'UNBEKANNT'] : [nochNichts ? 'UNBEKANNT' : 'DURCH'];
			expect(erwartet, `${akteur.name}: ${eigenes.roh.body}`).toContain(ausgang(e, eigenes));
		}
	});
});

/** What a volunteer takes along when he is deleted. */
const VERGAENGLICH = new Set([
	...['freiwilliger', 'wunsch', 'vertrag', 'erziehungsberechtigter', 'bemerkung'],
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

async function pruefeFremdes(e: Erwartung, akteur: Akteur, was: string, objekte: Objekte, nichts: Antwort) {
	const antwort = await frage(akteur, e, objekte);
	const offen = e.rechte[akteur.spalte] === 'x' || (e.rechte[akteur.spalte] === 'o' && betrifft(e, GEMEINSAM));
	const fehlt = e.gegenstaende.some((was) => objekte[was] === FEHLT);
	if (offen && !fehlt && !betrifft(e, NUR_EIGEN)) {
		expect([was, ausgang(e, antwort)], antwort.roh.body).toEqual([was, 'DURCH']);
	} else {
		gleicht(was, antwort, nichts);
	}
}

async function pruefeVerborgenes(e: Erwartung, akteur: Akteur, was: string, objekte: Objekte, nichts: Antwort) {
	gleicht(was, await frage(akteur, e, objekte), nichts);
}

function gleicht(was: string, antwort: Antwort, nichts: Antwort): void {
	expect([was, antwort.status, antwort.roh.body]).toEqual([was, nichts.status, nichts.roh.body]);
}

it('asks more than three thousand questions', () => {
	expect(faelle).toBeGreaterThan(3000);
});
