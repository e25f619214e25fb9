import { BemerkungGeschrieben } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { SICHTBARKEIT_ZU_HOCH, waehlbareSichtbarkeiten } from '#domain/akte/sicht/bemerkungen.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { hoechste, type Rolle, seite } from '#domain/rollen.ts';

export interface BemerkenEingabe {
	readonly text: string;
	/** Undefined: the author's own rank. */
	readonly sichtbarkeit?: Rolle;
	readonly wiedervorlageAm?: string | null;
}

export const BEMERKEN: Verb<Fall<BemerkenEingabe>> = {
	key: 'bemerken',
	titel: 'Bemerkung schreiben',
	unbestaetigt: true,
	rechte: [mitEigenemWunsch],
	ausgang: [],
	felder: [angegeben('text'), sichtbarkeitErlaubt],
};

/** Table: remarks. */
export function bemerken(lage: Lage, eingabe: BemerkenEingabe): Entschluss {
	pruefe(BEMERKEN, { lage, eingabe });
	const facts = {
		bemerkungID: lage.ctx.neueID(),
		sichtbarkeit: eingabe.sichtbarkeit ?? hoechste(lage.akteur.rollen),
		isSystem: false,
		einsatzstelleID: einsatzstelleDesAutors(lage),
		wiedervorlageAm: eingabe.wiedervorlageAm ?? null,
	};
	return vollende(lage, [BemerkungGeschrieben(facts, freitext(lage.akte.id, { text: eingabe.text.trim() }))]);
}

/** What a site writes stays with it: the Einsatzstelle of the wish that shows it the file. */
function einsatzstelleDesAutors(lage: Lage): string | null {
	if (seite(lage.akteur) !== 'EINSATZSTELLE') return null;
	return eigenerWunsch(lage)?.einsatzstelleID ?? null;
}

/** Where a site sees applicants of others, it only reads. Table: modes of visibility. */
function mitEigenemWunsch({ lage }: Fall<BemerkenEingabe>): Befund {
	return seite(lage.akteur) !== 'EINSATZSTELLE' || eigenerWunsch(lage) ? null : KEINE_BERECHTIGUNG;
}

const eigenerWunsch = (lage: Lage) => sichtIn(lage)?.handelbar[0];

function sichtbarkeitErlaubt({ lage, eingabe }: Fall<BemerkenEingabe>): Befund {
	const darfSie = !eingabe?.sichtbarkeit || waehlbareSichtbarkeiten(lage.akteur).includes(eingabe.sichtbarkeit);
	return darfSie ? null : SICHTBARKEIT_ZU_HOCH;
}
