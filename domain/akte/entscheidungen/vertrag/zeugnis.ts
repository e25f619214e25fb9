/** The Zeugnis: wanted, written by the site, released by the Traeger, corrected (§ 11 JFDG, § 11 BFDG). */

import { erziehungsberechtigteUnterschreiben, vorlageNutzbar } from '#domain/akte/dokument/anforderungsregeln.ts';
import { stehendeAnforderung } from '#domain/akte/dokument/dokumentbedarf.ts';
import { dokumentumfeld, passt } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import {
	type AkteEreignis,
	AnforderungGeoeffnet,
	DokumentAngefordert,
	ZeugnisBerichtigungAbgelehnt,
	ZeugnisBerichtigungVerlangt,
	ZeugnisFreigegeben,
	ZeugnisGeschrieben,
	ZeugnisVerlangt,
	ZeugnisWeitergegeben,
	ZeugnisZurueckgegeben,
} from '#domain/akte/ereignisse.ts';
import { type Befund, type Regel, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { vertragIn } from '#domain/akte/regeln/ausgang.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { freitext, worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import {
	BEIM_TRAEGER,
	SCHREIBBAR,
	texteVon,
	ZEUGNIS_STANDWORT,
	type Zeugnisstand,
	zeugnisstand,
} from '#domain/akte/zeugnis/stand.ts';
import { findeVertrag, findeWunsch } from '#domain/akte/zugang.ts';
import type { Akte, Anforderung, Vertrag, Zeugnis } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import {
	pflichtfelderVon,
	ZEUGNISFELD_BEZEICHNUNG,
	ZEUGNISFELDER,
	type Zeugnistexte,
	type Zeugnisumfang,
} from '#domain/zeugnis/texte.ts';

interface AmVertrag {
	readonly vertragID: string;
}
type Fall<E extends AmVertrag = AmVertrag> = Wunschfall<E>;

/** While he serves, and afterwards. */
const IM_ODER_NACH_DEM_DIENST: Regel<Fall> = vertragIn(4000, 9000);

interface ZeugnisVerlangenEingabe extends AmVertrag {
	readonly umfang: Zeugnisumfang;
}
const ZEUGNIS_VERLANGEN: Verb<Fall<ZeugnisVerlangenEingabe>, 'zeugnisVerlangen'> = {
	key: 'zeugnisVerlangen',
	titel: 'Zeugnis verlangen',
	ausgang: [IM_ODER_NACH_DEM_DIENST],
	regeln: [vorlageDa, nichtSchonVerlangt],
};

/** In the BFD it always extends to performance and conduct; a simple one may be extended later. */
export function zeugnisVerlangen(lage: Lage, eingabe: ZeugnisVerlangenEingabe): Entschluss {
	const fall = fallVon(lage, eingabe);
	const { vertrag } = fall;
	pruefe(ZEUGNIS_VERLANGEN, fall);
	const { anforderungID, ereignisse } = gefragt(lage, vertrag);
	const umfang = umfangVon(lage, vertrag, eingabe);
	const facts = { vertragID: vertrag.id, von: vertrag.zeugnis?.stand ?? null, nach: 'STELLE' } as const;
	return vollende(lage, [...ereignisse, ZeugnisVerlangt({ ...facts, umfang, anforderungID })]);
}

interface ZeugnisSchreibenEingabe extends AmVertrag {
	readonly texte: Zeugnistexte;
}
const ZEUGNIS_SCHREIBEN: Verb<Fall<ZeugnisSchreibenEingabe>, 'zeugnisSchreiben'> = {
	key: 'zeugnisSchreiben',
	titel: 'Zeugnis schreiben',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand(...SCHREIBBAR)],
	regeln: [dranOderTraeger],
};

export function zeugnisSchreiben(lage: Lage, eingabe: ZeugnisSchreibenEingabe): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(ZEUGNIS_SCHREIBEN, fall);
	const bisher = texteVon(fall.vertrag);
	const texte = { ...eingabe.texte };
	for (const feld of ZEUGNISFELDER) texte[feld] = texte[feld].trim();
	if (ZEUGNISFELDER.every((feld) => texte[feld] === bisher[feld])) return vollende(lage, []);
	return vollende(lage, [ZeugnisGeschrieben({ vertragID: fall.vertrag.id }, freitext(lage.akte.id, texte))]);
}

