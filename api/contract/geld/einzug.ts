import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';
const datei = z.custom<Uint8Array | Blob>();
const XML = { contentType: 'application/xml', response: datei } as const;

/** Euros with two decimals. */
const euro = z.number();

const einzug = z.object({
	/** The first day that leaves the sites the days to know of it. */
	fruehestens: tag,
	/** The day that was announced; null: nobody was told yet. */
	angekuendigt: tag.nullable(),
	summe: euro,
	lastschriften: z.array(
		z.object({
			einsatzstelleID: id,
			einsatzstelle: z.string(),
			betrag: euro,
			/** Taken off: open from earlier files. */
			vortrag: euro,
			istErste: z.boolean(),
			mandatsreferenz: z.string(),
			/** Who is told, by name. */
			empfaenger: z.array(z.string()),
		}),
	),
	/** Who has rows and isn't debited, in words. */
	ohneLastschrift: z.array(z.string()),
	/** Of a run without a debit: what sites have coming after it, and nobody remembered yet. */
	vorzumerken: euro,
	/** Is the mail that announces it switched on? */
	wirdAngekuendigt: z.boolean(),
});

const reste = z.object({
	/** What sites have coming. */
	guthaben: z.array(
		z.object({
			einsatzstelleID: id,
			einsatzstelle: z.string(),
			betrag: euro,
			/** The last four digits; null: it can't be paid out. */
			iban: z.string().nullable(),
		}),
	),
	/** What persons were paid too much. */
	ueberzahlt: z.array(z.object({ freiwilligerID: id, name: z.string(), betrag: euro })),
	auszahlungen: z.array(z.object({ nr: z.int(), am: z.string(), anzahl: z.int(), summe: euro })),
});

/** Direct debits of contributions, and what is left open between files for the bank. */
export const einzuege = {
	holeEinzug: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/einzug',
		area,
		titel: 'Was ein freigegebener Beitragslauf von wem einzieht und wer davon erfährt',
		action,
		feature,
		extra: true,
		response: eins(einzug),
	}),
	holeLastschriftdatei: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/lastschriftdatei',
		area,
		titel: 'Die SEPA-Lastschriften (pain.008.001.08) eines freigegebenen Beitragslaufs holen und ankündigen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			/** Left out: the first possible day, or the one that was announced. */
			faelligkeit: tag.nullish(),
		}),
		...XML,
	}),
	merkeVor: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/vormerkung',
		area,
		titel: 'Was ein Lauf ohne Datei für die Bank zu viel hat, mit der nächsten Datei verrechnen',
		action,
		feature,
		extra: true,
		response: eins(z.object({ betrag: euro })),
	}),
	holeReste: route({
		method: 'GET',
		path: '/v1/exporte/reste',
		area,
		titel: 'Was nach den Dateien für die Bank offen ist: Guthaben und Überzahlungen',
		action,
		feature,
		extra: true,
		response: eins(reste),
	}),
	zahleGuthabenAus: route({
		method: 'POST',
		path: '/v1/exporte/reste/auszahlung',
		area,
		titel: 'Offene Guthaben der Einsatzstellen als SEPA-Überweisungen (pain.001.001.09) auszahlen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			/** The file of this payment once more; left out: a new one. */
			nr: z.int().positive().nullish(),
		}),
		...XML,
	}),
};
