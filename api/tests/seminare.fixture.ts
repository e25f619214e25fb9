import { expect } from 'vitest';
import {
	gibGruppenplatzFrei,
	gleicheGruppenseminarAb,
	gleicheGruppenseminareAb,
} from '#commands/seminar/gruppenabgleich.ts';
import { gibSeminarplaetzeFrei, gleicheSeminarnachweisAb } from '#commands/seminar/teilnahme.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Antwort } from './portal.fixture.ts';
import type { Angemeldet, Kleinportal } from './test-portal.fixture.ts';

export function gelungen({ status, data, roh }: Antwort) {
	expect(status, roh.body).toBeLessThan(300);
	return data;
}

export const kurz = ({ status, error }: Antwort) => [status, error?.message];

/** Agreed on, from October for twelve months. */
export async function dienender(t: Kleinportal): Promise<Angemeldet> {
	const wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	gelungen(await t.einige(wer));
	return wer;
}

/** What the worker would do about seminars now, until nothing is left. */
export async function arbeite(umgebung: Umgebung): Promise<void> {
	const arten = {
		'seminarnachweis-abgleichen': gleicheSeminarnachweisAb,
		'seminarplaetze-freigeben': gibSeminarplaetzeFrei,
		'gruppenplatz-freigeben': gibGruppenplatzFrei,
		'gruppenseminare-abgleichen': gleicheGruppenseminareAb,
		'gruppenseminar-abgleichen': gleicheGruppenseminarAb,
	} as const;
	for (let offen = true; offen; ) {
		offen = false;
		for (const [schluessel, tue] of Object.entries(arten)) {
			const anweisung = `update outbox set faellig_ab = now() where schluessel = $1 and status = 'queued' returning id`;
			const { rows } = await umgebung.pool.query<{ id: string }>(anweisung, [schluessel]);
			for (const { id } of rows) await tue({ umgebung }, id);
			offen ||= rows.length > 0;
		}
	}
}
