import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ohneSchluessel } from '#commands/befehl.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import {
	BuchungStorniert,
	buchungsliste,
	Gebucht,
	KontoEroeffnet,
	konto,
	kontoliste,
} from '#projections/engine/konto.fixture.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { ProzessVeraltet, Versionskonflikt } from './event-store/fehler.ts';
import { execute } from './execute.ts';
import type { Idempotenz } from './idempotenz.ts';
import type { Sitzung } from './sitzung.ts';
import { erzeugeUmgebung } from './umgebung.ts';

let t: Testumgebung;
let geweckt = 0;
beforeAll(async () => {
	t = await testumgebung([kontoliste, buchungsliste], {
		reaktion: (e, _, aggregat, id) =>
			e.type === 'KontoEroeffnet'
				? [{ art: 'mail', schluessel: 'willkommen', empfaenger: { [aggregat.name]: id } }]
				: [],
		outboxGefuellt: () => {
			geweckt += 1;
		},
	});
});
afterAll(() => t.stop());

const akteur = { userID: 'u1', rollen: ['ADMIN'], impersoniertVon: 'u0' };
const befehl = <T>(decide: (s: Sitzung) => Promise<T>, idempotenz: Idempotenz | null = null) =>
	execute(t.umgebung, { akteur, idempotenz }, decide);
const verstoss = (code: Regelverstoss['code']): Regelverstoss => ({ code, text: code, http: 409 });
const zeilen = async (sql: string, ...werte: unknown[]) => (await t.umgebung.pool.query(sql, werte)).rows;

async function eroeffne(cent = 0): Promise<string> {
	return befehl(async (s) => {
		const id = s.ctx.neueID();
		s.schreibe(konto, id, [
			KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber: 'Ada' } }),
		]);
		if (cent) s.schreibe(konto, id, [Gebucht({ buchungID: 'start', cent })]);
		return id;
	});
}
const stand = (id: string) => befehl(async (s) => ({ ...(await s.lies(konto, id)), version: s.version(konto, id) }));

describe('writing', () => {
	test('events, projection rows and outbox rows arrive together', async () => {
		const id = await eroeffne(500);
		expect(await stand(id)).toMatchObject({ saldo: 500, version: 2, inhaber: 'Ada' });
		expect(await zeilen('select * from kontoliste where id = $1', id)).toEqual([
			{ id, art: 'GIRO', inhaber: 'Ada', saldo: '500', anzahl: 1, buchungen: ['start'] },
		]);
		expect(
			await zeilen('select art, schluessel, empfaenger, version, status from outbox where stream = $1', `Konto-${id}`),
		).toEqual([{ art: 'mail', schluessel: 'willkommen', empfaenger: { Konto: id }, version: 1, status: 'queued' }]);
		expect(geweckt).toBeGreaterThan(0);
	});

	test('every event names who acted for whom, in which command', async () => {
		const id = await eroeffne(1);
		const metas = await zeilen('select meta from event where stream = $1 order by version', `Konto-${id}`);
		expect(metas[0]?.meta).toMatchObject({ userID: 'u1', rollen: ['ADMIN'], impersoniertVon: 'u0' });
		expect(metas[0]?.meta.commandID).toBe(metas[1]?.meta.commandID);
	});

	test('rows that are gone disappear, unchanged ones are not touched', async () => {
		const id = await eroeffne(5);
		await befehl(async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID: 'bleibt', cent: 1 })]);
		});
		const vorher = await zeilen(
			'select xmin, cent from buchungsliste where konto_id = $1 and buchung_id = $2',
			id,
			'bleibt',
		);
		await befehl(async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [BuchungStorniert({ buchungID: 'start' })]);
		});
		expect(await zeilen('select xmin, cent from buchungsliste where konto_id = $1', id)).toEqual(vorher);
	});

	test('a refusal writes nothing', async () => {
		const id = await eroeffne();
		const abgelehnt = befehl(async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID: 'x', cent: 1 })]);
			throw new Abgelehnt([verstoss('G22')]);
		});
		await expect(abgelehnt).rejects.toThrow('G22');
		expect((await stand(id)).version).toBe(1);
	});

	test('a failing projection row takes the events with it', async () => {
		const id = 'keine-uuid';
		await expect(
			befehl(async (s) => {
				s.schreibe(konto, id, [KontoEroeffnet({ art: 'GIRO' })]);
			}),
		).rejects.toThrow(/invalid input syntax/);
		expect(await zeilen('select 1 from stream where name = $1', `Konto-${id}`)).toEqual([]);
		expect(await zeilen('select 1 as eins')).toEqual([{ eins: 1 }]);
	});

	test('a stream written unread must be new, and deciding again would not help', async () => {
		const id = await eroeffne();
		let versuche = 0;
		const zweimal = befehl(async (s) => {
			versuche += 1;
			s.schreibe(konto, id, [KontoEroeffnet({ art: 'SPAR' })]);
		});
		await expect(zweimal).rejects.toEqual(new Versionskonflikt(`Konto-${id}`, 0, 1));
		expect(versuche).toBe(1);
	});

	test('streams read at the same time are read together', async () => {
		const [a, b] = [await eroeffne(1), await eroeffne(2)];
		const summe = await befehl(async (s) => {
			const [ka, kb, nochmal] = await Promise.all([s.lies(konto, a), s.lies(konto, b), s.lies(konto, a)]);
			expect(nochmal).toBe(ka);
			return ka.saldo + kb.saldo;
		});
		expect(summe).toBe(3);
	});
});

