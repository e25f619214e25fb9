/** Seminars a volunteer plans and attends elsewhere. Tables: Seminarplanung entry, Seminarnachweis. */

import { z } from 'zod';
import { SeminarnachweisGeaendert, SeminarnachweisGeplant } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall, Regel } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { tageGeaendert, worte } from '#domain/akte/seminar/abgleich.ts';
import {
	AUSSERHALB,
	einteilbar,
	konflikt,
	type Nachweisfall,
	nachweisfall,
	umfasst,
} from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { tageZwischen } from '#domain/datum.ts';
import { ENDE_VOR_BEGINN, MELDUNG } from '#domain/felder/meldungen.ts';
import { alsVerstoesse } from '#domain/felder/pruefung.ts';
import { unveraendert } from '#domain/regelverstoss.ts';
import { datum, freitext, ganzzahl, pflichttext } from '#domain/stammdaten/schemata.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

const eigenesSeminar = z
	.object({
		titel: pflichttext(150),
		veranstalter: freitext(100),
		von: datum(),
		bis: datum(),
		/** Tenths of a day. */
		tage: z
			.int({ error: MELDUNG.P })
			.min(5, { error: 'Bitte geben Sie mindestens einen halben Tag an.' })
			.multipleOf(5, { error: 'Bitte geben Sie ganze oder halbe Tage ein.' }),
		seminartypID: z.string().nullable(),
		/** Cents. */
		kosten: ganzzahl(0, 10_000_000).nullable(),
	})
	.refine(({ von, bis }) => von <= bis, { error: ENDE_VOR_BEGINN, path: ['bis'] })
	.refine(({ von, bis, tage }) => bis < von || tage <= (tageZwischen(von, bis) + 1) * 10, {
		error: 'Es können nicht mehr Tage sein, als der Zeitraum hat.',
		path: ['tage'],
	})
	.readonly();
export type EigenesSeminar = z.infer<typeof eigenesSeminar>;

/** `werte`: all of the entry as it would be. */
interface Planfall extends Fall {
	readonly werte: object;
}

const felder: Regel<Planfall> = ({ werte }) => {
	const { error } = eigenesSeminar.safeParse(werte);
	return error ? alsVerstoesse(error) : null;
};

const inDerDienstzeit: Regel<Planfall> = ({ lage, werte }) => {
	const { von, bis } = eigenesSeminar.parse(werte);
	return umfasst(lage, von, bis) ? null : AUSSERHALB;
};

const PLANEN: Verb<Planfall, 'seminarplanungBearbeiten'> = {
	key: 'seminarplanungBearbeiten',
	titel: 'Eigenes Seminar planen',
	ausgang: [],
	felder: [felder],
	regeln: [einteilbar, inDerDienstzeit],
};

/** `werte` as entered; days in tenths, costs in cents. */
export function eigenesSeminarPlanen(lage: Lage, nachweisID: string, werte: object): Entschluss {
	pruefe(PLANEN, { lage, eingabe: werte, werte });
	const seminar = eigenesSeminar.parse(werte);
	const facts = { nachweisID, seminarID: null, ...angaben(seminar), nach: 0 as const };
	return vollende(lage, [SeminarnachweisGeplant(facts, texte(lage, seminar))]);
}

type Aenderung = Planfall & Nachweisfall<{ readonly nachweisID: string; readonly version: number | undefined }>;

/** What the Traeger holds he describes himself. */
function istEigenes({ nachweis }: Nachweisfall): Befund {
	return nachweis.seminarID === null
		? null
		: konflikt('TRAEGERSEMINAR', 'Die Angaben zu diesem Seminar stammen vom Träger.');
}

function nochNichtAnerkannt({ lage, nachweis }: Nachweisfall): Befund {
	const anerkannt =
		nachweis.status === SEMINARNACHWEIS.nr.AnerkanntAU || nachweis.status === SEMINARNACHWEIS.nr.Anerkannt;
	if (!anerkannt || istTraeger(lage.akteur)) return null;
	return konflikt('ANERKANNT', 'Anerkannte Seminare ändert nur der Träger.');
}

const AENDERN: Verb<Aenderung, 'seminarplanungBearbeiten'> = {
	key: 'seminarplanungBearbeiten',
	titel: 'Eigenes Seminar ändern',
	ausgang: [istEigenes, nochNichtAnerkannt],
	felder: [felder],
	regeln: [({ eingabe, nachweis }) => unveraendert(eingabe?.version, nachweis.version), inDerDienstzeit],
};

/** Other days than those that were recognised are looked at again. */
export function eigenesSeminarAendern(
	lage: Lage,
	eingabe: { readonly nachweisID: string; readonly version: number | undefined },
	werte: object,
): Entschluss {
	const fall = nachweisfall(lage, eingabe);
	const { nachweis } = fall;
	const bisher = bisherige(nachweis);
	const alle = { ...bisher, ...werte };
	pruefe(AENDERN, { ...fall, werte: alle });
	const seminar = eigenesSeminar.parse(alle);
	const neu = angaben(seminar);
	const istAnders = (Object.keys(seminar) as (keyof EigenesSeminar)[]).some((feld) => seminar[feld] !== bisher[feld]);
	if (!istAnders) return vollende(lage, []);
	return vollende(lage, [
		SeminarnachweisGeaendert({ nachweisID: nachweis.id, ...neu }, texte(lage, seminar)),
		...(neu.geplant === nachweis.geplant ? [] : tageGeaendert(nachweis, neu.geplant)),
	]);
}

const angaben = ({ von, bis, tage: geplant, seminartypID, kosten }: EigenesSeminar) => ({
	seminartypID,
	termine: [{ von, bis, beginn: null, ende: null }],
	geplant,
	kosten,
});

const texte = ({ akte }: Lage, { titel, veranstalter }: EigenesSeminar) => worte(akte, { titel, veranstalter });

function bisherige({ titel, veranstalter, termine, geplant: tage, seminartypID, kosten }: Seminarnachweis) {
	const [zeit] = termine;
	return { titel: titel ?? '', veranstalter, von: zeit?.von ?? '', bis: zeit?.bis ?? '', tage, seminartypID, kosten };
}
