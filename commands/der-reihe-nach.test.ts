import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { derReiheNach } from './der-reihe-nach.ts';
import { DatenbankUeberlastet } from './event-store/fehler.ts';

const umgebung = () => ({ pool: {} as Pool });
const tuer = () => Promise.withResolvers<void>();

it('lets nobody begin before those who came earlier have done, also where one of them fails', async () => {
	const [u, erste, verlauf] = [umgebung(), tuer(), [] as string[]];
	const tue = (wer: string, bis?: Promise<void>) =>
		derReiheNach(u, 'Seminar-1', async () => {
			verlauf.push(`${wer} beginnt`);
			await bis;
			verlauf.push(`${wer} fertig`);
			if (wer === 'B') throw new Error('voll');
			return wer;
		});
	const alle = Promise.allSettled([tue('A', erste.promise), tue('B'), tue('C')]);
	erste.resolve();
	expect((await alle).map((e) => (e.status === 'fulfilled' ? e.value : e.reason.message))).toEqual(['A', 'voll', 'C']);
	expect(verlauf).toEqual(['A beginnt', 'A fertig', 'B beginnt', 'B fertig', 'C beginnt', 'C fertig']);
	expect(await tue('D')).toBe('D');
});

it('makes nobody wait who wants something else, or the same of another tenant', async () => {
	const [u, erste] = [umgebung(), tuer()];
	const wartend = derReiheNach(u, 'Seminar-1', () => erste.promise);
	expect(await derReiheNach(u, 'Seminar-2', async () => 2)).toBe(2);
	expect(await derReiheNach(umgebung(), 'Seminar-1', async () => 3)).toBe(3);
	erste.resolve();
	await wartend;
});

it('turns away who has waited too long, and whoever comes then has his turn', async () => {
	const u = umgebung();
	await expect(derReiheNach(u, 'Seminar-1', async () => 1, -1)).rejects.toThrow(DatenbankUeberlastet);
	expect(await derReiheNach(u, 'Seminar-1', async () => 2)).toBe(2);
});
