import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatTage } from '#domain/format/zahl.ts';
import type { Pruefvermerk } from '../papier/pruefvermerk.ts';
import { Blaetter, GRAU, SATZBREITE } from '../satz/blatt.ts';

/** That days of a seminar are recognised, a page for each person (table: Papers, lists, feeds). */
export interface Teilnahmebescheinigungen {
	readonly art: 'TEILNAHMEBESCHEINIGUNGEN';
	readonly mandant: string;
	readonly logo: Pdfbild | null;
	readonly unterschrift: Pdfbild | null;
	/** What they are of, for the file. */
	readonly titel: string;
	readonly personen: readonly Bescheinigt[];
}
export interface Bescheinigt {
	readonly seminar: {
		readonly titel: string;
		readonly art: string | null;
		readonly zeitraum: string;
		readonly ort: string | null;
	};
	readonly name: string;
	readonly geburtsdatum: string | null;
	readonly dienst: string | null;
	readonly einsatzstelle: string | null;
	/** Recognised, in tenths. */
	readonly tage: number;
	/** ISO 8601: when it was issued. */
	readonly stand: string;
	readonly vermerk: Pruefvermerk;
}

const ANGABE = 130;
const TITEL = 'Teilnahmebescheinigung';

export async function setzeTeilnahmebescheinigungen(inhalt: Teilnahmebescheinigungen): Promise<Uint8Array> {
	const { mandant, titel, personen } = inhalt;
	const zeit = new Date(groesster(personen.map(({ stand }) => Date.parse(stand))));
	const blaetter = new Blaetter({ titel: `${TITEL} ${titel}`, verfasser: mandant, zeit, isOhneFuss: true });
	for (const [i, person] of personen.entries()) {
		if (i > 0) blaetter.neueSeite();
		setzePerson(blaetter, inhalt, person);
	}
	return blaetter.fertig();
}

/**
 * Recognised, not attended: days may be recognised to whoever was ill, and no paper that is handed on tells which of
 * them he was.
 */
function setzePerson(blaetter: Blaetter, inhalt: Teilnahmebescheinigungen, person: Bescheinigt): void {
	const { mandant, logo, unterschrift } = inhalt;
	const { seminar, name, geburtsdatum, dienst, einsatzstelle, tage, stand, vermerk } = person;
	if (logo) {
		blaetter.bild(logo, { breite: 180, hoehe: 60, text: `Logo ${mandant}` });
		blaetter.abstand(40);
	}
	blaetter.absatz(TITEL, { groesse: 20, fett: true, rolle: 'H1' });
	blaetter.abstand(24);
	blaetter.absatz(name, { groesse: 14, fett: true });
	if (geburtsdatum) blaetter.absatz(`geboren am ${formatDatum(geburtsdatum)}`, { groesse: 11 });
	blaetter.abstand(18);
	const anzahl = tage === 10 ? 'ist 1 Seminartag' : `sind ${formatTage(tage)} Seminartage`;
	blaetter.absatz(`Für das folgende Seminar im Freiwilligendienst ${anzahl} anerkannt:`, { groesse: 11 });
	blaetter.abstand(10);
	const angaben = [
		['Seminar', seminar.titel],
		['Art', seminar.art],
		['Zeitraum', seminar.zeitraum],
		['Ort', seminar.ort],
		['Dienst', dienst],
		['Einsatzstelle', einsatzstelle],
	] as const;
	for (const [bezeichnung, wert] of angaben) {
		if (!wert) continue;
		blaetter.reihe([
			{ text: bezeichnung, links: 0, breite: ANGABE - 8, groesse: 11, farbe: GRAU },
			{ text: wert, links: ANGABE, breite: SATZBREITE - ANGABE, groesse: 11 },
		]);
		blaetter.abstand(3);
	}
	blaetter.abstand(40);
	blaetter.absatz(`${mandant}, ${formatDatum(tagInBerlin(stand))}`, { groesse: 11 });
	blaetter.abstand(8);
	if (unterschrift) blaetter.bild(unterschrift, { breite: 180, hoehe: 70, text: `Unterschrift für ${mandant}` });
	blaetter.abstand(24);
	blaetter.absatz(`Anerkannte Nachweise dieses Seminars. Stand: ${formatDatumUhrzeit(stand)}`, {
		groesse: 8,
		farbe: GRAU,
	});
	blaetter.abstand(6);
	blaetter.vermerk(vermerk);
}
