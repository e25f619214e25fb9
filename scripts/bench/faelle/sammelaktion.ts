import { liesKonfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { entscheideSammelaktion } from '#domain/akte/sammelaktion.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Fall, Messort } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger, TRAEGER } from '../zugang.ts';

const FREIWILLIGE = 100_000;
const ZEILEN = 1_000;
const RUNDEN = 3;
const EINGABE = { aktion: 'einigen' } as const;

/** Rows per second of a trial over many; against deciding on each by itself, as its own page would ask. */
export const sammelaktion: Fall = {
	name: 'bulk trial of 1,000 rows',
	unsere: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const kopf = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus, 'content-type': 'application/json' };
			const ids = (await bewerbungen(gross)).map(({ id }) => id);
			const body = JSON.stringify({ liste: 'BEWERBUNGEN', eingabe: EINGABE, auswahl: { ids } });
			return jeSekunde(async () => {
				const ziel = `${adresse}/api/v1/sammelaktion/probelauf`;
				const antwort = await fetch(ziel, { method: 'POST', headers: kopf, body });
				const { data } = (await antwort.json()) as { data: { zeilen: unknown[] } };
				return data.zeilen.length;
			});
		});
	},
	vergleich: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		const umgebung = await oeffneUmgebung(gross.url, uhr(liesKonfiguration({})), () => {});
		try {
			const zeilen = await bewerbungen(gross);
			return await jeSekunde(async () => {
				for (const { id, freiwilligerID } of zeilen) {
					const lage = await liesLage(umgebung, TRAEGER, freiwilligerID);
					try {
						entscheideSammelaktion(lage, { eintragID: id, wunschID: id, dokumentID: null }, EINGABE);
					} catch (fehler) {
						if (!(fehler instanceof Abgelehnt)) throw fehler;
					}
				}
				return zeilen.length;
			});
		} finally {
			await umgebung.pool.end();
		}
	},
};

async function bewerbungen(ort: Messort): Promise<readonly { id: string; freiwilligerID: string }[]> {
	const zyklusID = await aktiverZyklus(ort);
	const { rows } = await mitClient(ort.url, (client) =>
		client.query<{ id: string; freiwilligerID: string }>(
			`select id, freiwilliger_id as "freiwilligerID" from wunsch
			where zyklus_id = $1 and freiwilliger_status between 2000 and 2800 order by id limit $2`,
			[zyklusID, ZEILEN],
		),
	);
	return rows;
}

async function jeSekunde(arbeite: () => Promise<number>): Promise<number> {
	const beginn = performance.now();
	for (let runde = 0; runde < RUNDEN; runde++) {
		const anzahl = await arbeite();
		if (anzahl !== ZEILEN) throw new Error(`${anzahl} Zeilen`);
	}
	return (RUNDEN * ZEILEN) / ((performance.now() - beginn) / 1_000);
}
