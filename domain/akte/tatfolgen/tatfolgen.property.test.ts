import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { laufe } from '#domain/akte/tests/zufallslauf.fixture.ts';
import { vorausschau } from '#domain/akte/vorausschau.ts';
import { belegungen } from '#domain/akte/wunsch/belegungen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { oft } from '#scripts/test/zufall.ts';
import { entscheideProbe, type Probetat } from './probe.ts';
import { GESAGT, type Tatfolge, tatfolgen } from './tatfolgen.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 600 });

it('sagt vor jeder Tat, was danach ist', () => {
	const gesehen = new Set<Probetat['tat']>();
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 50, (welt, _wirf, { akteID }) => {
				const lage = welt.lage(akteID, TRAEGER);
				for (const tat of taten(lage)) {
					const entschluss = versuche(lage, tat);
					if (!entschluss) continue;
					gesehen.add(tat.tat);
					pruefe(lage, tat, entschluss);
				}
			});
		}),
		{ numRuns: oft(8, 80), endOnFailure: true },
	);
	expect([...gesehen].sort()).toEqual(['ablehnen', 'annullieren', 'einigen', 'zurueckziehen']);
});

function taten({ akte }: Lage): Probetat[] {
	const jeWunsch = akte.wuensche.flatMap(({ id: wunschID }): Probetat[] => [
		{ tat: 'einigen', wunschID },
		{ tat: 'ablehnen', wunschID },
		{ tat: 'zurueckziehen', wunschID },
	]);
	return [...jeWunsch, { tat: 'annullieren' }];
}

function versuche(lage: Lage, tat: Probetat): Entschluss | null {
	try {
		return entscheideProbe(lage, tat);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return null;
		throw fehler;
	}
}

/** The sentences against the file as it is afterwards, not against the events they were made of. */
function pruefe(lage: Lage, { tat }: Probetat, entschluss: Entschluss): void {
	const danach = vorausschau(lage, entschluss.akte);
	const folgen = tatfolgen(lage, entschluss, danach);
	const texte = (art: Tatfolge['art']) => folgen.filter((f) => f.art === art).map(({ text }) => text);

	expect(entschluss.akte.map(({ type }) => type).filter((typ) => !GESAGT.includes(typ))).toEqual([]);
	const plaetze = (akte: Lage['akte']) => belegungen(akte, lage.referenz.zyklen).length;
	const reserviert = texte('PLATZ').filter((t) => t.startsWith('1 Platz')).length;
	const frei = texte('PLATZ').filter((t) => t.endsWith('wird frei.')).length;
	expect(reserviert - frei).toBe(plaetze(danach) - plaetze(lage.akte));
	const wechselt = danach.status !== lage.akte.status;
	const satz = `Die Akte steht danach auf ${formatStatus(FREIWILLIGER, danach.status)}.`;
	expect(texte('STATUS')).toEqual(wechselt ? [satz] : []);
	expect(texte('BEWERBUNG')).toHaveLength(tat === 'ablehnen' || tat === 'zurueckziehen' ? 1 : 0);
	expect(zahl(texte('DOKUMENTE'), /angefordert/)).toBe(danach.anforderungen.length - lage.akte.anforderungen.length);
	const storniert = (akte: Lage['akte']) => akte.vertraege.filter((v) => v.status === 9500).length;
	const gesagt = texte('VERTRAG').filter((t) => t.endsWith('storniert.')).length;
	expect(gesagt).toBe(storniert(danach) - storniert(lage.akte));
	const ungueltig = (akte: Lage['akte']) => akte.dokumente.filter((d) => d.status >= 4000).length;
	expect(zahl(texte('DOKUMENTE'), /ungültig/)).toBe(ungueltig(danach) - ungueltig(lage.akte));
}

function zahl(texte: readonly string[], was: RegExp): number {
	const text = texte.find((t) => was.test(t));
	return text === undefined ? 0 : Number(/^\d+/.exec(text)?.[0] ?? 1);
}
