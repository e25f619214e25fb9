import type { Vertrag } from '#domain/akte/zustand.ts';
import { begonneneMonate } from '#domain/datum.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart, Zyklus } from '#domain/referenz.ts';
import type { Eintrag } from './freiwilliger.ts';

/** Group `vertrag`, and what is owed of seminars. */
export function vertragWerte(
	vertrag: Vertrag | null,
	dienstart: Dienstart | null,
	geburtsdatum: string | null | undefined,
): Eintrag[] {
	const pflicht = vertrag && dienstart && seminartage(vertrag, dienstart, geburtsdatum);
	return [
		['vertrag.nummer', vertrag?.vertragsnummer],
		['vertrag.beginn', vertrag?.vertragsbeginn],
		['vertrag.ende', vertrag?.vertragsende],
		['vertrag.dauer_monate', vertrag && dauer(vertrag)],
		['vertrag.dienstantritt', vertrag?.dienstantritt],
		['vertrag.geplantes_ende', vertrag?.geplantesEnde],
		['vertrag.dienstende', vertrag?.dienstende],
		['vertrag.wochenstunden', vertrag?.wochenstunden],
		['vertrag.taschengeld', vertrag?.taschengeld],
		['vertrag.unterkunft', vertrag && sachleistung('unterkunft', vertrag.unterkunft, vertrag.geldersatzUnterkunft)],
		['vertrag.verpflegung', vertrag && sachleistung('verpflegung', vertrag.verpflegung, vertrag.geldersatzVerpflegung)],
		['vertrag.deutschlandticket', vertrag?.zuschussDeutschlandticket],
		['vertrag.mobilitaetszuschlag', vertrag?.mobilitaetszuschlag],
		['vertrag.est_beitrag', vertrag?.estBeitrag],
		['vertrag.urlaubstage', vertrag?.urlaubstage],
		['vertrag.diensttage_pro_woche', vertrag?.diensttageProWoche],
		['vertrag.dienstwoche', vertrag?.dienstwoche],
		['vertrag.seminartage', pflicht],
		['vertrag.probezeit', vertrag && wochen(vertrag.probezeitWochen)],
		['seminare.tage_pflicht', pflicht],
	];
}

const GESETZ: Readonly<Record<Dienstart['art'], string>> = {
	BFD: 'Bundesfreiwilligendienstgesetz',
	FSJ: 'Jugendfreiwilligendienstegesetz',
	FOEJ: 'Jugendfreiwilligendienstegesetz',
	SONSTIGE: '',
};

export const dienstartWerte = (dienstart: Dienstart | null): Eintrag[] => [
	['dienstart.bezeichnung', dienstart?.bezeichnung],
	['dienstart.kurz', dienstart?.kurz],
	['dienstart.gesetz', dienstart && GESETZ[dienstart.art]],
];

export const zyklusWerte = (zyklus: Pick<Zyklus, 'bezeichnung' | 'start' | 'ende'> | null): Eintrag[] => [
	['zyklus.bezeichnung', zyklus?.bezeichnung],
	['zyklus.start', zyklus?.start],
	['zyklus.ende', zyklus?.ende],
];

const dauer = ({ vertragsbeginn: von, vertragsende: bis }: Vertrag): number | null =>
	von !== null && bis !== null && von <= bis ? begonneneMonate(von, bis) : null;

/** What is given, else the money for it, else `nein`. */
function sachleistung(feld: 'unterkunft' | 'verpflegung', was: string | null, geldersatz: number | null): string {
	const namen: Readonly<Record<string, string>> = AUSWAHL[feld];
	if (was !== null && was !== 'NONE') return namen[was] ?? was;
	if (geldersatz) return `Geldersatz ${formatEuro(geldersatz)}`;
	return was === null ? '' : 'nein';
}

function wochen(anzahl: number | null): string {
	if (anzahl === null) return '';
	return anzahl === 1 ? '1 Woche' : `${anzahl} Wochen`;
}
