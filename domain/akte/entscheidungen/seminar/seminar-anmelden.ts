import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { geplant } from '#domain/akte/seminar/abgleich.ts';
import {
	buchbar,
	einteilbar,
	fuerDieDienstart,
	fuerDieGruppe,
	imZyklus,
	inDerDienstzeit,
	ohneUeberschneidung,
	type Seminarfall,
} from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';

const SEMINAR_ANMELDEN: Verb<Seminarfall, 'seminarAnmelden'> = {
	key: 'seminarAnmelden',
	titel: 'Zum Seminar anmelden',
	ausgang: [buchbar],
	regeln: [einteilbar, imZyklus, fuerDieGruppe, fuerDieDienstart, inDerDienstzeit, ohneUeberschneidung],
};

/** May he have a place in it or wait for one? Whether there is one, the seminar decides. */
export function pruefeSeminaranmeldung(lage: Lage, seminar: Seminar, istMitglied: boolean): void {
	pruefe(SEMINAR_ANMELDEN, { lage, seminar, istMitglied, eingabe: {} });
}

/** The line of the plan that goes with a place. */
export const seminarEinplanen = (lage: Lage, seminar: Seminar): AkteEreignis[] =>
	lage.akte.seminarnachweise.some((n) => n.seminarID === seminar.id)
		? []
		: [geplant(lage.akte, lage.ctx.neueID(), seminar)];
