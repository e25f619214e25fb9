import type { Ablage } from '#commands/dateien/ablage.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { faelleVon } from '#domain/dokumentspec/faelle.ts';
import { briefkopfprobe } from '#domain/papier/probe.ts';
import { OHNE_NUMMER } from '#domain/papier/pruefnummer.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { alsText } from '#domain/vorlagen/werte.ts';
import { mandantWerte } from '#domain/vorlageninhalt/rahmen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeBogen, portaladresse } from './fuellen-fuer.ts';
import { ladeVariablen } from './lade-variablen.ts';
import type { Pdfwerte } from './vorlage.ts';
import { fuelle } from './werkstatt.ts';

/** Whose values are shown; nobody's: examples, all of them or those alone that are always known. */
export interface Probe {
	readonly freiwilligerID?: string | undefined;
	readonly fall?: 'VOLL' | 'KNAPP' | undefined;
}

export interface Vorschauwunsch extends Probe {
	readonly bezeichnung: string;
	readonly inhalt: string;
	/** What isn't named is as stored. */
	readonly briefkopf?: object | undefined;
}

/** A text as the paper it would be. That the reader may see the volunteer is for the caller to know. */
export async function zeigeVorschau(
	umgebung: Umgebung,
	ablage: Ablage,
	{ bezeichnung, inhalt, briefkopf = {}, ...wer }: Vorschauwunsch,
): Promise<Uint8Array> {
	const probe = pruefeFelder(briefkopfprobe, briefkopf);
	const parameter = { ...(await alleParameter(umgebung.db)), ...probe };
	const bogen = await ladeBogen(ablage, parameter);
	const vermerk = { nummer: OHNE_NUMMER, portal: await portaladresse(umgebung) };
	const vorlage = { art: 'TEXT', titel: bezeichnung, inhalt, ...bogen } as const;
	return fuelle(ablage, vorlage, await probewerte(umgebung, wer, parameter), vermerk);
}

export async function probewerte(
	umgebung: Umgebung,
	{ freiwilligerID, fall = 'VOLL' }: Probe,
	parameter: ParameterFelder,
): Promise<Pdfwerte> {
	return freiwilligerID ? ladeVariablen(umgebung, freiwilligerID) : beispiele(fall, parameter);
}

/** Of the tenant nothing is made up. */
function beispiele(fall: 'VOLL' | 'KNAPP', parameter: ParameterFelder): Pdfwerte {
	const [knapp, voll] = faelleVon({ nachweisFuer: null });
	const werte = fall === 'KNAPP' ? knapp : voll;
	const eigene = new Map(mandantWerte(parameter, parameter.baseUrl));
	return new Map(
		VORLAGENVARIABLEN.map(({ name }) => [name, eigene.has(name) ? alsText(name, eigene) : (werte?.(name) ?? '')]),
	);
}
