/** What changed about a funding programme, in words. */
import { BUNDESLAENDER, type Bundesland } from '#domain/bundesland.ts';
import type { Fakt } from '#domain/ereignis.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import type { Spaltenwahl } from './abrufspalten.ts';
import type { FoerderprogrammFelder } from './programm.ts';

export const FOERDERFELDER: Readonly<Record<string, string>> = {
	geldgeber: 'Geldgeber',
	zentralstelle: 'Zentralstelle',
	hinweis: 'Hinweis',
	gueltigVon: 'Gültig von',
	gueltigBis: 'Gültig bis',
	dienste: 'Dienste',
	filter: 'Bedingungen',
	einheit: 'Einheit',
	monatsregel: 'Was als Monat zählt',
	saetze: 'Sätze',
	isDsj: 'Für den dsj-Mittelabruf',
	spalten: 'Spalten der Datei',
};

const EINHEITNAME: Readonly<Record<FoerderprogrammFelder['einheit'], string>> = {
	TEILNEHMERMONAT: 'je Teilnehmermonat',
	TEILNEHMERTAG: 'je Teilnehmertag',
	PAUSCHALE: 'einmal je Dienst',
};
const REGELNAME: Readonly<Record<FoerderprogrammFelder['monatsregel'], string>> = {
	BEGONNEN: 'jeder begonnene Monat',
	AB_15_TAGEN_SONST_HALB: 'ab 15 Tagen ganz, sonst halb',
	TAGGENAU_30: 'taggenau durch 30',
};
const DIENSTNAME: Readonly<Record<FoerderprogrammFelder['dienste'][number], string>> = {
	BFD: 'BFD',
	FSJ: 'FSJ',
	FOEJ: 'FÖJ',
	SONSTIGE: 'Sonstige',
};

/** null: a field whose value speaks for itself. */
export function foerderworte(feld: string, wert: Fakt): string | null {
	switch (feld) {
		case 'einheit':
			return EINHEITNAME[wert as FoerderprogrammFelder['einheit']];
		case 'monatsregel':
			return REGELNAME[wert as FoerderprogrammFelder['monatsregel']];
		case 'dienste':
			return (wert as FoerderprogrammFelder['dienste']).map((dienst) => DIENSTNAME[dienst]).join(', ');
		case 'dienstartIDs': {
			const { length } = wert as FoerderprogrammFelder['dienstartIDs'];
			return length === 0 ? 'alle der Dienste' : length === 1 ? 'eine ausgewählte' : `${length} ausgewählte`;
		}
		case 'saetze':
			return (wert as FoerderprogrammFelder['saetze']).map(satzworte).join('; ') || 'keine';
		case 'spalten':
			return wert === null ? 'wie vorgegeben' : (wert as unknown as Spaltenwahl[]).map(({ kopf }) => kopf).join(', ');
		case 'filter':
			return bedingungen(wert as FoerderprogrammFelder['filter']).join(', ') || 'keine';
		default:
			return null;
	}
}

const satzworte = ({ abDienstmonat, cent, gueltigVon }: FoerderprogrammFelder['saetze'][number]): string =>
	`${formatEuro(cent)} ab ${abDienstmonat}. Dienstmonat, gültig ab ${formatDatum(gueltigVon)}`;

const landname = (land: string): string => BUNDESLAENDER[land as Bundesland];

/** `ab 16 Jahren`, `wohnt in Hessen` */
function bedingungen({
	alterVon,
	alterBis,
	wohnland,
	stellenland,
	mindestMonate,
}: FoerderprogrammFelder['filter']): string[] {
	return [
		alterVon !== null && `ab ${alterVon} Jahren`,
		alterBis !== null && `bis ${alterBis} Jahre`,
		wohnland !== null && `wohnt in ${landname(wohnland)}`,
		stellenland !== null && `Einsatzstelle in ${landname(stellenland)}`,
		mindestMonate !== null && `mindestens ${mindestMonate} Monate`,
	].filter((bedingung) => bedingung !== false);
}
