import { ableiten } from '#domain/akte/ableiten.ts';
import {
	amWunsch,
	istWunschziel,
	type ManuellesZiel,
	ohneWunsch,
	type Wunschziel,
} from '#domain/akte/bausteine/manuell.ts';
import { nachbearbeitungErledigt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import {
	type AkteEreignis,
	BewerbungAbgesendet,
	NachbearbeitungWiederEroeffnet,
	StatusManuellGesetzt,
	VertragsnummerVergeben,
} from '#domain/akte/ereignisse.ts';
import {
	type Befund,
	type Fall,
	geltenderVertrag,
	type Regel,
	type Wunschfall,
	wunschfall,
} from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerMaschine } from '#domain/akte/maschinen/freiwilliger.machine.ts';
import { nichtMoeglich } from '#domain/akte/regeln/ausgang.ts';
import { betreuerGewaehlt } from '#domain/akte/regeln/betreuer.ts';
import {
	altersgrenze,
	keinBewerbungsstopp,
	keineAndereEinigung,
	keineDoppelteBewerbung,
} from '#domain/akte/regeln/bewerbung.ts';
import { dienstantrittErreicht, dienstantrittImVertrag, dienstendeZulaessig } from '#domain/akte/regeln/dienst.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { anerkanntePlaetzeFrei, PLATZ_FREI } from '#domain/akte/regeln/kontingent.ts';
import {
	bedingungenZulaessig,
	erziehungsberechtigteHinterlegt,
	vertragsdatenVollstaendig,
} from '#domain/akte/regeln/vertrag.ts';
import { systembemerkung, worte } from '#domain/akte/texte.ts';
import { pruefe, pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { vorausschau } from '#domain/akte/vorausschau.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import { uebergang } from '#domain/maschine.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { VertragStatus } from '#domain/status/vertrag.ts';
import { darf } from '#domain/zugriff/darf.ts';

export interface StatusSetzenEingabe {
	readonly ziel: ManuellesZiel;
	/** The wish it acts on; needed for every target but 1500 and 9900. */
	readonly wunschID?: string | null;
	/** Start of service for 4000, end for 9000 and 9300. */
	readonly datum?: string | null;
	/** With 9000 and 9300: days of holiday left, tenths; missing: as it stands. */
	readonly resturlaubTage?: number | null | undefined;
	/** With 9300: who ended it; missing: as it stands. */
	readonly kuendigungDurch?: KuendigungDurch | null | undefined;
	readonly grund?: string | null;
	/** ADMIN: against G04 and G05. */
	readonly kontingentUeberziehen?: boolean;
	/** ADMIN: against G01. */
	readonly ohneDokumente?: boolean;
	/** Drawn from the sequence; used only where numbers are generated and the contract has none. */
	readonly neueNummer?: string | null;
}

type Uebersteuerung = Fall<StatusSetzenEingabe>;
type AmWunsch = Wunschfall<StatusSetzenEingabe>;

export const STATUS_SETZEN: Verb<Uebersteuerung> = {
	key: 'statusSetzen',
	titel: 'Status manuell setzen',
	rechte: [uebergehenNurAdmin],
	ausgang: [zielErreichbar],
	felder: [grundAusfuehrlich, wunschGewaehlt],
};

/** W20: sets the volunteer's number by hand, through the wish and contract that it follows from. */
export function statusSetzen(lage: Lage, eingabe: StatusSetzenEingabe): Entschluss {
	pruefe(STATUS_SETZEN, { lage, eingabe });
	const { ziel, wunschID } = eingabe;
	const wirkung = istWunschziel(ziel)
		? wirkungAmWunsch(lage, findeWunsch(lage, wunschID ?? ''), ziel, eingabe)
		: wirkungOhneWunsch(lage, ziel, eingabe);
	const ereignisse = [...vorspann(lage, eingabe), ...wirkung, systembemerkung(lage, bemerkung(lage, eingabe))];
	if (ableiten(vorausschau(lage, ereignisse)) !== ziel) {
		throw new Abgelehnt([nichtMoeglich(STATUS_SETZEN.titel, lage.akte)]);
	}
	return vollende(lage, ereignisse);
}

function vorspann({ akte }: Lage, eingabe: StatusSetzenEingabe): AkteEreignis[] {
	const { ziel, wunschID = null, datum = null, kontingentUeberziehen = false, ohneDokumente = false } = eingabe;
	const facts = { von: akte.status, ziel, wunschID, datum, kontingentUeberziehen, ohneDokumente };
	return [
		StatusManuellGesetzt(facts, worte(akte.id, { grund: eingabe.grund })),
		...(akte.nachbearbeitungAbgeschlossenAm && ziel !== FREIWILLIGER.nr.NachbearbeitungAbgeschlossen
			? [NachbearbeitungWiederEroeffnet({})]
			: []),
		...(akte.bewerbungAbgesendetAm || ziel === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen
			? []
			: [BewerbungAbgesendet({})]),
	];
}

function bemerkung({ akte }: Lage, { ziel, grund }: StatusSetzenEingabe): string {
	const [von, nach] = [formatStatus(FREIWILLIGER, akte.status), formatStatus(FREIWILLIGER, ziel)];
	return `Status manuell von ${von} auf ${nach} gesetzt. Grund: ${grund?.trim()}`;
}

function wirkungOhneWunsch(lage: Lage, ziel: 1500 | 9900, eingabe: StatusSetzenEingabe): AkteEreignis[] {
	if (ziel === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen)
		pruefeRegeln({ ...OHNE_FELDER, regeln: [nachbearbeitungErledigt] }, { lage, eingabe });
	return ohneWunsch(lage, ziel);
}

const OHNE_FELDER = { key: 'statusSetzen', titel: STATUS_SETZEN.titel, ausgang: [] } as const;

/** First the rules on the wish as it stands, then those on the contract as it would be. */
function wirkungAmWunsch(lage: Lage, wunsch: Wunsch, ziel: Wunschziel, eingabe: StatusSetzenEingabe): AkteEreignis[] {
	const nummer = gezogeneNummer(lage, wunsch, ziel, eingabe);
	const daten = nummer && { vertragsnummer: nummer.facts.vertragsnummer };
	const vorhaben = daten ? { daten } : {};
	pruefeRegeln<AmWunsch>({ ...OHNE_FELDER, regeln: vorher(lage, ziel) }, wunschfall(lage, wunsch, eingabe, vorhaben));
	const ereignisse = [
		...(nummer ? [nummer] : []),
		...amWunsch(lage, wunsch, ziel, { ...eingabe, datum: eingabe.datum ?? null }),
	];
	const danach = vorausschau(lage, ereignisse);
	const vertrag = geltenderVertrag(danach, wunsch.id);
	const fall: AmWunsch = { ...wunschfall(lage, wunsch, eingabe), vertrag };
	pruefeRegeln<AmWunsch>({ ...OHNE_FELDER, regeln: nachher(lage, ziel, eingabe) }, fall);
	return ereignisse;
}

/** As at W9 (table: Decided after measuring, D2). */
function gezogeneNummer(lage: Lage, wunsch: Wunsch, ziel: Wunschziel, { neueNummer = null }: StatusSetzenEingabe) {
	const vertrag = brauchtNummer(lage, wunsch.id, ziel);
	return vertrag && neueNummer
		? VertragsnummerVergeben({ vertragID: vertrag.id, vertragsnummer: neueNummer, vonHand: false })
		: null;
}

/** The contract a number has to be drawn for before the override; null: none. */
export function brauchtNummer({ akte, referenz }: Lage, wunschID: string, ziel: ManuellesZiel): Vertrag | null {
	if (
		(ziel !== FREIWILLIGER.nr.Vertragsabschluss && ziel !== FREIWILLIGER.nr.ImDienst) ||
		referenz.parameter.vertragsnummerModus === 'AUS'
	)
		return null;
	const vertrag = geltenderVertrag(akte, wunschID);
	return vertrag?.vertragsnummer ? null : vertrag;
}

const bindet = (ziel: Wunschziel): boolean =>
	ziel === FREIWILLIGER.nr.BewerbungEinigung ||
	ziel === FREIWILLIGER.nr.Vertragsabschluss ||
	ziel === FREIWILLIGER.nr.ImDienst;
const endet = (ziel: Wunschziel): boolean =>
	ziel === FREIWILLIGER.nr.Dienstende || ziel === FREIWILLIGER.nr.VorzeitigesDienstende;

function vorher({ akte }: Lage, ziel: Wunschziel): Regel<AmWunsch>[] {
	return [
		keineAndereEinigung,
		keineDoppelteBewerbung,
		...(ziel >= FREIWILLIGER.nr.BewerbungVerhandlung ? [dienstartFest(3000), betreuerGewaehlt] : []),
		...(bindet(ziel) && akte.status < FREIWILLIGER.nr.BewerbungEinigung ? [keinBewerbungsstopp] : []),
		...(ziel === FREIWILLIGER.nr.Vertragsabschluss || ziel === FREIWILLIGER.nr.ImDienst
			? [vertragMit(0, 2000, 3000, 4000, 9000)]
			: []),
		...(ziel === FREIWILLIGER.nr.ImDienst ? [dienstantrittErreicht, dienstantrittImVertrag] : []),
		...(ziel >= FREIWILLIGER.nr.Dienstende ? [vertragMit(3000, 4000, 9000)] : []),
		...(endet(ziel) ? [dienstendeZulaessig] : []),
	];
}

function nachher({ akte }: Lage, ziel: Wunschziel, eingabe: StatusSetzenEingabe): Regel<AmWunsch>[] {
	const plaetze = eingabe.kontingentUeberziehen ? [anerkanntePlaetzeFrei] : PLATZ_FREI;
	const vorwaerts =
		ziel > akte.status &&
		ziel !== FREIWILLIGER.nr.VorzeitigesDienstende &&
		ziel !== FREIWILLIGER.nr.DienstNichtAngetreten;
	return [
		...(bindet(ziel) ? [bedingungenZulaessig, altersgrenze, erziehungsberechtigteHinterlegt] : []),
		...(bindet(ziel) || endet(ziel) ? plaetze : []),
		...(vorwaerts && !eingabe.ohneDokumente ? [pflichtdokumenteVollstaendig(ziel)] : []),
	];
}

/** G10 on a contract in one of these states; in another it is as good as none. */
function vertragMit(...status: readonly VertragStatus[]) {
	return ({ lage, vertrag }: AmWunsch): Befund =>
		vertragsdatenVollstaendig(vertrag && status.includes(vertrag.status) ? vertrag : null, lage);
}

function uebergehenNurAdmin({ lage, eingabe }: Uebersteuerung): Befund {
	const { akteur } = lage;
	if (eingabe?.kontingentUeberziehen && !darf(akteur, 'kontingentUeberziehen')) return KEINE_BERECHTIGUNG;
	return eingabe?.ohneDokumente && !darf(akteur, 'dokumenteUebergehen') ? KEINE_BERECHTIGUNG : null;
}

/** The column »from« is the volunteer's machine. */
function zielErreichbar({ lage, eingabe }: Uebersteuerung, titel: string): Befund {
	if (eingabe === null) return null;
	const nach = uebergang(freiwilligerMaschine, lage.akte.status, `manuell.${eingabe.ziel}`);
	return nach === null ? nichtMoeglich(titel, lage.akte) : null;
}

const MINDESTLAENGE = 10;

function grundAusfuehrlich({ eingabe }: Uebersteuerung): Befund {
	if (eingabe === null || (eingabe.grund?.trim().length ?? 0) >= MINDESTLAENGE) return null;
	const text = `Bitte geben Sie eine Begründung mit mindestens ${MINDESTLAENGE} Zeichen an.`;
	return { code: 'GRUND', http: 422, feld: 'grund', text };
}

/** A wish of the volunteer's cycle, where the target acts on one. */
function wunschGewaehlt({ lage, eingabe }: Uebersteuerung): Befund {
	if (eingabe === null || !istWunschziel(eingabe.ziel)) return null;
	const gewaehlt = lage.akte.wuensche.some((w) => w.id === eingabe.wunschID && w.zyklusID === lage.akte.zyklusID);
	return gewaehlt ? null : pflichtfeld('wunschId');
}