const ZEUGNIS_WEITERGEBEN: Verb<Fall, 'zeugnisSchreiben'> = {
	key: 'zeugnisSchreiben',
	titel: 'An den Träger geben',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand('STELLE')],
	regeln: [vollstaendig],
};

export function zeugnisWeitergeben(lage: Lage, eingabe: AmVertrag): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(ZEUGNIS_WEITERGEBEN, fall);
	return vollende(lage, [ZeugnisWeitergegeben({ ...schrittAn(fall), nach: 'TRAEGER' })]);
}

interface ZeugnisZurueckgebenEingabe extends AmVertrag {
	readonly nachricht?: string | null;
}
const ZEUGNIS_ZURUECKGEBEN: Verb<Fall<ZeugnisZurueckgebenEingabe>, 'zeugnisFreigeben'> = {
	key: 'zeugnisFreigeben',
	titel: 'Zurück an die Einsatzstelle',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand(...BEIM_TRAEGER)],
	felder: [angegeben('nachricht')],
};

export function zeugnisZurueckgeben(lage: Lage, eingabe: ZeugnisZurueckgebenEingabe): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(ZEUGNIS_ZURUECKGEBEN, fall);
	const dazu = worte(lage.akte.id, { nachricht: eingabe.nachricht ?? null });
	return vollende(lage, [ZeugnisZurueckgegeben({ ...schrittAn(fall), nach: 'STELLE' }, dazu)]);
}

const ZEUGNIS_FREIGEBEN: Verb<Fall, 'zeugnisFreigeben'> = {
	key: 'zeugnisFreigeben',
	titel: 'Zeugnis freigeben',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand(...BEIM_TRAEGER)],
	regeln: [vollstaendig, vorlageDa, ausstellbar],
};

/** The portal issues it from the template at once, and whoever has to sign is asked. */
export function zeugnisFreigeben(lage: Lage, eingabe: AmVertrag): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(ZEUGNIS_FREIGEBEN, fall);
	const { anforderungID, ereignisse } = gefragt(lage, fall.vertrag);
	return vollende(lage, [
		...ereignisse,
		ZeugnisFreigegeben({ ...schrittAn(fall), nach: 'FREIGEGEBEN', anforderungID }),
	]);
}

interface ZeugnisBerichtigenEingabe extends AmVertrag {
	readonly nachricht: string;
}
const ZEUGNIS_BERICHTIGEN: Verb<Fall<ZeugnisBerichtigenEingabe>, 'zeugnisBerichtigen'> = {
	key: 'zeugnisBerichtigen',
	titel: 'Berichtigung verlangen',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand('UNTERSCHRIFT', 'FERTIG'), ausDerWerkstatt],
	felder: [angegeben('nachricht')],
};

export function zeugnisBerichtigen(lage: Lage, eingabe: ZeugnisBerichtigenEingabe): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(ZEUGNIS_BERICHTIGEN, fall);
	const dazu = worte(lage.akte.id, { nachricht: eingabe.nachricht });
	return vollende(lage, [ZeugnisBerichtigungVerlangt({ ...schrittAn(fall), nach: 'BERICHTIGUNG' }, dazu)]);
}

interface BerichtigungAblehnenEingabe extends AmVertrag {
	readonly grund?: string | null;
}
const BERICHTIGUNG_ABLEHNEN: Verb<Fall<BerichtigungAblehnenEingabe>, 'zeugnisFreigeben'> = {
	key: 'zeugnisFreigeben',
	titel: 'Zeugnis so lassen',
	ausgang: [IM_ODER_NACH_DEM_DIENST, imStand('BERICHTIGUNG')],
	felder: [angegeben('grund')],
};

export function berichtigungAblehnen(lage: Lage, eingabe: BerichtigungAblehnenEingabe): Entschluss {
	const fall = fallVon(lage, eingabe);
	pruefe(BERICHTIGUNG_ABLEHNEN, fall);
	const dazu = worte(lage.akte.id, { grund: eingabe.grund ?? null });
	return vollende(lage, [ZeugnisBerichtigungAbgelehnt({ ...schrittAn(fall), nach: 'FREIGEGEBEN' }, dazu)]);
}

