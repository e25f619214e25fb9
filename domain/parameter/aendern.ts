/** Changing the tenant's parameters. Table: Parameter / Mandant. */
import { MELDUNG, meldungMin } from '#domain/felder/meldungen.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import { type Rechtstexte, rechtstexteDa } from '#domain/text/rechtstexte.ts';
import { type Aenderungsstand, type ParameterEreignis, type Parametersatz, parameterStammdatum } from './parameter.ts';
import { PARAMETERFELDER, type ParameterFelder } from './parameterfelder.ts';
import { parameterText } from './parametertext.ts';

type Feld = keyof ParameterFelder;

/** A field that somebody else has changed since it was shown. */
export interface Kollision {
	readonly feld: Feld;
	readonly stand: Aenderungsstand;
}

export interface Parameterumfeld {
	/** The installation serves real people: its address is reached by https only. */
	readonly produktion: boolean;
	/** What the one sequence of contract numbers gives next. */
	readonly naechsteVertragsnummer: number;
	readonly rechtstexte: Rechtstexte;
}

/** Of the fields that are to change, those changed to something else since `version`. */
export function kollisionen(satz: Parametersatz, werte: Partial<ParameterFelder>, version: number): Kollision[] {
	return (Object.keys(unterschied(satz.felder, { ...satz.felder, ...werte })) as Feld[]).flatMap((feld) => {
		const stand = satz.feldstand[feld];
		return stand && stand.version > version ? [{ feld, stand }] : [];
	});
}

/** What isn't named stays. */
export function aendereParameter(
	satz: Parametersatz,
	werte: Partial<ParameterFelder>,
	umfeld: Parameterumfeld,
): ParameterEreignis[] {
	const ereignisse = satz.existiert
		? parameterStammdatum.aendere(satz, werte)
		: parameterStammdatum.erfasse(satz, { ...satz.felder, ...werte });
	const verstoesse = [ohneHttps(werte, umfeld), zuNiedrig(satz, werte, umfeld), zuFrueh(satz, werte, umfeld)].filter(
		(v) => v !== null,
	);
	if (verstoesse.length > 0) throw new Abgelehnt(verstoesse);
	return ereignisse;
}

function ohneHttps({ baseUrl }: Partial<ParameterFelder>, { produktion }: Parameterumfeld): Regelverstoss | null {
	if (!produktion || !baseUrl || /^https:/.test(baseUrl)) return null;
	return { code: 'PT', http: 422, feld: 'baseUrl', text: MELDUNG.PT };
}

/** Numbers are never given twice. */
function zuNiedrig(
	{ felder }: Parametersatz,
	{ vertragsnummerNaechste: neu }: Partial<ParameterFelder>,
	{ naechsteVertragsnummer: frei }: Parameterumfeld,
): Regelverstoss | null {
	if (neu === undefined || neu === felder.vertragsnummerNaechste || neu >= frei) return null;
	return { code: 'MIN', http: 422, feld: 'vertragsnummerNaechste', text: meldungMin(frei) };
}

/** G36 for whoever opens the phase; applicants of one that was open all along meet it themselves. */
function zuFrueh(
	{ felder }: Parametersatz,
	{ isBewerbungsphase }: Partial<ParameterFelder>,
	{ rechtstexte }: Parameterumfeld,
): Regelverstoss | null {
	return isBewerbungsphase && !felder.isBewerbungsphase ? rechtstexteDa(rechtstexte, 'isBewerbungsphase') : null;
}

/** Says of each field what it has become, by whom and when. */
export function zwischenzeitlichGeaendert(
	{ felder }: Parametersatz,
	kollidierte: readonly Kollision[],
	name: (userID: string) => string | null,
): Abgelehnt {
	return new Abgelehnt(
		kollidierte.map(({ feld, stand: { userID, zeit } }) => {
			const wer = userID === null ? 'vom Portal' : `von ${name(userID) ?? 'jemand anderem'}`;
			const wert = parameterText(feld, felder[feld]);
			const worauf = wert === null ? 'geleert' : `auf „${wert}“ geändert`;
			const text = `${PARAMETERFELDER[feld].bezeichnung} wurde inzwischen ${wer} ${worauf} (${formatDatumUhrzeit(zeit)}).`;
			return { code: 'VERSION', http: 409, feld, text };
		}),
	);
}
