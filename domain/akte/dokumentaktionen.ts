/** What may be done with requests and documents, and why not: asked of the deciding rules themselves. */
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { anforderungsfall, dokumentfall, vorlagenfall } from './dokumentfall.ts';
import {
	ANFORDERUNG_OEFFNEN,
	ANFORDERUNG_SCHLIESSEN,
	ANFORDERUNG_ZURUECKZIEHEN,
} from './entscheidungen/anforderung-pflegen.ts';
import { DOKUMENT_ANFORDERN } from './entscheidungen/dokument-anfordern.ts';
import { bereitstellungsfall, DOKUMENT_BEREITSTELLEN } from './entscheidungen/dokument-bereitstellen.ts';
import { BESIEGELUNG_ANSTOSSEN } from './entscheidungen/dokument-besiegeln.ts';
import { DOKUMENT_HOCHLADEN } from './entscheidungen/dokument-hochladen.ts';
import { DOKUMENT_INVALIDIEREN } from './entscheidungen/dokument-invalidieren.ts';
import { DOKUMENT_LOESCHEN } from './entscheidungen/dokument-loeschen.ts';
import { DOKUMENT_PRUEFEN, PAPIER_BESTAETIGEN } from './entscheidungen/dokument-pruefen.ts';
import { EINSICHT_FESTHALTEN } from './entscheidungen/einsicht-festhalten.ts';
import { MAHNEN } from './entscheidungen/mahnen.ts';
import { SIGNATUR_ANFORDERN } from './entscheidungen/signatur-anfordern.ts';
import { SIGNATUREN_ZURUECKSETZEN } from './entscheidungen/signaturen-zuruecksetzen.ts';
import type { Fall } from './fall.ts';
import type { Lage } from './lage.ts';
import { amZug } from './signatur/ablauf.ts';
import { signaturfall } from './signatur/fall.ts';
import { erklaere, type Verb } from './verb.ts';

export type Dokumentaktion =
	| 'anfordern'
	| 'bereitstellen'
	| 'hochladen'
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
		...auskunft('einsichtFesthalten', EINSICHT_FESTHALTEN, fall),
		...auskunft('abschliessen', ANFORDERUNG_SCHLIESSEN, fall),
		...auskunft('zurueckziehen', ANFORDERUNG_ZURUECKZIEHEN, fall),
		...auskunft('oeffnen', ANFORDERUNG_OEFFNEN, fall),
		...(fall.spec.status === 90
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
	if (spec.signaturparteien.length === 0 || !lage.referenz.parameter.pdfSignatures) return [];
	const [einer] = amZug(lage.akte, dokument, spec, lage.ctx.heute);
	const begonnen = dokument.status !== 1000;
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
