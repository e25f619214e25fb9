import { z } from 'zod';
import { EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { UNTERSCHIEDE } from '#domain/geld/lauf/unterschied.ts';
import { TEILE, VERTRAGSLAUFARTEN } from '#domain/geld/posten.ts';
import { eins, route } from '../route.ts';
import { id, listenID } from '../werte.ts';
import { art, euro, monat, status } from './laeufe.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const wort = z.string().nullable();
const teil = z.enum(TEILE);
/** `menge`: of a claim, thirtieths of a unit. */
const lauf = z.object({ id, nr: z.int(), status, betrag: euro, menge: z.int().optional() });
const quelle = z.object({ zeit: z.string(), wer: z.string(), was: z.string() }).nullable();

/** What happened, by whom, in words; facts only. */
const ereignis = z.object({
	zeit: z.string(),
	wer: z.string(),
	was: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })),
	/** What was owed for the month before and after it. */
	davor: euro,
	danach: euro,
});

/** What a claim's row goes by, as it was when the claim was reckoned. */
const foerderung = z.object({
	programm: z.object({ id: listenID, bezeichnung: z.string() }),
	/** How often it had been saved, and when last; 0: as the portal came with it. */
	fassung: z.object({ nr: z.int(), seit: wort }),
	einheit: z.enum(EINHEITEN),
	monatsregel: z.enum(MONATSREGELN),
	/** The dated row of the rate; null: the programme gives nothing. */
	satz: z.object({ betrag: euro, abDienstmonat: z.int(), gueltigVon: z.string() }).nullable(),
	dienstmonat: z.int().nullable(),
	/** Thirtieths of a unit: of this row, what is owed for the month, and what earlier claims have of it. */
	menge: z.int(),
	mengeSoll: z.int(),
	mengeBisher: z.int(),
	/** Of a month that an earlier claim was about: what changes, and why. */
	korrektur: wort,
});

const herkunft = z.object({
	/** null: the amount is in no run yet. */
	lauf: z.object({ id, nr: z.int(), status }).nullable(),
	art,
	vertragID: id,
	freiwilligerID: id,
	name: z.string(),
	vertragsnummer: wort,
	einsatzstelle: wort,
	monat,
	betrag: euro,
	ausgleichZu: z.int().nullable().optional(),
	/** Thirtieths of the month; 0: nothing is owed. */
	anteil: z.int(),
	tage: z.object({ von: z.string(), bis: z.string(), anzahl: z.int() }).nullable(),
	/**
	 * `soll` is `voll` × `menge` / 30, half up; of holiday that is paid out `voll` × `monate` / (`wochen` ×
	 * `diensttageProWoche`) × `tage`. `betrag` is `soll` − `bisher`; the amounts add up to that of the row.
	 */
	teile: z.array(
		z.object({
			teil,
			voll: euro,
			menge: z.int(),
			abgeltung: z
				.object({ tage: z.number(), diensttageProWoche: z.number(), monate: z.int(), wochen: z.int() })
				.optional(),
			soll: euro,
			bisher: euro,
			betrag: euro,
			/** Where the full amount comes from. */
			aus: quelle,
		}),
	),
	foerderung: foerderung.nullable(),
	/** What else it depends on, each with where it comes from. */
	werte: z.array(z.object({ bezeichnung: z.string(), aus: quelle })),
	/** What earlier runs released for the contract and month. */
	laeufe: z.array(lauf),
	/** `stelle`: paragraph, or where it is laid down; null: the portal's own rule. */
	regeln: z.array(z.object({ text: z.string(), stelle: wort, istEingehalten: z.boolean().nullable() })),
	/** The newest first. */
	ereignisse: z.array(ereignis),
	/** Every event up to it counts, null: all; and when that was. */
	position: wort,
	stand: z.string(),
	/** What the row would be by everything as it is now, and since which event it differs; null: it is reckoned now. */
	heute: z.object({ betrag: euro, istGleich: z.boolean(), weil: wort }).nullable(),
});

/** How the figures of a run came about. */
export const laufherkunft = {
	holeZeilenherkunft: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/zeilen/{vertragID}/{monat}',
		area,
		titel: 'Wie eine Zeile eines Laufs zustande kommt: Anteil, Satz, Regel, Ereignis, Stand',
		action,
		feature,
		extra: true,
		params: { monat },
		response: eins(herkunft),
	}),
	holeSollherkunft: route({
		method: 'GET',
		path: '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/geld/{art}/{monat}',
		area,
		titel: 'Wie zustande kommt, was nach einem Vertrag für einen Monat zusteht oder in keinem Lauf steht',
		action,
		feature,
		extra: true,
		params: { art: z.enum(VERTRAGSLAUFARTEN), monat },
		/** All that is owed for the month, or what no released run has of it. */
		query: z.object({ was: z.enum(['SOLL', 'OFFEN']).default('SOLL') }),
		response: eins(herkunft),
	}),
	holeLaufunterschied: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/unterschied',
		area,
		titel: 'Warum die Summe eines Laufs eine andere ist als die des Laufs davor',
		action,
		feature,
		extra: true,
		response: eins(
			z.object({
				/** null: no run of the kind was released before. */
				vorher: z.object({ id, nr: z.int(), von: monat, bis: monat, summe: euro }).nullable(),
				schritte: z.array(z.object({ was: z.enum(UNTERSCHIEDE), vertraege: z.int(), betrag: euro })),
				summe: euro,
			}),
		),
	}),
};
