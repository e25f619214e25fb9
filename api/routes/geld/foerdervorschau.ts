import type { foerdervorschau } from '#api/contract/geld/foerdervorschau.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { foerderregelProbe } from '#commands/geld/foerderprogramme.ts';
import type { Fakt } from '#domain/ereignis.ts';
import { type Foerderzeile, foerdersumme, foerderzeilen } from '#domain/geld/foerderung/abruf.ts';
import { MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { foerdermonate, istGefoerdert } from '#domain/geld/foerderung/foerdermonate.ts';
import { type Foerderprogramm, foerderprogrammStammdatum } from '#domain/geld/foerderung/programm.ts';
import { liesZeitraum } from '#domain/geld/zeitraum.ts';
import { monateBis } from '#domain/recht/monate.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { liesFoerderprogramme } from '#projections/queries/geld/foerderprogramme.ts';
import { abrufspalten, abrufzeilen, alsCsvSpalten, type Dienst } from '../../present/geld/foerderung.ts';
import type { Handlers } from '../handler.ts';
import { rahmenVon } from '../orte/kontingentumfeld.ts';
import { verlaufVon } from '../traeger/auskunft.ts';
import { liesDienste } from './dienste.ts';

const BEISPIELE = 5;
const CENT = 100;
const alsEuro = (cent: number | null): number | null => (cent === null ? null : cent / CENT);

/** What a programme comes to, and what became of it. */
export const foerdervorschauHandlers: Handlers<typeof foerdervorschau> = {
	async rechneFoerdervorschau(anruf) {
		const { regel, zyklusID, zeitraum: text, spalten = null } = anruf.body;
		const zeitraum = liesZeitraum(text);
		const programm = foerderregelProbe({ ...regel, spalten });
		const { zyklus, referenz } = await rahmenVon({ ...anruf, zyklusID });
		const dienste = await liesDienste(anruf, zyklus.id);
		const rechne = (anders: Partial<Foerderprogramm>) => foerderzeilen([{ ...programm, ...anders }], dienste, zeitraum);
		const zeilen = rechne({});
		const monate = monateBis(zeitraum.von, zeitraum.bis);
		const betrag = alsEuro(foerdersumme(zeilen));
		return {
			data: {
				monate,
				vertraege: dienste.length,
				erfuellen: dienste.filter((dienst) => istGefoerdert(programm, dienst)).length,
				menge: zeilen.reduce((summe, { anteil }) => summe + anteil, 0),
				betrag,
				jeRegel: Object.fromEntries(
					MONATSREGELN.map((monatsregel) => [
						monatsregel,
						monatsregel === programm.monatsregel ? betrag : alsEuro(foerdersumme(rechne({ monatsregel }))),
					]),
				) as Record<(typeof MONATSREGELN)[number], number | null>,
				beispiele: beispiele(programm, zeilen, { monate, zeitraum }),
				tabelle: tabelle(programm, zeilen, referenz.parameter.mandantBezeichnung),
			},
		};
	},

	async holeFoerderverlauf({ umgebung, params }) {
		const satz = (await liesFoerderprogramme(umgebung.db)).find(({ id }) => id === params.id);
		if (!satz) throw nichtGefunden();
		const stammdatum = foerderprogrammStammdatum as unknown as Stammdatum<string, Record<string, Fakt>>;
		return { data: await verlaufVon(umgebung, stammdatum, [params.id]) };
	},
};

const ZEILEN = 8;

/** As the file would begin and end. */
function tabelle({ spalten, einheit }: Foerderprogramm, zeilen: readonly Foerderzeile<Dienst>[], traeger: string) {
	const alle = abrufzeilen(zeilen, traeger);
	const gezeigt = alle.length > ZEILEN ? [...alle.slice(0, ZEILEN), ...alle.slice(-1)] : alle;
	const gewaehlt = alsCsvSpalten(abrufspalten(einheit, spalten));
	return {
		koepfe: gewaehlt.map(({ kopf }) => kopf),
		zeilen: gezeigt.map((zeile) => gewaehlt.map(({ wert }) => String(wert(zeile) ?? ''))),
	};
}

/** Those that begin or end within the period first: they show what the rule does. */
function beispiele(
	programm: Foerderprogramm,
	zeilen: readonly Foerderzeile<Dienst>[],
	{ monate, zeitraum }: { readonly monate: readonly string[]; readonly zeitraum: { von: string; bis: string } },
) {
	const jeDienst = [...Map.groupBy(zeilen, ({ dienst }) => dienst)];
	const istAngebrochen = ({ von, bis }: Dienst) => von.slice(0, 7) >= zeitraum.von || bis.slice(0, 7) <= zeitraum.bis;
	return jeDienst
		.toSorted(([a], [b]) => Number(istAngebrochen(b)) - Number(istAngebrochen(a)))
		.slice(0, BEISPIELE)
		.map(([dienst, ihre]) => {
			const { person } = dienst.akte;
			const mengen = new Map(foerdermonate(programm, dienst, zeitraum).map(({ monat, menge }) => [monat, menge]));
			return {
				...{ vertragID: dienst.vertrag.id, freiwilligerID: dienst.akte.id },
				name: [person.nachname, person.vorname].filter(Boolean).join(', ') || 'gelöscht',
				...{ dienstart: dienst.dienstart, von: dienst.von, bis: dienst.bis },
				mengen: monate.map((monat) => mengen.get(monat) ?? 0),
				rechnung: ihre.map(({ anteil, satz }) => ({ menge: anteil, satz: alsEuro(satz) })),
				betrag: alsEuro(foerdersumme(ihre)),
			};
		});
}
