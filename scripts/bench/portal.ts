import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { baueApp } from '#api/app.ts';
import { liesKonfiguration, uhr } from '#api/config.ts';
import { einziger } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import { UserGesperrt } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Messort } from './fall.ts';
import { AKTEUR } from './stoff.ts';

/** The accounts of the portal that is measured. */
export const KONTEN = { offen: 'offen@bench.test', gesperrt: 'gesperrt@bench.test' } as const;
export const KENNWORT = 'Sicheres-Wort-7';

/** An emptied database with two accounts, one of them blocked. */
export async function legeKontenAn(ort: Messort): Promise<void> {
	const { ownerUrl } = ort;
	await mitClient(ownerUrl, (client) =>
		client.query(
			'truncate stream, event, event_person, befehl, outbox, mailkopie, eindeutig, kennwort, sitzung, bremse',
		),
	);
	await stelleProjektionenSicher(ownerUrl, []);
	await stelleProjektionenSicher(ownerUrl, PROJEKTIONEN);
	await mitPortal(ort, async (_, umgebung) => {
		for (const email of Object.values(KONTEN)) await legeKontoAn(umgebung, email);
	});
}

/** The web service in this process. */
export async function mitPortal<T>(
	{ url }: Messort,
	arbeite: (app: FastifyInstance, umgebung: Umgebung) => Promise<T>,
): Promise<T> {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'bench-portal-'));
	const konfiguration = liesKonfiguration({ DATA_DIR: verzeichnis, LOG_LEVEL: 'silent' });
	const zeit = uhr(konfiguration);
	const umgebung = await oeffneUmgebung(url, zeit, () => {});
	const ausgabe = { version: '0.0.0', zeit: '2026-01-01T00:00:00.000Z' };
	const portal = { key: 'bench', konfiguration, umgebung, uhr: zeit, ausgabe };
	const app = await baueApp({ konfiguration, ausgabe, clientVerzeichnis: null }, einziger(portal));
	try {
		return await arbeite(app, umgebung);
	} finally {
		await app.close();
		await umgebung.pool.end();
		rmSync(verzeichnis, { recursive: true, force: true });
	}
}

async function legeKontoAn(umgebung: Umgebung, email: string): Promise<void> {
	const id = randomUUID();
	const hash = await hashKennwort(KENNWORT);
	const angaben = { vorname: 'Ina', nachname: 'Messung', email, sprache: 'de' } as const;
	const rechte = { rollen: ['MA_VERWALTUNG' as const], einsatzstelleIDs: [], einsatzortIDs: [], freiwilligerID: null };
	await execute(umgebung, ohneSchluessel(AKTEUR), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, id);
		const angelegt = sitzung.schreibe(userAggregat, id, legeUserAn(user, { ...angaben, ...rechte }));
		sitzung.schreibe(userAggregat, id, schalteFrei(angelegt));
		if (email === KONTEN.gesperrt) sitzung.schreibe(userAggregat, id, [UserGesperrt({})]);
		sitzung.tabelle(kennwortZeile(sitzung.db, id, hash));
	});
}
