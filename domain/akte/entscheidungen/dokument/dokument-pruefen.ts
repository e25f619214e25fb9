import {
	dokumentIn,
	erziehungsberechtigteUnterschreiben,
	kommtUnterschrieben,
	neuestes,
	nurPdf,
	stellePrueft,
	vertragGeeinigt,
	wirdUnterschrieben,
} from '#domain/akte/dokument/anforderungsregeln.ts';
import { gueltigkeit, loestAb } from '#domain/akte/dokument/dokumentdatei.ts';
import { anforderungsfall, type Dokumentfall, dokumentfall } from '#domain/akte/dokument/dokumentfall.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { eingesehen, einsichtsverstoesse } from '#domain/akte/entscheidungen/freiwilliger/einsicht-festhalten.ts';
import {
	type AkteEreignis,
	DokumentGeloescht,
	DokumentGeprueft,
	DokumentZurueckgewiesen,
} from '#domain/akte/ereignisse.ts';
import type { Befund, Regel } from '#domain/akte/fall.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import { ausDokument } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beiAnforderung } from '#domain/akte/regeln/ausgang.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { gesetzteFelder, leseSteuerwerte } from '#domain/akte/steuerwerte.ts';
import { freitext, worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { istImPortal } from '#domain/dokumentspec/signaturform.ts';
import type { Signaturform } from '#domain/referenzsaetze.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

export interface DokumentPruefenEingabe {
	readonly dokumentID: string;
	readonly ergebnis: 'OK' | 'ABGELEHNT';
	readonly grund?: string | null;
	/** Last day it is valid; left out: as the specification has it. */
	readonly gueltigBis?: string | null;
	/** It is the copy signed on paper. */
	readonly papier?: boolean;
	/** Where that copy lies. */
	readonly original?: string | null;
	/** What the reviewer confirms, by field. */
	readonly steuerwerte?: Readonly<Record<string, unknown>>;
}

type Fall = Dokumentfall<DokumentPruefenEingabe>;
const wennAngenommen =
	(regel: (fall: Fall) => Befund): Regel<Fall> =>
	(fall) =>
		fall.eingabe?.ergebnis === 'ABGELEHNT' ? null : regel(fall);

export const DOKUMENT_PRUEFEN: Verb<Fall, 'dokumentPruefen'> = {
	key: 'dokumentPruefen',
	titel: 'Dokument prüfen',
	rechte: [stellePrueft],
	ausgang: [dokumentIn(0)],
	felder: [grundBeiAblehnung, gueltigkeitKuenftig, steuerwerteZulaessig, originalGenannt],
	regeln: [
		wennAngenommen(neuestes),
		wennAngenommen(erziehungsberechtigteUnterschreiben),
		wennAngenommen(unterschreibbar),
	],
};

export const PAPIER_BESTAETIGEN: Verb<Fall, 'dokumentPruefen'> = {
	...DOKUMENT_PRUEFEN,
	titel: 'Papierfassung bestätigen',
	ausgang: [dokumentIn(0, 1000)],
	regeln: [neuestes, papierMoeglich, vertragGeeinigt],
};

/** Accepted it counts, or goes on to be signed; the paper copy stands for every signature. */
export function dokumentPruefen(lage: Lage, eingabe: DokumentPruefenEingabe): Entschluss {
	const fall = dokumentfall(lage, eingabe.dokumentID, eingabe);
	const papier = eingabe.ergebnis === 'OK' && eingabe.papier === true;
	pruefe(papier ? PAPIER_BESTAETIGEN : DOKUMENT_PRUEFEN, fall);
	return vollende(lage, eingabe.ergebnis === 'OK' ? angenommen(fall, eingabe, papier) : abgelehnt(fall, eingabe));
}

/** What a request is checked by together with others. */
type Sammelpruefung = Omit<DokumentPruefenEingabe, 'dokumentID'> & {
	readonly anforderungID: string;
	/** The newest document as the trial showed it. */
	readonly gesehen: string | null;
};

/** The same of what was handed in last, as one of many: whoever checks so confirms nothing that stands in it. */
export function eingereichtesPruefen(lage: Lage, { anforderungID, gesehen, ...urteil }: Sammelpruefung): Entschluss {
	const fall = anforderungsfall(lage, anforderungID, null);
	const { dokument, anforderung, spec } = fall;
	if (!dokument || dokument.isGeloescht)
		throw new Abgelehnt([beiAnforderung(DOKUMENT_PRUEFEN.titel, standDerAnforderung(lage.akte, anforderung))]);
	if (dokument.id !== gesehen) throw new Abgelehnt([ANDERE_DATEI]);
	if (urteil.ergebnis === 'OK' && kommtUnterschrieben(fall, dokument)) throw new Abgelehnt([EINZELN_UNTERSCHRIEBEN]);
	const entschluss = dokumentPruefen(lage, { ...urteil, dokumentID: dokument.id });
	if (urteil.ergebnis === 'OK' && gesetzteFelder(spec).length > 0) throw new Abgelehnt([EINZELN]);
	return entschluss;
}
const ANDERE_DATEI: Regelverstoss = {
	code: 'ANDERE_DATEI',
	http: 409,
	text: 'Seit dem Probelauf liegt eine andere Datei vor. Bitte prüfen Sie das Dokument einzeln.',
};
const EINZELN: Regelverstoss = {
	code: 'EINZELN_PRUEFEN',
	http: 409,
	text: 'Aus diesem Dokument sind Angaben zu bestätigen. Bitte prüfen Sie es in der Prüfliste.',
};

const EINZELN_UNTERSCHRIEBEN: Regelverstoss = {
	...EINZELN,
	text: 'Bei diesem Dokument ist die Unterschrift zu prüfen. Bitte prüfen Sie es in der Prüfliste.',
};

function angenommen(fall: Fall, eingabe: DokumentPruefenEingabe, papier: boolean): AkteEreignis[] {
	const { lage, spec, dokument } = fall;
	if (istEinsicht(spec)) return eingesehen(fall, eingabe.steuerwerte ?? {});
	const form = geleisteteForm(fall, papier);
	const nach = papier || form ? 2000 : wirdUnterschrieben(fall, dokument) ? 1500 : 1000;
	const aufPapier = papier || form === 'PAPIER';
	const original = (aufPapier && (eingabe.original?.trim() || dokument.original)) || null;
	const gueltigBis = eingabe.gueltigBis === undefined ? gueltigkeit(spec, lage.ctx.heute) : eingabe.gueltigBis;
	const { werte } = leseSteuerwerte(lage, spec, eingabe.steuerwerte ?? {});
	return [
		...loestAb(lage, dokument.anforderungID, dokument.id),
		DokumentGeprueft(
			{
				...dokumentSchritt(dokument, `DokumentGeprueft.${nach}`),
				...{ gueltigBis, papier: aufPapier, ...(form && { form }) },
			},
			original === null ? undefined : freitext(lage.akte.id, { original }),
		),
		...ausDokument(lage.akte, werte ?? {}, dokument.id),
	];
}

/** In which form what is accepted was signed; null: it isn't yet, or nobody has decided which one is meant. */
function geleisteteForm(fall: Fall, papier: boolean): Signaturform | null {
	const { signaturform } = fall.spec;
	if (papier) return signaturform && 'PAPIER';
	return kommtUnterschrieben(fall, fall.dokument) ? signaturform : null;
}

/** What is only looked at doesn't stay when it is refused either. */
function abgelehnt({ lage, spec, dokument }: Fall, { grund }: DokumentPruefenEingabe): AkteEreignis[] {
	const schritt = dokumentSchritt(dokument, 'DokumentZurueckgewiesen');
	return [
		DokumentZurueckgewiesen(schritt, worte(lage.akte.id, { grund })),
		...(istEinsicht(spec) ? [DokumentGeloescht({ dokumentID: dokument.id, von: schritt.nach })] : []),
	];
}

/** Asked of who accepts it: that it can be accepted at all depends on what he says of it. */
function unterschreibbar(fall: Fall): Befund {
	if (fall.eingabe === null || !wirdUnterschrieben(fall, fall.dokument)) return null;
	return nurPdf(fall.dokument.name, ABGELEHNT_ODER_PAPIER);
}
const ABGELEHNT_ODER_PAPIER =
	'Bitte weisen Sie sie zurück und lassen Sie ein PDF einreichen, oder bestätigen Sie die Papierfassung, wenn darauf schon alle unterschrieben haben.';

function grundBeiAblehnung({ eingabe }: Fall): Befund {
	return eingabe?.ergebnis === 'ABGELEHNT' && !eingabe.grund?.trim() ? pflichtfeld('grund') : null;
}

function gueltigkeitKuenftig({ lage, eingabe }: Fall): Befund {
	if (eingabe?.ergebnis !== 'OK' || !eingabe.gueltigBis || eingabe.gueltigBis >= lage.ctx.heute) return null;
	return { code: 'GUELTIG', http: 422, feld: 'gueltigBis', text: 'Das Dokument ist an diesem Tag bereits abgelaufen.' };
}

/** Of what has to be on paper, somebody knows where the paper is. */
function originalGenannt(fall: Fall): Befund {
	const { eingabe, spec, dokument } = fall;
	if (eingabe?.ergebnis !== 'OK' || eingabe.original?.trim() || dokument.original) return null;
	return spec.signaturform === 'PAPIER' && kommtUnterschrieben(fall, dokument) ? pflichtfeld('original') : null;
}

function steuerwerteZulaessig({ lage, spec, eingabe }: Fall): readonly Befund[] {
	if (eingabe?.ergebnis !== 'OK') return [];
	const werte = eingabe.steuerwerte ?? {};
	return istEinsicht(spec) ? einsichtsverstoesse({ lage, spec }, werte) : leseSteuerwerte(lage, spec, werte).verstoesse;
}

function papierMoeglich({ lage, spec }: Fall): Befund {
	const imPortal = lage.referenz.parameter.pdfSignatures && istImPortal(spec.signaturform);
	if (imPortal && spec.signaturparteien.length > 0) return null;
	return { code: 'PAPIER', http: 409, text: 'Für dieses Dokument werden keine Unterschriften gesammelt.' };
}
