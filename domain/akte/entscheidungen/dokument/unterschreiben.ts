import { vertragGeeinigt } from '#domain/akte/dokument/anforderungsregeln.ts';
import { type AkteEreignis, type Namensherkunft, UnterschriftGeleistet } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { angegeben, pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { abgebrochen, angefordert, istAbgelaufen, istOffen, sitzungen } from '#domain/akte/signatur/ablauf.ts';
import {
	alsSeinePartei,
	amRichtigenDokument,
	anDerReihe,
	istUnterzeichner,
	lesbar,
	nichtAbgelaufen,
	nichtGeschlossen,
	type Signaturfall,
	type Sitzungsfall,
	type Sitzungszugang,
	schonUnterschrieben,
	signaturfall,
	sitzungsfall,
} from '#domain/akte/signatur/fall.ts';
import { nummerGenannt, nummerImFormat, nummerVergeben } from '#domain/akte/signatur/nummer.ts';
import { eigenePartei, nameDesUnterzeichners } from '#domain/akte/signatur/partei.ts';
import { signaturSchritt } from '#domain/akte/signatur/schritt.ts';
import { pruefe, pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte, Signatursitzung } from '#domain/akte/zustand.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

/** The wording somebody agrees to when he signs; a new wording gets a new number. */
export const EINWILLIGUNG = {
	fassung: 1,
	text: 'Ich habe das Dokument gelesen und bin einverstanden, elektronisch zu unterschreiben.',
} as const;

export interface Unterschrift {
	readonly art: 'GEZEICHNET' | 'GETIPPT' | 'HINTERLEGT';
	readonly name: string;
	/** The name is that of the signer's account: he signs signed in. */
	readonly isKontoname?: boolean;
	/** PNG in base64; null: the name as typed stands for it. */
	readonly bild: string | null;
	readonly isEinverstanden: boolean;
	/** Of the address it came from, keyed; null: unknown. */
	readonly ipHash: string | null;
	/** What the last signature of a contract is asked for where numbers are given by hand. */
	readonly vertragsnummer?: string | null;
}

export interface UnterschreibenEingabe extends Unterschrift, Sitzungszugang {}

export interface DirektUnterschreibenEingabe extends Unterschrift {
	readonly dokumentID: string;
}

const UNTERSCHREIBEN: Verb<Sitzungsfall<UnterschreibenEingabe>, 'unterschreibenMitLink'> = {
	key: 'unterschreibenMitLink',
	titel: 'Unterschreiben',
	rechte: [alsSeinePartei],
	ausgang: [amRichtigenDokument],
	felder: [angegeben('name'), einverstanden, gezeichnet, nummerImFormat],
	regeln: [vertragGeeinigt, nichtAbgelaufen, gelesen, reihenfolge, nummerGenannt],
};

const DIREKT: Verb<Signaturfall<DirektUnterschreibenEingabe>, 'unterschreiben'> = {
	key: 'unterschreiben',
	titel: 'Unterschreiben',
	rechte: [lesbar, fuerEinePartei],
	ausgang: [wirdUnterschrieben],
	felder: [angegeben('name'), einverstanden, gezeichnet, nummerImFormat],
	regeln: [vertragGeeinigt, nichtGeschlossen, nochNicht, eigeneReihe, nummerGenannt],
};

/** Signs what the session is about, by its link or signed in for its party. */
export function unterschreiben(lage: Lage, eingabe: UnterschreibenEingabe): Entschluss {
	const fall = sitzungsfall(lage, eingabe, eingabe);
	if (fall.mitLink) pruefeRegeln(UNTERSCHREIBEN, fall);
	else pruefe(UNTERSCHREIBEN, fall);
	return unterschrieben(fall, [], fall.sitzung, eingabe, fall.linkVon);
}

/** Signs in one step for the party the acting person belongs to, asked or not. */
export function direktUnterschreiben(lage: Lage, eingabe: DirektUnterschreibenEingabe): Entschluss {
	const fall = signaturfall(lage, eingabe.dokumentID, eingabe);
	pruefe(DIREKT, fall);
	const offen = eigeneSitzungen(fall).filter(istOffen);
	const wartend = offen.find((s) => !istAbgelaufen(s, lage.ctx.jetzt));
	if (wartend) return unterschrieben(fall, [], wartend, eingabe);
	const einer = { partei: parteiIn(fall), unterzeichnerID: unterzeichnerID(fall) };
	const neu = angefordert(lage, fall.dokument, einer);
	const davor = offen.map((s) => abgebrochen(s, 'ABGELAUFEN'));
	return unterschrieben(fall, [...davor, neu], { ...einer, id: neu.facts.sitzungID, status: 'CREATED' }, eingabe);
}

function unterschrieben(
	fall: Signaturfall,
	davor: readonly AkteEreignis[],
	sitzung: Pick<Signatursitzung, 'id' | 'status' | 'partei' | 'unterzeichnerID'>,
	unterschrift: Unterschrift,
	linkVon: string | null = null,
): Entschluss {
	const { lage, dokument } = fall;
	const { art, name, bild, ipHash } = unterschrift;
	const vertrag = lage.akte.vertraege.find((v) => v.id === dokument.vertragID);
	const geleistet = UnterschriftGeleistet(
		{
			...signaturSchritt(sitzung, 'UnterschriftGeleistet'),
			art,
			sha256: dokument.sha256,
			einwilligung: EINWILLIGUNG.fassung,
			namensherkunft: namensherkunft(lage.akte, sitzung, unterschrift),
			...(linkVon && { linkVon }),
			...(vertrag && { bedingungen: fingerabdruck(lage.ctx, vertrag, vertrag) }),
		},
		{
			betroffener: sitzung.unterzeichnerID ?? lage.akteur.userID ?? lage.akte.id,
			art: 'PERSOENLICH',
			daten: { name: name.trim(), bild, ipHash },
		},
	);
	return vollende(lage, [...nummerVergeben(fall, unterschrift), ...davor, geleistet]);
}

/** What a signer without an account may change is the name he is known by. */
function namensherkunft(
	akte: Akte,
	sitzung: Pick<Signatursitzung, 'partei' | 'unterzeichnerID'>,
	{ name, isKontoname = false }: Unterschrift,
): Namensherkunft {
	if (isKontoname) return 'KONTO';
	const bekannt = sitzung.unterzeichnerID === null ? null : nameDesUnterzeichners(akte, sitzung);
	return name.trim() === bekannt ? 'AKTE' : 'EINGABE';
}

function einverstanden({ eingabe }: { readonly eingabe: Unterschrift | null }): Befund {
	if (eingabe === null || eingabe.isEinverstanden) return null;
	const text = 'Bitte bestätigen Sie, dass Sie das Dokument gelesen haben und einverstanden sind.';
	return { code: 'EINWILLIGUNG', http: 422, feld: 'isEinverstanden', text };
}

function gezeichnet({ eingabe }: { readonly eingabe: Unterschrift | null }): Befund {
	return eingabe && eingabe.art !== 'GETIPPT' && eingabe.bild === null ? pflichtfeld('bild') : null;
}

function gelesen({ sitzung }: Sitzungsfall): Befund {
	if (sitzung.vorschauAm !== null) return null;
	return { code: 'VORSCHAU', http: 409, text: 'Bitte lesen Sie das Dokument vor der Unterschrift.' };
}

function reihenfolge(fall: Sitzungsfall): Befund {
	return anDerReihe(fall, fall.sitzung.partei);
}

function fuerEinePartei({ lage, dokument, spec }: Signaturfall): Befund {
	const partei = eigenePartei(lage, dokument);
	return partei && spec.signaturparteien.includes(partei) ? null : KEINE_BERECHTIGUNG;
}

function wirdUnterschrieben({ dokument }: Signaturfall, titel: string): Befund {
	return dokument.status === DOKUMENT.nr.UnterschriftenSammeln ? null : beimDokument(titel, dokument);
}

function nochNicht(fall: Signaturfall): Befund {
	const sitzung = eigeneSitzungen(fall).find((s) => s.status === 'SIGNED');
	return sitzung ? schonUnterschrieben(istUnterzeichner({ ...fall, sitzung, mitLink: false })) : null;
}

function eigeneReihe(fall: Signaturfall): Befund {
	return anDerReihe(fall, parteiIn(fall));
}

const eigeneSitzungen = (fall: Signaturfall): Signatursitzung[] =>
	sitzungen(fall.lage.akte, fall.dokument, { partei: parteiIn(fall), unterzeichnerID: unterzeichnerID(fall) });

const unterzeichnerID = (fall: Signaturfall): string | null =>
	parteiIn(fall) === 'FREIWILLIGER' ? fall.lage.akte.id : null;

function parteiIn({ lage, dokument }: Signaturfall) {
	const partei = eigenePartei(lage, dokument);
	if (partei === null) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	return partei;
}
