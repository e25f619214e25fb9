import { liesKonfiguration } from '#api/config.ts';
import { bereiteVor } from '#scripts/betrieb/datenbank.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';
import { saeDemo } from '../seed/demo.ts';
import type { Messort } from './fall.ts';

/** A demo tenant of this size in a database of its own on the same cluster, filled once. */
export async function bevoelkert(ort: Messort, datenbank: string, freiwillige: number): Promise<Messort> {
	const seiner = beiDatenbank(ort, datenbank);
	const da = await mitClient(ort.ownerUrl, async (client) => {
		const { rows } = await client.query('select from pg_database where datname = $1', [datenbank]);
		return rows.length > 0;
	});
	// One that stayed from an earlier run may be older than this program.
	if (da) await bereiteVor(seiner);
	else await fuelle(ort, datenbank, freiwillige);
	return seiner;
}

/** Under another name until it is full, so that one that was interrupted is begun anew. */
async function fuelle(ort: Messort, datenbank: string, freiwillige: number): Promise<void> {
	const baustelle = `${datenbank}_neu`;
	const seiner = beiDatenbank(ort, baustelle);
	await mitClient(ort.ownerUrl, async (client) => {
		await client.query(`drop database if exists ${baustelle} with (force)`);
		await client.query(`create database ${baustelle}`);
	});
	await bereiteVor(seiner);
	await saeDemo({ konfiguration: liesKonfiguration({}), datenbank: seiner }, freiwillige);
	await mitClient(seiner.ownerUrl, (client) => client.query('vacuum analyze'));
	await mitClient(ort.ownerUrl, (client) => client.query(`alter database ${baustelle} rename to ${datenbank}`));
}

const beiDatenbank = (ort: Messort, datenbank: string): Messort => ({
	url: mitDatenbank(ort.url, datenbank),
	ownerUrl: mitDatenbank(ort.ownerUrl, datenbank),
});

/** The client names its cycle with every list. */
export async function aktiverZyklus({ url }: Messort): Promise<string> {
	const { rows } = await mitClient(url, (client) =>
		client.query<{ id: string }>(`select id from zyklus where status = 'AKTIV'`),
	);
	return rows[0]?.id ?? '';
}