describe('collisions', () => {
	test('100 commands on one stream all succeed, one after the other', async () => {
		const id = await eroeffne();
		await Promise.all(
			Array.from({ length: 100 }, () =>
				befehl(async (s) => {
					const { buchungen } = await s.lies(konto, id);
					s.schreibe(konto, id, [Gebucht({ buchungID: `b${buchungen.size}`, cent: 1 })]);
				}),
			),
		);
		expect(await stand(id)).toMatchObject({ saldo: 100, version: 101 });
		expect(await zeilen('select saldo, anzahl from kontoliste where id = $1', id)).toEqual([
			{ saldo: '100', anzahl: 100 },
		]);
	});

	test('of 100 for the last cent one succeeds and ninety-nine are refused, 5 rounds', async () => {
		for (let runde = 0; runde < 5; runde++) {
			const id = await eroeffne(1);
			const ergebnisse = await Promise.allSettled(
				Array.from({ length: 100 }, () =>
					befehl(async (s) => {
						if ((await s.lies(konto, id)).saldo < 1) throw new Abgelehnt([verstoss('LEER')]);
						s.schreibe(konto, id, [Gebucht({ buchungID: randomUUID(), cent: -1 })]);
					}),
				),
			);
			expect(ergebnisse.filter((e) => e.status === 'fulfilled')).toHaveLength(1);
			for (const e of ergebnisse) if (e.status === 'rejected') expect(e.reason).toBeInstanceOf(Abgelehnt);
			expect((await stand(id)).saldo).toBe(0);
		}
	});

	/** Both streams hold 1; either may be emptied only while the other is full. */
	async function kreuzen(halten: boolean): Promise<number> {
		const [a, b] = [await eroeffne(1), await eroeffne(1)];
		const leere = (ziel: string, andere: string) =>
			befehl(async (s) => {
				const [, anderes] = await Promise.all([s.lies(konto, ziel), s.lies(konto, andere, { halten })]);
				if (anderes.saldo < 1) throw new Abgelehnt([verstoss('LEER')]);
				s.schreibe(konto, ziel, [Gebucht({ buchungID: randomUUID(), cent: -1 })]);
			});
		const ergebnisse = await Promise.allSettled([leere(a, b), leere(b, a)]);
		return ergebnisse.filter((e) => e.status === 'fulfilled').length;
	}

	test('of 200 crossing pairs that hold what they only read, exactly one of each commits', async () => {
		for (let i = 0; i < 200; i++) expect(await kreuzen(true)).toBe(1);
	});

	test('without holding, both of a pair do commit: the pairs above really cross', async () => {
		const erfolge = [];
		for (let i = 0; i < 50; i++) erfolge.push(await kreuzen(false));
		expect(Math.max(...erfolge)).toBe(2);
	});
});

describe('unique values', () => {
	const nimm = (wert: string) =>
		befehl(async (s) => {
			const id = s.ctx.neueID();
			s.schreibe(konto, id, [KontoEroeffnet({ art: 'GIRO' })]);
			s.nimm('EMAIL', wert, konto, id, verstoss('EMAIL'));
			return id;
		});

	test('the second owner is refused with the rule of the first choice, and nothing is written', async () => {
		const id = await nimm('ada@example.org');
		const vorher = await zeilen('select count(*) from stream');
		await expect(nimm('ada@example.org')).rejects.toEqual(new Abgelehnt([verstoss('EMAIL')]));
		expect(await zeilen('select count(*) from stream')).toEqual(vorher);
		await befehl(async (s) => {
			await s.lies(konto, id);
			s.gib('EMAIL', 'ada@example.org', konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID: 'x', cent: 1 })]);
		});
		await nimm('ada@example.org');
	});

	test('of 50 at once one gets it', async () => {
		const ergebnisse = await Promise.allSettled(Array.from({ length: 50 }, () => nimm('eva@example.org')));
		expect(ergebnisse.filter((e) => e.status === 'fulfilled')).toHaveLength(1);
	});
});

