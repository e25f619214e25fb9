import { kuendigungsgrund } from '#domain/akte/massgeblich.ts';
import type { Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { begonneneMonate } from '#domain/datum.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import type { Vertragsfeld } from '#domain/felder/vertragsfelder.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import { VERTRAGSPLATZHALTER } from '#domain/vorlagen/feldplatzhalter.ts';
import type { Wert } from '#domain/vorlagen/werte.ts';
import type { Vorlagenwert } from './freiwilliger.ts';

/** Group `vertrag`, and what is owed of seminars. */
export function vertragWerte(
	vertrag: Vertrag | null,
	dienstart: Dienstart | null,
	geburtsdatum: string | null | undefined,
	wunsch: Pick<Wunsch, 'status' | 'grund'> | null | undefined,
): Vorlagenwert[] {
	const pflicht = vertrag && dienstart && seminartage(vertrag, dienstart, geburtsdatum);
	// What isn't simply the value of the field.
	const eigene: { readonly [F in Vertragsfeld]?: Wert } = {
		unterkunft: vertrag && sachleistung('unterkunft', vertrag.unterkunft, vertrag.geldersatzUnterkunft),
		verpflegung: vertrag && sachleistung('verpflegung', vertrag.verpflegung, vertrag.geldersatzVerpflegung),
		seminartagePflicht: pflicht,
		kuendigungDurch: vertrag?.kuendigungDurch && AUSWAHL.kuendigungDurch[vertrag.kuendigungDurch],
		probezeitWochen: vertrag && wochen(vertrag.probezeitWochen),
	};
	return [
		...VERTRAGSPLATZHALTER.map(
			({ feld, variable }): Vorlagenwert => [variable, feld in eigene ? eigene[feld] : (vertrag?.[feld] as Wert)],
		),
		['vertrag.dauer_monate', vertrag && dauer(vertrag)],
		['vertrag.kuendigungsgrund', vertrag && kuendigungsgrund(wunsch)],
		['seminare.tage_pflicht', pflicht],
	];
}

const GESETZ: Readonly<Record<Dienstart['art'], string>> = {
	BFD: 'Bundesfreiwilligendienstgesetz',
	FSJ: 'Jugendfreiwilligendienstegesetz',
	FOEJ: 'Jugendfreiwilligendienstegesetz',
	SONSTIGE: '',
};

export const dienstartWerte = (dienstart: Dienstart | null): Vorlagenwert[] => [
	['dienstart.bezeichnung', dienstart?.bezeichnung],
	['dienstart.kurz', dienstart?.kurz],
	['dienstart.gesetz', dienstart && GESETZ[dienstart.art]],
];

export const zyklusWerte = (zyklus: Pick<Zyklus, 'bezeichnung' | 'start' | 'ende'> | null): Vorlagenwert[] => [
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
