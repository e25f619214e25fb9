import {
	ALS_PDF,
	einsatzortDerAkte,
	erziehungsberechtigteUnterschreiben,
	nurPdf,
	vorlageNutzbar,
	vorlageVeroeffentlicht,
	wartetAufPapier,
	wirdUnterschrieben,
} from '#domain/akte/dokument/anforderungsregeln.ts';
import { stehendeAnforderung } from '#domain/akte/dokument/dokumentbedarf.ts';
import { type Datei, hochgeladen, loestAb } from '#domain/akte/dokument/dokumentdatei.ts';
import { anforderungsfall, type Vorlagenfall, vorlagenfall } from '#domain/akte/dokument/dokumentfall.ts';
import { fristVorDienst } from '#domain/akte/dokument/dokumentfolgen.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { DokumentAngefordert } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beiAnforderung } from '#domain/akte/regeln/ausgang.ts';
import { fehlendeSteuerwerte } from '#domain/akte/steuerwerte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';

export interface DokumentBereitstellenEingabe {
	/** Of the new document. */
	readonly dokumentID: string;
	/** The request it answers, or the specification: then that of its request, which is made if there is none. */
	readonly anforderungID: string | null;
	readonly specID: string | null;
	readonly datei: Datei;
	readonly einsatzortID: string | null;
	/** Filled by the portal itself. */
	readonly automatisch: boolean;
}

interface Fall extends Vorlagenfall<DokumentBereitstellenEingabe> {
	readonly anforderung: Anforderung | null;
}

export const DOKUMENT_BEREITSTELLEN: Verb<Fall, 'dokumentBereitstellen'> = {
	key: 'dokumentBereitstellen',
	titel: 'Dokument bereitstellen',
	rechte: [rolleStelltBereit, einsatzortDerAkte],
	ausgang: [anforderungOffen],
	regeln: [vorlageFrei, wirdGestellt, angabenVollstaendig, erziehungsberechtigteUnterschreiben, unterschreibbar],
};

/** Counts as checked at once; where somebody has to sign, the signatures are collected. */
export function dokumentBereitstellen(lage: Lage, eingabe: DokumentBereitstellenEingabe): Entschluss {
	const fall = bereitstellungsfall(lage, eingabe, eingabe);
	pruefe(DOKUMENT_BEREITSTELLEN, fall);
	const { spec, anforderung } = fall;
	const anforderungID = anforderung?.id ?? lage.ctx.neueID();
	const { dokumentID, datei, einsatzortID, automatisch } = eingabe;
	const aufPapier = wartetAufPapier(fall);
	const frist = fristVorDienst(lage, lage.akte, spec);
	return vollende(lage, [
		...(anforderung ? [] : [DokumentAngefordert({ anforderungID, specID: spec.id, isManuell: !automatisch, frist })]),
		...loestAb(lage, anforderungID, dokumentID),
		hochgeladen(lage, spec, {
			dokumentID,
			anforderungID,
			datei,
			einsatzortID,
			herkunft: automatisch ? 'AUTOMATISCH' : 'BEREITGESTELLT',
			nach: wirdUnterschrieben(fall, null) || aufPapier ? 1500 : 1000,
			aufPapier,
		}),
	]);
}

/** For a request, or for a specification, asked for or not. */
export function bereitstellungsfall(
	lage: Lage,
	{ anforderungID, specID }: Pick<DokumentBereitstellenEingabe, 'anforderungID' | 'specID'>,
	eingabe: DokumentBereitstellenEingabe | null,
): Fall {
	if (anforderungID !== null) return anforderungsfall(lage, anforderungID, eingabe);
	const fall = vorlagenfall(lage, specID ?? '', eingabe);
	const stehende = stehendeAnforderung(lage.akte, fall.spec, lage.referenz.specs);
	return stehende ? anforderungsfall(lage, stehende.id, eingabe) : { ...fall, anforderung: null };
}

/** Whoever provides a document must be named for it; the portal itself does what its specification says. */
function rolleStelltBereit({ lage, spec }: Fall): Befund {
	const darf = lage.akteur.art === 'SYSTEM' || hatRolle(lage.akteur, spec.uploadRollen);
	return darf ? null : KEINE_BERECHTIGUNG;
}

function anforderungOffen(fall: Fall, titel: string): Befund {
	if (fall.anforderung === null) return null;
	const stand = standDerAnforderung(fall.lage.akte, fall.anforderung);
	return stand === 'FINISHED' || stand === 'NOT_REQUESTED' ? beiAnforderung(titel, stand) : null;
}

function vorlageFrei(fall: Fall): Befund {
	return fall.anforderung ? vorlageNutzbar(fall) : vorlageVeroeffentlicht(fall);
}

function wirdGestellt({ spec }: Fall): Befund {
	if (spec.nutzungsart === 'GESTELLT') return null;
	return { code: 'NUTZUNGSART', http: 409, text: 'Dieses Dokument wird nicht vom Träger gestellt.' };
}

/** The portal fills nothing with gaps. */
function angabenVollstaendig({ lage, spec, eingabe }: Fall): Befund {
	const fehlt = eingabe?.automatisch ? fehlendeSteuerwerte(lage.akte, spec) : [];
	if (fehlt.length === 0) return null;
	return { code: 'STEUERFELDER', http: 409, text: `Für dieses Dokument fehlen Angaben: ${fehlt.join(', ')}.` };
}

function unterschreibbar(fall: Fall): Befund {
	return wirdUnterschrieben(fall, null) || wartetAufPapier(fall)
		? nurPdf(fall.eingabe?.datei.name ?? null, ALS_PDF)
		: null;
}
