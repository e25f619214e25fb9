import {
	anforderungIn,
	einsatzortDerAkte,
	kommtUnterschrieben,
	stelleReichtEin,
	traegtUnterschrift,
	unterschriebenesBleibt,
	vorlageNutzbar,
} from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Datei, hochgeladen, loestAb } from '#domain/akte/dokument/dokumentdatei.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface DokumentHochladenEingabe {
	/** Of the new document. */
	readonly dokumentID: string;
	readonly anforderungID: string;
	readonly datei: Datei;
	/** The Einsatzort it is handed in for; null: none in particular. */
	readonly einsatzortID: string | null;
}

export const DOKUMENT_HOCHLADEN: Verb<Anforderungsfall<DokumentHochladenEingabe>, 'dokumentHochladen'> = {
	key: 'dokumentHochladen',
	titel: 'Dokument hochladen',
	rechte: [stelleReichtEin, einsatzortDerAkte],
	ausgang: [
		anforderungIn('NOT_PROVIDED', 'NEEDS_REVIEW', 'PROVIDED', 'WAIT_SIGNING', 'SIGNED'),
		unterschriebenesBleibt,
	],
	regeln: [vorlageNutzbar, traegtUnterschrift],
};

/** Older documents of the request remain; the newest counts. What the Traeger hands in himself is checked, unless it comes
 * back signed. */
export function dokumentHochladen(lage: Lage, eingabe: DokumentHochladenEingabe): Entschluss {
	const fall = anforderungsfall(lage, eingabe.anforderungID, eingabe);
	pruefe(DOKUMENT_HOCHLADEN, fall);
	const { dokumentID, anforderungID } = eingabe;
	const ungesehen = fall.spec.isPruefungUeberspringen || istTraeger(lage.akteur);
	// Whether it is signed, and by whom, somebody has to look at.
	const geprueft = ungesehen && !istEinsicht(fall.spec) && !kommtUnterschrieben(fall, null);
	const neu = { ...eingabe, herkunft: 'UPLOAD' as const, nach: geprueft ? (1000 as const) : (0 as const) };
	return vollende(lage, [
		...(geprueft ? loestAb(lage, anforderungID, dokumentID) : []),
		hochgeladen(lage, fall.spec, neu),
	]);
}
