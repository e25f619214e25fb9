import { describe, expect, it } from 'vitest';
import { NEU, wortuebergang } from '#domain/maschine.ts';
import { UPLOADSTATUS, type Uploadstatus } from '#domain/status/upload.ts';
import { uploadMaschine } from './upload.machine.ts';
import { hochgeladen, loesche, type Upload, zugeordnet } from './upload.ts';

/** Table: Upload. */
const PAARE: Readonly<Record<string, Uploadstatus>> = {
	'neu Begonnen': 'Prepared',
	'Prepared Vollstaendig': 'Uploaded',
	'Uploaded ZuordnungBegonnen': 'Referencing',
	'Referencing Zugeordnet': 'Referenced',
	'Uploaded TypAbgelehnt': 'CleanmeForbiddenFileType',
	'Referencing TypAbgelehnt': 'CleanmeForbiddenFileType',
	'Uploaded Geloescht': 'CleanmeDeleted',
	'Uploaded Verfallen': 'CleanmeDeleted',
	'Referencing HaengenGeblieben': 'CleanmeDeleted',
	'Referenced Freigegeben': 'CleanmeDeleted',
};
const ZUSTAENDE = [NEU, ...(Object.keys(UPLOADSTATUS) as Uploadstatus[])] as const;
const EREIGNISSE = [
	...['Begonnen', 'Vollstaendig', 'ZuordnungBegonnen', 'Zugeordnet', 'TypAbgelehnt'],
	...['Geloescht', 'Verfallen', 'HaengenGeblieben', 'Freigegeben'],
] as Parameters<typeof wortuebergang<typeof uploadMaschine>>[2][];

describe('the map of an upload', () => {
	it.each(ZUSTAENDE)('%s goes where the table says, and nowhere else', (von) => {
		for (const was of EREIGNISSE) {
			expect(wortuebergang(uploadMaschine, von, was), `${von} ${was}`).toBe(PAARE[`${von} ${was}`] ?? null);
		}
	});

	it('has the numbers of the catalogue', () => {
		expect(Object.entries(UPLOADSTATUS).map(([key, { nummer }]) => [key, nummer])).toEqual([
			['Prepared', 0],
			['Uploaded', 1000],
			['Referencing', 1500],
			['Referenced', 2000],
			['CleanmeForbiddenFileType', 9010],
			['CleanmeDeleted', 9010],
		]);
	});
});

describe('a step', () => {
	const upload = (status: Uploadstatus) => ({ status }) as Upload;

	it('leads over what lasts only an instant', () => {
		expect([hochgeladen(), zugeordnet('Uploaded')]).toEqual(['Uploaded', 'Referenced']);
	});

	it('deletes what nothing needs', () => {
		expect(loesche(upload('Uploaded'))).toBe('CleanmeDeleted');
		for (const status of ['Referencing', 'Referenced'] as const) {
			expect(() => loesche(upload(status))).toThrow('Die Datei wird verwendet und kann nicht gelöscht werden.');
		}
		expect(() => loesche(upload('CleanmeDeleted'))).toThrow('Im Status „Gelöscht“');
	});
});
