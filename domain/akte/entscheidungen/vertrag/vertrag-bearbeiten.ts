import { VertragGeaendert } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { altersgrenze } from '#domain/akte/regeln/bewerbung.ts';
import { erfragt } from '#domain/akte/regeln/eingabe.ts';
import { PLATZ_FREI } from '#domain/akte/regeln/kontingent.ts';
import { felderDerEinsatzstelle, istTraeger, nurTraeger } from '#domain/akte/regeln/rechte.ts';
import {
	bedingungenZulaessig,
	einsatzortDerStelle,
	entwurfZulaessig,
	erziehungsberechtigteHinterlegt,
	geplantesEndeErstSpaeter,
	unterschrieben,
} from '#domain/akte/regeln/vertrag.ts';
import { NACH_UNTERSCHRIFT } from '#domain/akte/sicht/vertragsfelder.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeVertrag, findeWunsch } from '#domain/akte/zugang.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { monatserster } from '#domain/datum.ts';
import { GELDTERME } from '#domain/geld/geldterme.ts';
import { unveraendert } from '#domain/regelverstoss.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';

export interface VertragBearbeitenEingabe {
	readonly vertragID: string;
	readonly felder: Partial<Vertragsbedingungen>;
	/** From when on a concluded contract pays by them; left out: the next first of a month. */
	readonly gueltigAb?: string | null;
	/** Why, e.g. why the seminar days are set by hand. */
	readonly grund?: string | null;
	readonly version?: number;
}

type Fall = Wunschfall<VertragBearbeitenEingabe>;
type Feld = keyof Vertragsbedingungen;

export const VERTRAG_BEARBEITEN: Verb<Fall> = {
	key: 'vertragBearbeiten',
	titel: 'Vertrag bearbeiten',
	rechte: [felderDerEinsatzstelle, nachAbschlussNurTraeger],
	ausgang: [nichtArchiviert],
	felder: [
		einsatzortDerStelle,
		bisAbschluss(geplantesEndeErstSpaeter),
		erfragt(bedingungenDerAenderung),
		seminartageMitGrund,
		gueltigAbMonatsersten,
	],
	regeln: [
		({ eingabe, vertrag }) => unveraendert(eingabe?.version, vertrag?.version ?? 0),
		bisAbschluss(ohneUnterschrift),
		abAbschlussNurWenige,
		beiNeuemZeitraum(altersgrenze),
		beiNeuemZeitraum(erziehungsberechtigteHinterlegt),
		...PLATZ_FREI.map(fallsPlatzBetroffen),
	],
};

/** Edit of a contract (table: §3); what may change narrows with its state. */
export function vertragBearbeiten(lage: Lage, eingabe: VertragBearbeitenEingabe): Entschluss {
	const vertrag = findeVertrag(lage, eingabe.vertragID);
	const wunsch = findeWunsch(lage, vertrag.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, { vertrag, felder: eingabe.felder });
	pruefe(VERTRAG_BEARBEITEN, fall);
	if (Object.keys(fall.aenderungen).length === 0) return vollende(lage, []);
	const facts = { vertragID: vertrag.id, bedingungen: fall.aenderungen, ...geltung(fall) };
	return vollende(lage, [VertragGeaendert(facts, worte(lage.akte.id, eingabe))]);
}

const abgeschlossen = ({ vertrag }: Fall): boolean => vertrag !== null && vertrag.status >= VERTRAG.nr.Unterschrieben;
const geaendert = ({ aenderungen }: Fall): Feld[] => Object.keys(aenderungen) as Feld[];

function nachAbschlussNurTraeger(fall: Fall): Befund {
	if (!abgeschlossen(fall) || istTraeger(fall.lage.akteur)) return null;
	return nurTraeger(geaendert(fall)[0] ?? 'geplantesEnde');
}

function nichtArchiviert({ vertrag }: Fall): Befund {
	if (vertrag && vertrag.status < VERTRAG.nr.Archiviert) return null;
	return {
		code: 'G22',
		http: 409,
		text: 'Archivierte oder stornierte Verträge können nicht geändert werden.',
	};
}

function bisAbschluss(regel: (fall: Fall) => Befund) {
	return (fall: Fall): Befund => (abgeschlossen(fall) ? null : regel(fall));
}

/** From the first signature to the conclusion nothing changes, so that nothing is offered either. */
function ohneUnterschrift({ lage, eingabe, vertrag, aenderungen }: Fall): Befund {
	const betroffen = eingabe === null || Object.keys(aenderungen).length > 0;
	return vertrag?.ersteUnterschriftAm && betroffen ? unterschrieben(lage) : null;
}

/** Once concluded, only what changes is judged: nobody can put right the rest any more. */
function bedingungenDerAenderung(fall: Fall): readonly Befund[] {
	const befunde = fall.vertrag?.status === VERTRAG.nr.Entwurf ? entwurfZulaessig(fall) : bedingungenZulaessig(fall);
	if (!abgeschlossen(fall)) return befunde;
	const felder: readonly string[] = geaendert(fall);
	return befunde.filter((b) => typeof b === 'string' || felder.includes(b?.feld ?? ''));
}

function seminartageMitGrund({ eingabe, aenderungen }: Fall): Befund {
	if (aenderungen.seminartagePflicht === undefined || aenderungen.seminartagePflicht === null) return null;
	if (eingabe?.grund?.trim()) return null;
	const text = 'Bitte begründen Sie die abweichende Zahl der Seminartage.';
	return { code: 'P', http: 422, feld: 'grund', text };
}

const aendertGeld = (fall: Fall): boolean => GELDTERME.some((feld) => fall.aenderungen[feld] !== undefined);

/** What was paid already isn't touched by a change unless somebody says so. */
function geltung(fall: Fall): { gueltigAb?: string } {
	if (!abgeschlossen(fall) || !aendertGeld(fall)) return {};
	return { gueltigAb: fall.eingabe?.gueltigAb ?? monatserster(fall.lage.ctx.heute, 1) };
}

/** Table: money.md, runs: gueltigAb. */
function gueltigAbMonatsersten(fall: Fall): Befund {
	const gueltigAb = fall.eingabe?.gueltigAb;
	if (!gueltigAb || !abgeschlossen(fall) || gueltigAb.endsWith('-01')) return null;
	return { code: 'GUELTIG_AB', http: 422, feld: 'gueltigAb', text: 'Bitte geben Sie den Ersten eines Monats an.' };
}

function abAbschlussNurWenige(fall: Fall): Befund {
	return abgeschlossen(fall) && geaendert(fall).some((f) => !NACH_UNTERSCHRIFT.includes(f))
		? unterschrieben(fall.lage)
		: null;
}

const ZEITRAUM: readonly Feld[] = ['einsatzortID', 'vertragsbeginn', 'vertragsende'];

/** An agreed contract whose period or place changes is judged like a new agreement. */
function beiNeuemZeitraum(regel: (fall: Fall) => Befund) {
	return (fall: Fall): Befund => {
		const betroffen = fall.vertrag?.status === VERTRAG.nr.Einigung && geaendert(fall).some((f) => ZEITRAUM.includes(f));
		return betroffen ? regel(fall) : null;
	};
}

/** Places are looked at once one is held, for the days that are added. */
function fallsPlatzBetroffen(regel: (fall: Fall) => Befund) {
	return (fall: Fall): Befund => {
		const haelt = fall.vertrag !== null && fall.vertrag.status >= VERTRAG.nr.Einigung;
		const betroffen = haelt && geaendert(fall).some((f) => f === 'geplantesEnde' || ZEITRAUM.includes(f));
		return betroffen ? regel(fall) : null;
	};
}
