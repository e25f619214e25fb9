/** Changing the tenant's parameters. Table: Parameter / Mandant. */
import { haengeAn } from '#domain/beliebig-viele.ts';
import { istBeispieladresse, MELDUNG_BEISPIEL } from '#domain/felder/kontakt.ts';
import { MELDUNG, meldungMin } from '#domain/felder/meldungen.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import { type Rechtstexte, rechtstexteDa } from '#domain/text/rechtstexte.ts';
import { type Aenderungsstand, type ParameterEreignis, type Parametersatz, parameterStammdatum } from './parameter.ts';
import {
	PARAMETERFELDER,
	PARAMETERFELDNAMEN,
	type Parameterangaben,
	type ParameterFelder,
	type ParameterMit,
} from './parameterfelder.ts';
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
	/** Hosts this tenant is reached by, as they stand in an address: with its port where that isn't the usual one. */
	readonly hosts: readonly string[];
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
	const verstoesse: Regelverstoss[] = [];
	const ereignisse = geschrieben(satz, werte, verstoesse);
	const falsch = new Set(verstoesse.map(({ feld }) => feld));
	const weitere = [
		...alsBeispiel(satz, werte),
		ohneHttps(werte, umfeld),
		insFremde(satz, werte, umfeld),
		zuNiedrig(satz, werte, umfeld),
		zuFrueh(satz, werte, umfeld),
	].filter((v) => v !== null);
	haengeAn(
		verstoesse,
		weitere.filter(({ feld }) => !falsch.has(feld)),
	);
	if (verstoesse.length > 0) throw new Abgelehnt(verstoesse);
	return ereignisse;
}

/** What the fields themselves have against their values is said together with what depends on more. */
function geschrieben(
	satz: Parametersatz,
	werte: Partial<ParameterFelder>,
	verstoesse: Regelverstoss[],
): ParameterEreignis[] {
	try {
		return satz.existiert
			? parameterStammdatum.aendere(satz, werte)
			: parameterStammdatum.erfasse(satz, { ...satz.felder, ...werte });
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		haengeAn(verstoesse, fehler.verstoesse);
		return [];
	}
}

const MAILFELDER = PARAMETERFELDNAMEN.filter((feld): feld is ParameterMit<{ regel: 'EMAIL' }> => {
	const angaben: Parameterangaben = PARAMETERFELDER[feld];
	return 'regel' in angaben && angaben.regel === 'EMAIL';
});

/** What a demo came with may stay. */
const alsBeispiel = ({ felder }: Parametersatz, werte: Partial<ParameterFelder>): Regelverstoss[] =>
	MAILFELDER.filter((feld) => {
		const neu = werte[feld];
		return typeof neu === 'string' && neu !== felder[feld] && istBeispieladresse(neu.trim());
	}).map((feld) => ({ code: 'FELD', http: 422, feld, text: MELDUNG_BEISPIEL }));

function ohneHttps({ baseUrl }: Partial<ParameterFelder>, { produktion }: Parameterumfeld): Regelverstoss | null {
	if (!produktion || !baseUrl || /^https:/.test(baseUrl)) return null;
	return { code: 'PT', http: 422, feld: 'baseUrl', text: MELDUNG.PT };
}

/** A redirect to where nobody answers locks everybody out, whoever would take it back included. */
function insFremde(
	{ felder }: Parametersatz,
	werte: Partial<ParameterFelder>,
	{ hosts }: Parameterumfeld,
): Regelverstoss | null {
	const { baseUrl, isRedirectToBaseOnProduction: leitetUm } = { ...felder, ...werte };
	const schaltetEin = leitetUm && !felder.isRedirectToBaseOnProduction;
	const andereAdresse = baseUrl !== felder.baseUrl;
	if (!leitetUm || !baseUrl || !(schaltetEin || andereAdresse) || !URL.canParse(baseUrl)) return null;
	const { host } = new URL(baseUrl);
	if (hosts.includes(host)) return null;
	const fremd = `Unter „${host}“ ist das Portal gerade nicht zu erreichen, niemand käme mehr hinein.`;
	return schaltetEin
		? {
				...{ code: 'FELD', http: 422, feld: 'isRedirectToBaseOnProduction' },
				text: `${fremd} Öffnen Sie diese Seite unter dieser Adresse und schalten Sie die Umleitung dort ein.`,
			}
		: {
				...{ code: 'FELD', http: 422, feld: 'baseUrl' },
				text: `${fremd} Schalten Sie zuerst „${PARAMETERFELDER.isRedirectToBaseOnProduction.bezeichnung}“ aus.`,
			};
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
