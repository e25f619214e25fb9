/** The fields of a guardian (table: Erziehungsberechtigter). */
import { z } from 'zod';
import { ERZIEHUNGSBERECHTIGTER_ART } from './auswahl.ts';
import { pflichtauswahl } from './einfach.ts';
import { FELDER } from './freiwilliger.ts';
import { MELDUNG_PLZ, plz } from './kontakt.ts';
import { MELDUNG } from './meldungen.ts';
import { mitQuerregeln, objekt, type Querverstoss } from './pruefung.ts';
import { falscherTyp } from './text.ts';

/** The volunteer himself is spoken to. */
export const MELDUNG_GLEICHE_EMAIL = {
	SELBST: 'Die E-Mail-Adresse muss sich von Ihrer eigenen unterscheiden.',
	ANDERE: 'Die E-Mail-Adresse muss sich von der des Freiwilligen unterscheiden.',
} as const;

/** Most guardians one volunteer has. */
export const MAX_ERZIEHUNGSBERECHTIGTE = 4;

export interface Erziehungsumfeld {
	/** E-mail of the volunteer, who must not sign in a guardian's place. */
	readonly freiwilligerEmail: string | null | undefined;
	/** What who enters the volunteer's own is told. */
	readonly gleicheEmail?: string;
	/** Contracts are signed in the portal, by a link sent to each party. */
	readonly pdfSignatures: boolean;
}

const FELDER_ERZIEHUNGSBERECHTIGTER = objekt({
	art: pflichtauswahl(ERZIEHUNGSBERECHTIGTER_ART),
	vorname: FELDER.vorname,
	nachname: FELDER.nachname,
	email: FELDER.email,
	telefon: FELDER.telefon,
	strasse: FELDER.strasse,
	hausnummer: FELDER.hausnummer,
	plz: FELDER.plz,
	ort: FELDER.ort,
	landID: FELDER.landID,
	isUnterschriftErforderlich: z.boolean({ error: falscherTyp }).default(true),
	isAlleinigesSorgerecht: z.boolean({ error: falscherTyp }).default(false),
});
export type ErziehungsberechtigterEingabe = z.output<typeof FELDER_ERZIEHUNGSBERECHTIGTER>;

export function erziehungsberechtigterSchema(umfeld: Erziehungsumfeld) {
	return mitQuerregeln(FELDER_ERZIEHUNGSBERECHTIGTER, (daten) => regeln(daten, umfeld));
}

/** As staff enter it. */
export const mitPapier = (schema: ReturnType<typeof erziehungsberechtigterSchema>) =>
	schema.safeExtend({
		/** Signs on paper, for want of an e-mail address; only staff may say so. */
		aufPapier: z.boolean({ error: falscherTyp }).optional(),
	});

function regeln(daten: Readonly<Record<string, unknown>>, umfeld: Erziehungsumfeld): Querverstoss[] {
	const wert = (feld: string): string => (typeof daten[feld] === 'string' ? daten[feld] : '');
	const verstoesse: Querverstoss[] = [];
	const email = wert('email');
	if (email === '' && daten.isUnterschriftErforderlich === true && umfeld.pdfSignatures) {
		verstoesse.push({ feld: 'email', text: MELDUNG.P });
	}
	if (email !== '' && email === umfeld.freiwilligerEmail?.trim().toLowerCase()) {
		verstoesse.push({ feld: 'email', text: umfeld.gleicheEmail ?? MELDUNG_GLEICHE_EMAIL.ANDERE });
	}
	if (wert('plz') !== '' && !plz(wert('plz'), wert('landID') || 'DE')) {
		verstoesse.push({ feld: 'plz', text: MELDUNG_PLZ });
	}
	return verstoesse;
}
