/** What may be done with requests and documents, and why not: asked of the deciding rules themselves. */

import {
	ANFORDERUNG_OEFFNEN,
	ANFORDERUNG_SCHLIESSEN,
	ANFORDERUNG_ZURUECKZIEHEN,
} from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { DOKUMENT_ANFORDERN } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import {
	bereitstellungsfall,
	DOKUMENT_BEREITSTELLEN,
} from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { BESIEGELUNG_ANSTOSSEN } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { DOKUMENT_DRUCKEN } from '#domain/akte/entscheidungen/dokument/dokument-drucken.ts';
import { DOKUMENT_HOCHLADEN } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { DOKUMENT_INVALIDIEREN } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { DOKUMENT_LOESCHEN } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { DOKUMENT_PRUEFEN, PAPIER_BESTAETIGEN } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { MAHNEN } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { SIGNATUR_ANFORDERN } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { SIGNATUREN_ZURUECKSETZEN } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { EINSICHT_FESTHALTEN } from '#domain/akte/entscheidungen/freiwilliger/einsicht-festhalten.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import { signaturfall } from '#domain/akte/signatur/fall.ts';
import { istImPortal } from '#domain/dokumentspec/signaturform.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { anforderungsfall, dokumentfall, vorlagenfall } from './dokument/dokumentfall.ts';
import type { Fall } from './fall.ts';
import type { Lage } from './lage.ts';
import { erklaere, type Verb } from './verb.ts';

export type Dokumentaktion =
	| 'anfordern'
	| 'bereitstellen'
	| 'hochladen'
	| 'drucken'
	| 'abschliessen'
	| 'zurueckziehen'
	| 'oeffnen'
	| 'invalidieren'
	| 'pruefen'
	| 'einsichtFesthalten'
	| 'papierBestaetigen'
	| 'unterschriftenStarten'
	| 'unterschriftenZuruecksetzen'
	| 'besiegeln'
	| 'mahnen'
	| 'loeschen';

/** For one action on one request, document or specification; those never the actor's are left out. */
export interface Dokumentauskunft {
	readonly aktion: Dokumentaktion;
	/** As on the button. */
	readonly titel: string;
	readonly erlaubt: boolean;
	/** Every reason at once; empty when allowed. */
	readonly gruende: readonly Regelverstoss[];
}

/** On a specification nothing asks for yet. */
export const vorlagenaktionen = (lage: Lage, specID: string): Dokumentauskunft[] => [
	...auskunft('anfordern', DOKUMENT_ANFORDERN, vorlagenfall<never>(lage, specID, null)),
	...auskunft(
		'bereitstellen',
		DOKUMENT_BEREITSTELLEN,
		bereitstellungsfall(lage, { anforderungID: null, specID }, null),
	),
];

export function anforderungsaktionen(lage: Lage, anforderungID: string): Dokumentauskunft[] {
	const fall = anforderungsfall<never>(lage, anforderungID, null);
	const bereitstellung = bereitstellungsfall(lage, { anforderungID, specID: null }, null);
	return [
		...auskunft('hochladen', DOKUMENT_HOCHLADEN, fall),
		...auskunft('bereitstellen', DOKUMENT_BEREITSTELLEN, bereitstellung),
		...auskunft('drucken', DOKUMENT_DRUCKEN, fall),
		...auskunft('einsichtFesthalten', EINSICHT_FESTHALTEN, fall),
		...auskunft('abschliessen', ANFORDERUNG_SCHLIESSEN, fall),
		...auskunft('zurueckziehen', ANFORDERUNG_ZURUECKZIEHEN, fall),
		...auskunft('oeffnen', ANFORDERUNG_OEFFNEN, fall),
		...(fall.spec.status === DOKUMENTSPEC.nr.Gesperrt
			? []
			: auskunft('mahnen', MAHNEN, { lage, eingabe: { anforderungIDs: [anforderungID] } })),
		...auskunft('invalidieren', DOKUMENT_INVALIDIEREN, fall),
	];
}

export function dokumentaktionen(lage: Lage, dokumentID: string): Dokumentauskunft[] {
	const fall = dokumentfall<never>(lage, dokumentID, null);
	return [
		...auskunft('pruefen', DOKUMENT_PRUEFEN, fall),
		...auskunft('papierBestaetigen', PAPIER_BESTAETIGEN, fall),
		...signaturaktionen(lage, dokumentID),
		...auskunft('loeschen', DOKUMENT_LOESCHEN, fall),
	];
}

/** Whoever is first is asked; the others follow by themselves. */
function signaturaktionen(lage: Lage, dokumentID: string): Dokumentauskunft[] {
	const { dokument, spec } = signaturfall(lage, dokumentID, null);
	const imPortal = lage.referenz.parameter.pdfSignatures && istImPortal(spec.signaturform);
	if (spec.signaturparteien.length === 0 || !imPortal) return [];
	const [einer] = amZug(lage.akte, dokument, spec, lage.ctx.heute);
	const begonnen = dokument.status !== DOKUMENT.nr.Verifiziert;
	return [
		...(einer && !begonnen
			? auskunft('unterschriftenStarten', SIGNATUR_ANFORDERN, signaturfall(lage, dokumentID, { dokumentID, ...einer }))
			: []),
		...(dokument.siegelfehler
			? auskunft('besiegeln', BESIEGELUNG_ANSTOSSEN, signaturfall(lage, dokumentID, { dokumentID }))
			: []),
		...(begonnen
			? auskunft(
					'unterschriftenZuruecksetzen',
					SIGNATUREN_ZURUECKSETZEN,
					signaturfall(lage, dokumentID, { dokumentID }),
				)
			: []),
	];
}

function auskunft<F extends Fall>(aktion: Dokumentaktion, verb: Verb<F, Aktion>, fall: F): Dokumentauskunft[] {
	const erklaerung = erklaere(verb, fall);
	if (!erklaerung) return [];
	const { gruende } = erklaerung;
	if (gruende.some(({ code }) => NIE.includes(code))) return [];
	return [{ aktion, titel: verb.titel, erlaubt: gruende.length === 0, gruende }];
}

/** Nothing that anybody could remove: not this person's, or not meant for this document. */
const NIE: readonly string[] = ['BERECHTIGUNG', 'NUTZUNGSART', 'PAPIER'];