describe('idempotency', () => {
	const schluessel = (bodyHash = 'gleich') => ({ schluessel: randomUUID(), bodyHash, status: 201 });
	const leere = (id: string, idempotenz: Idempotenz) =>
		befehl(async (s) => {
			if ((await s.lies(konto, id)).saldo < 1) throw new Abgelehnt([verstoss('G22')]);
			const buchungID = randomUUID();
			s.schreibe(konto, id, [Gebucht({ buchungID, cent: -1 })]);
			return { buchungID };
		}, idempotenz);

	test('a repeated success answers the same and changes nothing, though it would be refused by now', async () => {
		const id = await eroeffne(1);
		const idempotenz = schluessel();
		const erste = await leere(id, idempotenz);
		expect(await leere(id, idempotenz)).toEqual(erste);
		expect(await stand(id)).toMatchObject({ saldo: 0, version: 3 });
		await expect(leere(id, schluessel())).rejects.toThrow('G22');
	});

	test('of 20 at once with one key one is executed and all answer the same', async () => {
		const id = await eroeffne(20);
		const idempotenz = schluessel();
		const antworten = await Promise.all(Array.from({ length: 20 }, () => leere(id, idempotenz)));
		expect(new Set(antworten.map((a) => a.buchungID)).size).toBe(1);
		expect((await stand(id)).saldo).toBe(19);
	});

	test('a command that reads nothing isn’t executed twice either', async () => {
		const idempotenz = schluessel();
		const lege = () =>
			befehl(async (s) => {
				const id = s.ctx.neueID();
				s.schreibe(konto, id, [KontoEroeffnet({ art: 'GIRO' })]);
				return id;
			}, idempotenz);
		expect(await lege()).toBe(await lege());
	});

	test('another body under the same key is refused', async () => {
		const id = await eroeffne(2);
		const idempotenz = schluessel('eins');
		await leere(id, idempotenz);
		await expect(leere(id, { ...idempotenz, bodyHash: 'zwei' })).rejects.toMatchObject({
			verstoesse: [{ code: 'IDEMPOTENZ', http: 422 }],
		});
	});

	test('refusals are not remembered', async () => {
		const id = await eroeffne(0);
		const idempotenz = schluessel();
		await expect(leere(id, idempotenz)).rejects.toThrow('G22');
		await befehl(async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID: 'nachschub', cent: 1 })]);
		});
		expect(await leere(id, idempotenz)).toHaveProperty('buchungID');
	});

	test('a key is free again after 24 hours', async () => {
		const id = await eroeffne(2);
		const idempotenz = schluessel('eins');
		await leere(id, idempotenz);
		await t.umgebung.pool.query(
			"update befehl set laeuft_ab_am = laeuft_ab_am - interval '25 hours' where schluessel = $1",
			[idempotenz.schluessel],
		);
		await leere(id, { ...idempotenz, bodyHash: 'zwei' });
		expect((await stand(id)).saldo).toBe(0);
	});
});

describe('technical tables', () => {
	const verbrauche = (hash: Buffer, id: string) =>
		befehl(async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID: randomUUID(), cent: 1 })]);
			const benutzt = s.db.updateTable('einmal_token').set({ benutzt_am: s.ctx.jetzt });
			s.tabelle(benutzt.where('token_hash', '=', hash).where('benutzt_am', 'is', null), verstoss('LINK'));
		});

	test('a one-time token is consumed by exactly one of ten, the others write nothing', async () => {
		const id = await eroeffne();
		const hash = Buffer.from(randomUUID());
		await befehl(async (s) => {
			s.tabelle(
				s.db
					.insertInto('einmal_token')
					.values({ token_hash: hash, zweck: 'x', betroffener: id, laeuft_ab_am: s.ctx.jetzt }),
			);
		});
		const ergebnisse = await Promise.allSettled(Array.from({ length: 10 }, () => verbrauche(hash, id)));
		expect(ergebnisse.filter((e) => e.status === 'fulfilled')).toHaveLength(1);
		expect((await stand(id)).saldo).toBe(1);
	});

	test('numbers of a range are distinct under concurrency', async () => {
		const nummern = await Promise.all(Array.from({ length: 50 }, () => befehl((s) => s.naechsteNummer('VERTRAG'))));
		expect(new Set(nummern).size).toBe(50);
		expect(Math.min(...nummern)).toBe(1);
	});
});

describe('epoch', () => {
	test('after a rebuild to the same versions a process goes on, one of other versions is refused', async () => {
		const eigene = await testumgebung([kontoliste, buchungsliste]);
		try {
			const alt = await erzeugeUmgebung(eigene.umgebung);
			const lege = (umgebung: typeof alt) =>
				execute(umgebung, ohneSchluessel(akteur), async (s) => {
					s.schreibe(konto, s.ctx.neueID(), [KontoEroeffnet({ art: 'GIRO' })]);
				});
			const neu = [{ ...kontoliste, version: 2 }, buchungsliste];
			await stelleProjektionenSicher(eigene.datenbank.ownerUrl, neu);
			await expect(lege(alt)).rejects.toBeInstanceOf(ProzessVeraltet);
			await stelleProjektionenSicher(eigene.datenbank.ownerUrl, [kontoliste, buchungsliste]);
			await lege(alt);
			const { rows } = await eigene.umgebung.pool.query('select count(*)::int as n from kontoliste');
			expect(rows).toEqual([{ n: 1 }]);
		} finally {
			await eigene.stop();
		}
	});
});