/** Who issues it: in the BFD the Einsatzstelle, else the Traeger, who has her take part. */
export const stelltAus = (
	lage: Pick<Lage, 'referenz'>,
	{ dienstartID }: Pick<Vertrag, 'dienstartID'>,
): 'EINSATZSTELLE' | 'TRAEGER' => (istBfd(lage, dienstartID) ? 'EINSATZSTELLE' : 'TRAEGER');

/** What it is filled from: published, and meant for this contract. */
export function zeugnisvorlage(lage: Lage, vertrag: Vertrag): DokumentSpec | null {
	const wunsch = lage.akte.wuensche.find(({ id }) => id === vertrag.wunschID) ?? null;
	const umfeld = dokumentumfeld(lage, wunsch);
	const { specs } = lage.referenz;
	return (
		specs.find(
			(s) =>
				s.nachweisFuer === 'ZEUGNIS' && s.status === DOKUMENTSPEC.nr.Veroeffentlicht && passt(s, lage.akte, umfeld),
		) ?? null
	);
}

/** The same, where there has to be one. */
export function verlangteVorlage(lage: Lage, vertrag: Vertrag): DokumentSpec {
	const vorlage = zeugnisvorlage(lage, vertrag);
	if (!vorlage) throw new Abgelehnt([OHNE_VORLAGE]);
	return vorlage;
}

/** Requests of a released Zeugnis that still wait for it. */
export const auszustellende = (akte: Akte): string[] =>
	akte.vertraege.flatMap((vertrag) =>
		vertrag.zeugnis && zeugnisstand(akte, vertrag) === 'AUSSTELLUNG' ? vertrag.zeugnis.anforderungID : [],
	);

/** From its template a Zeugnis is filled only when it is written and released. */
export function pruefeFreigegeben({ akte }: Lage, { nachweisFuer }: DokumentSpec): void {
	if (nachweisFuer !== 'ZEUGNIS' || auszustellende(akte).length > 0) return;
	throw new Abgelehnt([verstoss('Ein Zeugnis wird auf der Seite „Zeugnisse“ geschrieben und dort freigegeben.')]);
}

/** Whose contract a Zeugnis is about; null: the request isn't for one. */
export const wunschDesZeugnisses = (akte: Akte, anforderungID: string): string | null =>
	vertragDesZeugnisses(akte, anforderungID)?.wunschID ?? null;

/** Where it was earned: whose Einsatzstelle signs it, whatever is bound by now. */
export const ortDesZeugnisses = (akte: Akte, anforderungID: string): string | null =>
	vertragDesZeugnisses(akte, anforderungID)?.einsatzortID ?? null;

const vertragDesZeugnisses = ({ vertraege }: Akte, anforderungID: string): Vertrag | undefined =>
	vertraege.find(({ zeugnis }) => zeugnis?.anforderungID === anforderungID);

function fallVon<E extends AmVertrag>(lage: Lage, eingabe: E): Fall<E> & { readonly vertrag: Vertrag } {
	const vertrag = findeVertrag(lage, eingabe.vertragID);
	const wunsch = findeWunsch(lage, vertrag.wunschID);
	return { ...wunschfall(lage, wunsch, eingabe, { vertrag }), vertrag };
}

const schrittAn = ({ vertrag }: { readonly vertrag: Vertrag }) => ({
	vertragID: vertrag.id,
	von: (vertrag.zeugnis as Zeugnis).stand,
});

const istBfd = ({ referenz }: Pick<Lage, 'referenz'>, dienstartID: string): boolean =>
	referenz.dienstarten.get(dienstartID)?.art === 'BFD';

const umfangVon = (lage: Lage, { dienstartID }: Vertrag, { umfang }: { readonly umfang: Zeugnisumfang }) =>
	istBfd(lage, dienstartID) ? 'ERWEITERT' : umfang;

