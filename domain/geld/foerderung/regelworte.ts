/** The rules a claim's amount goes by, in the words of whoever asks for it. Tables: money.md, funding programme, runs. */
import { BUNDESLAENDER, type Bundesland } from '#domain/bundesland.ts';
import { alterAm, begonneneMonate } from '#domain/datum.ts';
import { GANZ } from '#domain/recht/monate.ts';
import type { Teilherkunft } from '../herkunft.ts';
import type { Regelwort } from '../regelworte.ts';
import type { EINHEITEN, MONATSREGELN } from './arten.ts';
import type { Foerderdienst } from './foerdermonate.ts';
import { mengenzahl } from './korrekturen.ts';
import type { Foerderregel } from './programm.ts';
import type { Foerderweg } from './weg.ts';

const MONATSREGEL: Readonly<Record<(typeof MONATSREGELN)[number], string>> = {
	BEGONNEN: 'Jeder begonnene Monat zählt ganz.',
	AB_15_TAGEN_SONST_HALB: 'Ein Monat zählt ab 15 Tagen Dienst ganz, sonst halb.',
	TAGGENAU_30: 'Ein angebrochener Monat zählt nach Dreißigsteln: Tage durch 30, der 31. zählt nicht.',
};
const EINHEIT: Readonly<Record<(typeof EINHEITEN)[number], string | null>> = {
	TEILNEHMERMONAT: null,
	TEILNEHMERTAG: 'Gegeben wird je Tag im Dienst.',
	PAUSCHALE: 'Gegeben wird einmal, im ersten Monat des Dienstes.',
};
/** Where a programme lays it down. */
const IM_PROGRAMM = 'Förderprogramm';

interface Lage {
	readonly regel: Foerderregel;
	/** null: no money goes by the contract. */
	readonly dienst: Foerderdienst | null;
	readonly weg: Foerderweg | null;
	readonly teile: readonly Teilherkunft[];
}

/** Those that had a part in this amount. */
export function foerderregelworte({ regel, dienst, weg, teile }: Lage): Regelwort[] {
	const [einheit, monat] = [EINHEIT[regel.einheit], MONATSREGEL[regel.monatsregel]];
	const gilt = (text: string | null): Regelwort[] =>
		text === null ? [] : [{ text, stelle: IM_PROGRAMM, istEingehalten: null }];
	const eigene = (text: string): Regelwort => ({ text, stelle: null, istEingehalten: null });
	const hatStufen = new Set(regel.saetze.map(({ abDienstmonat }) => abDienstmonat)).size > 1;
	return [
		...(weg === null ? [] : [...gilt(einheit), ...(regel.einheit === 'TEILNEHMERMONAT' ? gilt(monat) : [])]),
		...(weg !== null && hatStufen
			? gilt(`Die Stufe des Satzes folgt dem Dienstmonat am ersten Diensttag des Monats: dem ${weg.dienstmonat}.`)
			: []),
		...(weg !== null && weg.vergeben > 0
			? gilt(`Vom Monat zählen ${mengenzahl(weg.vergeben)} schon beim früheren Dienst; mehr als einer zählt nie.`)
			: []),
		...(dienst === null ? [] : bedingungen(regel, dienst)),
		...(teile.some(({ soll, voll, menge }) => soll * GANZ !== voll * menge)
			? [eigene('Der Betrag ist kaufmännisch auf den Cent gerundet.')]
			: []),
		...(teile.some(({ bisher }) => bisher !== 0)
			? [eigene('Freigegebene Läufe ändern sich nicht: Was sie schon enthalten, wird abgezogen.')]
			: []),
		...(weg === null ? [eigene('Für diesen Monat gibt das Förderprogramm nichts mehr.')] : []),
	];
}

const landname = (land: string | null): string => (land === null ? 'unbekannt' : BUNDESLAENDER[land as Bundesland]);

/** What the programme asks for, each with what it found; of an erased person nothing can be asked. */
function bedingungen(
	{ filter: { alterVon, alterBis, wohnland, stellenland, mindestMonate } }: Foerderregel,
	dienst: Foerderdienst,
): Regelwort[] {
	const wort = (text: string, istEingehalten: boolean): Regelwort => ({ text, stelle: IM_PROGRAMM, istEingehalten });
	const alter = dienst.geburtsdatum === null ? null : alterAm(dienst.geburtsdatum, dienst.von);
	const monate = begonneneMonate(dienst.von, dienst.bis);
	const istBekannt = dienst.galtBisher === undefined;
	const jahre = alter === null ? 'unbekannt' : `${alter}`;
	return [
		istBekannt &&
			alterVon !== null &&
			wort(`Alter bei Dienstbeginn mindestens ${alterVon}: ${jahre}`, alter !== null && alter >= alterVon),
		istBekannt &&
			alterBis !== null &&
			wort(`Alter bei Dienstbeginn höchstens ${alterBis}: ${jahre}`, alter !== null && alter <= alterBis),
		istBekannt &&
			wohnland !== null &&
			wort(`Wohnt in ${landname(wohnland)}: ${landname(dienst.wohnland)}`, dienst.wohnland === wohnland),
		stellenland !== null &&
			wort(
				`Einsatzstelle in ${landname(stellenland)}: ${landname(dienst.stellenland)}`,
				dienst.stellenland === stellenland,
			),
		mindestMonate !== null && wort(`Dienst mindestens ${mindestMonate} Monate: ${monate}`, monate >= mindestMonate),
	].filter((bedingung) => bedingung !== false);
}
