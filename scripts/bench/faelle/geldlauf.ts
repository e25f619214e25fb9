import { liesKonfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { readStreamsBis } from '#commands/event-store/read.ts';
import { liesBlatt } from '#commands/geld/blatt.ts';
import { type Laufumfang, rechne } from '#commands/geld/rechnen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Fall, Messort } from '../fall.ts';
import { bevoelkert } from '../mandant.ts';

/** So many that the files of those who ever served hold a hundred thousand events. */
const FREIWILLIGE = 7_000;
const EREIGNISSE_MIN = 100_000;
const STAPEL = 200;
const ERSTER = '2015-09';

/** Rows per second of a reckoning of what sites contribute; beside reading the same events and nothing else. */
export const geldlauf: Fall = {
	name: 'accounting run over 100,000 events',
	unsere: (ort) =>
		mitKasse(ort, async (umgebung, umfang) => {
			const beginn = performance.now();
			const rechnung = await rechne(umgebung, umfang);
			const gerechnet = performance.now();
			await liesBlatt(umgebung, rechnung);
			const [rechnen, zeigen] = [gerechnet - beginn, performance.now() - gerechnet].map(Math.round);
			console.error(
				`Lauf: ${rechnung.zeilen.length} rows of ${new Set(rechnung.zeilen.map((z) => z.freiwilligerID)).size} files reckoned in ${rechnen} ms, shown in ${zeigen} ms`,
			);
			return rechnung.zeilen.length / (gerechnet - beginn);
		}),
	vergleich: (ort) =>
		mitKasse(ort, async (umgebung, umfang) => {
			const { zeilen, position } = await rechne(umgebung, umfang);
			const ids = [...new Set(zeilen.map(({ freiwilligerID }) => freiwilligerID))];
			const beginn = performance.now();
			let ereignisse = 0;
			for (let i = 0; i < ids.length; i += STAPEL) {
				const refs = ids.slice(i, i + STAPEL).map((id) => ({ aggregat: akteAggregat.name, id }));
				ereignisse += (await readStreamsBis(umgebung.pool, refs, position)).flat().length;
			}
			const ms = performance.now() - beginn;
			console.error(`Lauf: its ${ereignisse} events read in ${Math.round(ms)} ms`);
			if (ereignisse < EREIGNISSE_MIN) throw new Error(`Nur ${ereignisse} Ereignisse`);
			return zeilen.length / ms;
		}),
};

async function mitKasse(ort: Messort, miss: (umgebung: Umgebung, umfang: Laufumfang) => Promise<number>) {
	const tenant = await bevoelkert(ort, 'bench_kasse_7000', FREIWILLIGE);
	const zeit = uhr(liesKonfiguration({}));
	const umgebung = await oeffneUmgebung(tenant.url, zeit, () => {});
	try {
		// What is loaded once for all isn't measured.
		const umfang = {
			art: 'EST_FSJ',
			programmID: null,
			zeitraum: { von: ERSTER, bis: zeit.heute().slice(0, 7) },
			zyklusID: null,
		} as const;
		await rechne(umgebung, umfang);
		return (await miss(umgebung, umfang)) * 1_000;
	} finally {
		await umgebung.pool.end();
	}
}
