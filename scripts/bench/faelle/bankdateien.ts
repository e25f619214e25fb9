import { einzugsauftrag } from '#domain/geld/sepa/einzugsdatei.ts';
import { type Einzugszeile, einzuegeAus } from '#domain/geld/sepa/lastschriften.ts';
import { alsPain001 } from '#domain/geld/sepa/pain001.ts';
import { alsPain008 } from '#domain/geld/sepa/pain008.ts';
import { type Zahlzeile, zahlungenAus } from '#domain/geld/sepa/ueberweisungen.ts';
import { zahlungsauftrag } from '#domain/geld/sepa/zahlungsdatei.ts';
import type { Fall } from '../fall.ts';

const EINZELNE = 5_000;
/** Months of each: what one gets or owes is the sum of its rows. */
const ZEILEN = 3;
const IBAN = 'DE02120300000000202051';
const PARAMETER = {
	...{ zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: IBAN, zahlungskontoBic: null },
	glaeubigerID: 'DE98ZZZ09999999999',
};
const AM = '2026-11-24T15:04:05.678Z';

const monat = (nr: number): string => `2026-${String(9 + (nr % ZEILEN)).padStart(2, '0')}`;
const einzelne = Array.from({ length: EINZELNE * ZEILEN }, (_, i) => ({ nr: i + 1, wer: Math.floor(i / ZEILEN) }));

const zahlzeilen: readonly Zahlzeile[] = einzelne.map(({ nr, wer }) => ({
	...{ nr, freiwilligerID: `f${wer}`, vertragID: `v${wer}`, vertragsnummer: `FSJ-2026/${wer}`, monat: monat(nr) },
	...{ betrag: 45_000 + wer, name: `Żak, Łucja ${wer}`, empfaenger: `Łucja Żak & Søn ${wer}`, iban: IBAN, bic: null },
}));
const einzugszeilen: readonly Einzugszeile[] = einzelne.map(({ nr, wer }) => ({
	...{ nr, vertragsnummer: `FSJ-2026/${wer}`, monat: monat(nr), betrag: 41_500 + wer },
	zahler: {
		...{ id: `s${wer}`, bezeichnung: `SV Łódź & Köln ${wer} e. V.`, iban: IBAN, bic: null },
		...{ mandatsreferenz: `M-${wer}`, mandatsdatum: '2025-08-01' },
	},
}));

/** Transactions per second of one file; beside the figure, how long it took and how big it is. */
function miss(seite: string, datei: () => string): number {
	datei();
	const beginn = performance.now();
	const bytes = Buffer.from(datei()).length;
	const sekunden = (performance.now() - beginn) / 1_000;
	console.error(`${seite}: ${EINZELNE} in ${(sekunden * 1_000).toFixed(0)} ms, ${Math.round(bytes / 1e3)} kB`);
	return EINZELNE / sekunden;
}

/** A row of XML for each, as it stands: nothing summed, carried or transliterated. */
const bloss = (zeilen: readonly { nr: number; monat: string; betrag: number }[], name: (i: number) => string): string =>
	zeilen
		.filter((_, i) => i % ZEILEN === 0)
		.map(
			({ nr, monat: m, betrag }, i) =>
				`<Tx><EndToEndId>LAUF-7-${nr}</EndToEndId><InstdAmt Ccy="EUR">${(betrag / 100).toFixed(2)}</InstdAmt><Nm>${name(i)}</Nm><IBAN>${IBAN}</IBAN><Ustrd>${m}</Ustrd></Tx>`,
		)
		.join('\n');

/** From the rows of a run to its file: one transfer per person; beside rows of XML that nothing is done for. */
export const ueberweisungen: Fall = {
	name: 'pain.001 of 5,000 transfers',
	unsere: async () =>
		miss('pain.001 ours', () => {
			const { ueberweisungen: alle } = zahlungenAus(7, zahlzeilen);
			const vorgabe = { laufNr: 7, freigegebenAm: AM, ausfuehrung: null, parameter: PARAMETER };
			return alsPain001(zahlungsauftrag({ ...vorgabe, ueberweisungen: alle }));
		}),
	vergleich: async () => miss('pain.001 peer', () => bloss(zahlzeilen, (i) => `Lucja ${i}`)),
};

/** The same of debits: one per Einsatzstelle, with its mandate. */
export const lastschriften: Fall = {
	name: 'pain.008 of 5,000 debits',
	unsere: async () =>
		miss('pain.008 ours', () => {
			const lage = { laufNr: 7, zeilen: einzugszeilen, vortraege: new Map(), eingezogen: new Set<string>() };
			const { lastschriften: alle } = einzuegeAus(lage);
			const vorgabe = { laufNr: 7, am: AM, tag: '2026-12-08', parameter: PARAMETER };
			return alsPain008(einzugsauftrag({ ...vorgabe, lastschriften: alle }));
		}),
	vergleich: async () => miss('pain.008 peer', () => bloss(einzugszeilen, (i) => `SV ${i}`)),
};
