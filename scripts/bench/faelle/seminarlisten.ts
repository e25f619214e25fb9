import { writeXlsx } from 'hucre/xlsx';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import { nummeriert, SEMINARSPALTEN, seminarsummen, unterschreibende } from '#api/present/seminare/seminarlisten.ts';
import { neuesPdf } from '#commands/pdf/satz/blatt.ts';
import { schriften } from '#commands/pdf/satz/schriften.ts';
import { setzeTeilnehmerliste, type Teilnehmerliste } from '#commands/pdf/seminare/teilnehmerliste.ts';
import type { Listenteilnahme } from '#projections/queries/seminare/listen.ts';
import { durchsatz, type Fall } from '../fall.ts';

const TEILNEHMENDE = 500;
const TAGE = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

const ZEILEN: readonly Listenteilnahme[] = Array.from({ length: TEILNEHMENDE }, (_, nr) => ({
	freiwilligerID: `f${nr}`,
	nachname: `Müller-Śmigły ${nr}`,
	vorname: 'Marlene',
	geburtsdatum: '2007-03-04',
	dienstart: 'FSJ',
	einsatzstelle: 'Turn- und Sportgemeinschaft Oberhausen-Sterkrade von 1888 e. V.',
	email: `marlene${nr}@example.de`,
	mobil: '+49 170 1234567',
	ernaehrung: 'VEGAN',
	allergien: 'Nüsse, Soja',
	tshirtGroesse: 'M',
	stand: 'ANGEMELDET',
	reihe: nr,
	nachweisStatus: 50,
	tage: 45,
}));
const ERLAEUTERUNG = {
	inhalt: 'Teilnehmende',
	filter: 'Angemeldete',
	stand: '2026-11-24T08:00:00Z',
	erstelltVon: 'Bench',
};
const LISTE: Teilnehmerliste = {
	art: 'TEILNEHMERLISTE',
	mandant: 'Sportjugend Musterland e. V.',
	titel: 'Politische Bildung',
	angaben: [],
	tage: TAGE,
	personen: unterschreibende(ZEILEN),
	filter: 'Angemeldete',
	erstellt: ERLAEUTERUNG.stand,
};

/** 500 participants, typed and explained; beside the same cells as they are. Files per second. */
export const seminarexport: Fall = {
	name: 'Excel file of 500 participants',
	unsere: () =>
		durchsatz(() => {
			const summen = seminarsummen(ZEILEN);
			return alsListe('Teilnehmende', SEMINARSPALTEN, nummeriert(ZEILEN), { ...ERLAEUTERUNG, summen });
		}),
	vergleich: () => {
		const kopf = SEMINARSPALTEN.map((spalte) => spalte.kopf);
		const rows = nummeriert(ZEILEN).map((zeile) => SEMINARSPALTEN.map((spalte) => spalte.wert(zeile) ?? null));
		return durchsatz(() => writeXlsx({ sheets: [{ name: 'Teilnehmende', rows: [kopf, ...rows] }] }));
	},
};

const SEITE = { width: 841.89, height: 595.28 };
const JE_SEITE = 16;

/** 500 participants to sign on five days; beside a document with as many lines of the same words, unmeasured. */
export const seminarliste: Fall = {
	name: 'list of 500 participants to be signed',
	unsere: () => durchsatz(() => setzeTeilnehmerliste(LISTE)),
	vergleich: () =>
		durchsatz(async () => {
			const pdf = neuesPdf({ titel: LISTE.titel, verfasser: LISTE.mandant, zeit: new Date(LISTE.erstellt) });
			const font = schriften(pdf)('normal');
			for (let von = 0; von < LISTE.personen.length; von += JE_SEITE) {
				const seite = pdf.addPage(SEITE);
				for (const [i, { name, einsatzstelle }] of LISTE.personen.slice(von, von + JE_SEITE).entries()) {
					const y = SEITE.height - 80 - i * 24;
					seite.drawText(name, { x: 44, y, font, size: 9 });
					seite.drawText(einsatzstelle ?? '', { x: 200, y, font, size: 9 });
					for (const x of [40, 196, 400, 450, 500, 550, 600])
						seite.drawLine({ start: { x, y }, end: { x, y: y - 24 }, thickness: 0.5 });
				}
			}
			return pdf.save({ subsetFonts: true, useXRefStream: false });
		}),
};
