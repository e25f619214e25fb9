import { z } from 'zod';
import { UNTERSCHIEDE } from '#domain/geld/lauf/unterschied.ts';
import { TEILE } from '#domain/geld/posten.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';
import { art, euro, monat, status } from './laeufe.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const wort = z.string().nullable();
const teil = z.enum(TEILE);
const lauf = z.object({ id, nr: z.int(), status, betrag: euro });

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

const herkunft = z.object({
	lauf: z.object({ id, nr: z.int(), art, status }),
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
	/** `soll` is `voll` × `menge` / 30, half up; `betrag` is `soll` − `bisher`; the amounts add up to that of the row. */
	teile: z.array(
		z.object({
			teil,
			voll: euro,
			menge: z.int(),
			soll: euro,
			bisher: euro,
			betrag: euro,
			/** Where the full amount comes from. */
			aus: z.object({ zeit: z.string(), wer: z.string(), was: z.string() }).nullable(),
		}),
	),
	/** What earlier runs released for the contract and month. */
	laeufe: z.array(lauf),
	/** `stelle`: paragraph, or where it is laid down; null: the portal's own rule. */
	regeln: z.array(z.object({ text: z.string(), stelle: wort, istEingehalten: z.boolean().nullable() })),
	/** The newest first. */
	ereignisse: z.array(ereignis),
	/** Every event up to it counts; and when that was. */
	position: z.string(),
	stand: z.string(),
	/** What the row would be by the file as it is now, and since which event it differs. */
	heute: z.object({ betrag: euro, istGleich: z.boolean(), weil: wort }),
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
