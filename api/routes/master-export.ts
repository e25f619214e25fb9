import { readStreams } from '#commands/event-store/read.ts';
import { merkeEinsicht } from '#commands/konto/zugriff.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { DATENARTEN } from '#domain/zugriff/protokoll.ts';
import { ladeEintraege } from '#projections/queries/namen.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { alsCsv } from '../present/csv.ts';
import { MASTERSPALTEN, type Masterzeile, masterzeile } from '../present/export-master.ts';
import { namenAus } from '../present/namen.ts';
import { ohneLeere } from './akte/befehl.ts';
import type { Umstand } from './handler.ts';

const AUF_EINMAL = 200;

/** All fields of these volunteers as CSV; each file is read, and that it was is recorded. */
export async function masterExport(umstand: Umstand, ids: readonly string[]): Promise<string> {
	const { umgebung, akteur, request } = umstand;
	const eintraege = await ladeEintraege(umgebung.db);
	const zeilen: Masterzeile[] = [];
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		const akten = await liesAkten(umstand, ids.slice(i, i + AUF_EINMAL));
		const referenz = await ladeReferenz(umgebung.db, {
			adresseIDs: [
				...akten.flatMap((a) => a.wuensche.map((w) => w.einsatzortID)),
				...akten.flatMap((a) => a.vertraege.map((v) => v.einsatzortID)),
			],
			benutzerIDs: akten.flatMap((a) =>
				ohneLeere([a.traegerBetreuerUserID, ...a.wuensche.map((w) => w.betreuerUserID)]),
			),
		});
		const namen = namenAus(referenz, eintraege);
		zeilen.push(...akten.map((akte) => masterzeile(akte, referenz, namen)));
		await merkeEinsicht(umgebung.db, {
			akteur,
			betroffene: akten.map((akte) => akte.id),
			arten: DATENARTEN,
			anlass: 'MASTER_EXPORT',
			ip: request.ip,
		});
	}
	return alsCsv(MASTERSPALTEN, zeilen);
}

async function liesAkten({ umgebung }: Umstand, ids: readonly string[]): Promise<Akte[]> {
	const refs = ids.map((id) => ({ aggregat: akteAggregat.name, id }));
	const inhalte = await readStreams(umgebung.pool, refs);
	const aggregat: Aggregat<Akte, AkteEreignis> = akteAggregat;
	return inhalte.map(({ ereignisse }, i) => falte(aggregat, ids[i] ?? '', ereignisse as Aufgezeichnet<AkteEreignis>[]));
}
