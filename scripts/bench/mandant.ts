import { liesKonfiguration } from '#api/config.ts';
import { bereiteVor } from '../datenbank.ts';
import { mitClient, mitDatenbank } from '../postgres-zugang.ts';
import { saeDemo } from '../seed/demo.ts';
import type { Messort } from './fall.ts';

/** A demo tenant of this size in a database of its own on the same cluster, filled once. */
export async function bevoelkert(ort: Messort, datenbank: string, freiwillige: number): Promise<Messort> {
	const seiner = { url: mitDatenbank(ort.url, datenbank), ownerUrl: mitDatenbank(ort.ownerUrl, datenbank) };
	const da = await mitClient(ort.ownerUrl, async (client) => {
		const { rows } = await client.query('select from pg_database where datname = $1', [datenbank]);
		if (!rows.length) await client.query(`create database ${datenbank}`);
		return rows.length > 0;
	});
	if (!da) {
		await bereiteVor(seiner);
		await saeDemo({ konfiguration: liesKonfiguration({}), datenbank: seiner }, freiwillige);
		await mitClient(seiner.ownerUrl, (client) => client.query('vacuum analyze'));
	}
	return seiner;
}

/** The client names its cycle with every list. */
export async function aktiverZyklus({ url }: Messort): Promise<string> {
	const { rows } = await mitClient(url, (client) =>
		client.query<{ id: string }>(`select id from zyklus where status = 'AKTIV'`),
	);
	return rows[0]?.id ?? '';
}