/** The request it answers: the one that stands, opened again where it is done, else a new one. */
function gefragt(
	lage: Lage,
	vertrag: Vertrag,
): { readonly anforderungID: string; readonly ereignisse: AkteEreignis[] } {
	const { akte, referenz } = lage;
	const spec = zeugnisvorlage(lage, vertrag);
	const eigene = akte.anforderungen.find(({ id }) => id === vertrag.zeugnis?.anforderungID);
	const steht = eigene ?? (spec && stehendeAnforderung(akte, spec, referenz.specs));
	if (!steht || istVergeben(akte, steht, vertrag)) {
		const anforderungID = lage.ctx.neueID();
		const facts = { anforderungID, specID: spec?.id ?? '', isManuell: true, frist: null };
		return { anforderungID, ereignisse: [DokumentAngefordert(facts)] };
	}
	const istZu = ['FINISHED', 'NOT_REQUESTED'].includes(standDerAnforderung(akte, steht));
	const { id: anforderungID } = steht;
	return { anforderungID, ereignisse: istZu ? [AnforderungGeoeffnet({ anforderungID })] : [] };
}

/** The Zeugnis of another service answers it: a second one would take that one's place. */
const istVergeben = ({ vertraege }: Akte, { id }: Anforderung, vertrag: Vertrag): boolean =>
	vertraege.some((anderer) => anderer.id !== vertrag.id && anderer.zeugnis?.anforderungID === id);

const verstoss = (text: string): Regelverstoss => ({ code: 'ZEUGNIS', http: 409, text });
const OHNE_VORLAGE = verstoss('Für diesen Dienst ist noch keine Vorlage für Zeugnisse veröffentlicht.');

function vorlageDa({ lage, vertrag }: Fall): Befund {
	return vertrag && zeugnisvorlage(lage, vertrag) ? null : OHNE_VORLAGE;
}

function nichtSchonVerlangt({ lage, vertrag, eingabe }: Fall<ZeugnisVerlangenEingabe>): Befund {
	if (!vertrag?.zeugnis || !eingabe) return null;
	const wirdErweitert = vertrag.zeugnis.umfang === 'EINFACH' && umfangVon(lage, vertrag, eingabe) === 'ERWEITERT';
	return wirdErweitert ? null : verstoss('Dieses Zeugnis ist bereits verlangt.');
}

/** G22 on the Zeugnis. */
function imStand(...staende: readonly Zeugnisstand[]): Regel<Fall> {
	return ({ lage, vertrag }, titel) => {
		const stand = vertrag ? zeugnisstand(lage.akte, vertrag) : 'NICHT_VERLANGT';
		if (staende.includes(stand)) return null;
		const text = `Die Aktion „${titel}“ ist im Stand „${ZEUGNIS_STANDWORT[stand]}“ nicht möglich.`;
		return { code: 'G22', http: 409, text };
	};
}

/** What lies with the Traeger isn't the site's to change any more. */
function dranOderTraeger({ lage, vertrag }: Fall): Befund {
	if (hatRolle(lage.akteur, ['MA_VERWALTUNG', 'ADMIN'])) return null;
	if (vertrag && zeugnisstand(lage.akte, vertrag) === 'STELLE') return null;
	return verstoss('Das Zeugnis liegt beim Träger. Bitte wenden Sie sich an ihn, wenn sich noch etwas ändern soll.');
}

function ausDerWerkstatt({ vertrag }: Fall): Befund {
	if (vertrag?.zeugnis?.stand === 'FREIGEGEBEN') return null;
	return verstoss('Dieses Zeugnis ist nicht im Portal geschrieben. Bitte wenden Sie sich an den Träger.');
}

function vollstaendig({ vertrag }: Fall): Befund {
	if (!vertrag?.zeugnis) return null;
	const { umfang, texte } = vertrag.zeugnis;
	const offen = pflichtfelderVon(umfang).filter((feld) => texte[feld].trim() === '');
	if (offen.length === 0) return null;
	return verstoss(`Im Zeugnis fehlt noch: ${offen.map((feld) => ZEUGNISFELD_BEZEICHNUNG[feld]).join(', ')}.`);
}

/** What would keep the portal from issuing it is said before it is released. */
function ausstellbar({ lage, vertrag }: Fall): readonly Befund[] {
	const spec = vertrag && zeugnisvorlage(lage, vertrag);
	if (!spec) return [];
	const fall = { lage, spec, eingabe: null };
	return [
		vorlageNutzbar(fall),
		erziehungsberechtigteUnterschreiben(fall),
		spec.vorlage === null || spec.nutzungsart !== 'GESTELLT'
			? verstoss('Die Vorlage für Zeugnisse hat keinen Text, aus dem das Zeugnis entsteht.')
			: null,
	];
}
