import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { muster } from '#commands/pdf/fuellen-fuer.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { siegle } from '#commands/pdf/werkstatt.ts';
import { durchsatz, type Fall } from '../fall.ts';

const ABSATZ =
	'{{ freiwilliger.name }}, geboren am {{ freiwilliger.geburtsdatum }}, dient im {{ einsatzort.bezeichnung }}.';
const VERTRAG = {
	art: 'TEXT',
	titel: 'Vereinbarung',
	inhalt: ['## Vereinbarung', ...Array.from({ length: 40 }, () => ABSATZ)].join('\n\n'),
} as const;
const ANGABEN = { zeit: '2026-09-01T08:00:00Z', name: 'Sportjugend Musterland e. V.' };

const ORT = { dateien: 'bench' };

/** A contract of two pages, filled and sealed; beside only filled. */
export const pdf: Fall = {
	name: 'fill and seal a contract',
	async unsere() {
		const ordner = mkdtempSync(join(tmpdir(), 'bench-siegel-'));
		try {
			const zertifikat = await siegelzertifikat(ordner, null, { name: ANGABEN.name, heute: '2026-09-01' });
			return await durchsatz(async () => siegle(ORT, await muster(ORT, VERTRAG), zertifikat, ANGABEN));
		} finally {
			rmSync(ordner, { recursive: true });
		}
	},
	vergleich: () => durchsatz(() => muster(ORT, VERTRAG)),
};
