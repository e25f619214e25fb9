/** How a file begins: self-registration, step by step or as a whole, and entry by staff. */
import { z } from 'zod';
import { pflichtreferenz, referenz } from './einfach.ts';
import {
	type Erziehungsumfeld,
	erziehungsberechtigterSchema,
	MAX_ERZIEHUNGSBERECHTIGTE,
	MELDUNG_GLEICHE_EMAIL,
	mitPapier,
} from './erziehungsberechtigter.ts';
import { FELDER, felderMit, type Personenumfeld, PFLICHTFELDER, personenregeln } from './freiwilliger.ts';
import { MELDUNG, meldungMax } from './meldungen.ts';
import { passwortSchema } from './passwort.ts';
import { passwortMangel } from './passwortregel.ts';
import { mitQuerregeln, objekt, type Querregel, type Querverstoss } from './pruefung.ts';
import { AUSKUNFTSFELDER } from './selbstauskunft.ts';
import { falscherTyp, freitext } from './text.ts';
import { ganzzahl } from './zahl.ts';

export interface Registrierungsumfeld extends Personenumfeld, Pick<Erziehungsumfeld, 'pdfSignatures'> {
	/** Parameter bewerbungKarteUnterscheidungFWD: applicants choose the Dienstart. */
	readonly isDienstartWunschPflicht: boolean;
}

/** One place to apply for. */
const STELLE = objekt({
	einsatzortID: pflichtreferenz(),
	dienstartID: referenz(),
	bemerkung: freitext({ max: 1000, mehrzeilig: true }),
	prioritaet: ganzzahl(1, 20),
});

/** How many of them are allowed is a parameter (guard G24); this only bounds the request. */
const MAX_STELLEN = 20;
const wuensche = () => z.array(STELLE, { error: falscherTyp }).max(MAX_STELLEN, { error: meldungMax(MAX_STELLEN) });

const familie = <S extends z.ZodType>(eine: S) =>
	z
		.array(eine, { error: falscherTyp })
		.max(MAX_ERZIEHUNGSBERECHTIGTE, { error: meldungMax(MAX_ERZIEHUNGSBERECHTIGTE) });
const erziehungsberechtigte = (pdfSignatures: boolean) =>
	familie(erziehungsberechtigterSchema({ freiwilligerEmail: null, pdfSignatures }));

const VON_MITARBEITENDEN = mitPapier(erziehungsberechtigterSchema({ freiwilligerEmail: null, pdfSignatures: false }));

/** The tick, and which version of the privacy notice was shown beside it. */
export const DATENSCHUTZ = {
	datenschutz: z.literal(true, { error: 'Bitte stimmen Sie der Datenschutzerklärung zu' }),
	datenschutzVersion: z.int({ error: falscherTyp }).optional(),
};

/** The fields of each step of the wizard, in their order; guardians are asked for from minors only. */
function schritte(umfeld: Registrierungsumfeld) {
	const { dienstartWunschID } = umfeld.isDienstartWunschPflicht ? PFLICHTFELDER : FELDER;
	return {
		stellen: {
			zyklusID: z.guid({ error: falscherTyp }).nullish(),
			wuensche: wuensche().default([]),
			dienstartWunschID,
			gewuenschterBeginn: FELDER.gewuenschterBeginn,
			gewuenschteDauerMonate: FELDER.gewuenschteDauerMonate,
		},
		persoenlich: {
			anrede: FELDER.anrede,
			titelID: FELDER.titelID,
			vorname: FELDER.vorname,
			nachname: FELDER.nachname,
			geburtsname: FELDER.geburtsname,
			geschlecht: FELDER.geschlecht,
			geburtsdatum: FELDER.geburtsdatum,
			geburtsort: FELDER.geburtsort,
			geburtslandID: FELDER.geburtslandID,
			staatsangehoerigkeitID: FELDER.staatsangehoerigkeitID,
		},
		kontakt: {
			email: PFLICHTFELDER.email,
			mobil: PFLICHTFELDER.mobil,
			telefon: FELDER.telefon,
			isSignal: FELDER.isSignal,
			isWhatsapp: FELDER.isWhatsapp,
			strasse: FELDER.strasse,
			hausnummer: FELDER.hausnummer,
			adresszusatz: FELDER.adresszusatz,
			plz: PFLICHTFELDER.plz,
			ort: PFLICHTFELDER.ort,
			landID: FELDER.landID,
		},
		erziehungsberechtigte: { erziehungsberechtigte: erziehungsberechtigte(umfeld.pdfSignatures).default([]) },
		schule: {
			schulabschlussID: FELDER.schulabschlussID,
			ausbildungID: FELDER.ausbildungID,
			aktuelleTaetigkeit: FELDER.aktuelleTaetigkeit,
			schulpflichtErfuelltZum: FELDER.schulpflichtErfuelltZum,
			sportartIDs: FELDER.sportartIDs,
			taetigkeitsfeldIDs: FELDER.taetigkeitsfeldIDs,
			isWohnraumunterstuetzung: FELDER.isWohnraumunterstuetzung,
			motivation: FELDER.motivation,
		},
		zugang: { passwort: passwortSchema() },
		abschluss: DATENSCHUTZ,
	};
}

/** One schema per step, to be checked before the next; `email` is what the contact step was given. */
export function registrierungSchritte(umfeld: Registrierungsumfeld, email?: string) {
	const felder = schritte(umfeld);
	const regel: Querregel = (daten) => regeln({ email, ...daten }, umfeld, 'SELBST');
	return {
		stellen: mitQuerregeln(objekt(felder.stellen), regel),
		persoenlich: mitQuerregeln(objekt(felder.persoenlich), regel),
		kontakt: mitQuerregeln(objekt(felder.kontakt), regel),
		erziehungsberechtigte: mitQuerregeln(objekt(felder.erziehungsberechtigte), regel),
		schule: mitQuerregeln(objekt(felder.schule), regel),
		zugang: mitQuerregeln(objekt(felder.zugang), regel),
		abschluss: objekt(felder.abschluss),
	};
}

/** The whole registration: the steps together, and what else people say of themselves; without landID it is Germany. */
export function registrierungSchema(umfeld: Registrierungsumfeld) {
	const felder = schritte(umfeld);
	const alle = {
		...objekt(AUSKUNFTSFELDER).partial().shape,
		...felder.stellen,
		...felder.persoenlich,
		...felder.kontakt,
		...felder.erziehungsberechtigte,
		...felder.schule,
		...felder.zugang,
		...felder.abschluss,
	};
	return mitQuerregeln(objekt(alle), (daten) => regeln(daten, umfeld, 'SELBST'));
}

/** Entry by staff: who it is must be known, all else may follow; an account needs an address to send its link to. */
export function erfassungSchema(umfeld: Registrierungsumfeld) {
	const { vorname, nachname, geschlecht, geburtsdatum } = FELDER;
	const felder = {
		...objekt(felderMit(umfeld)).partial().shape,
		...{ vorname, nachname, geschlecht, geburtsdatum },
		wuensche: wuensche().default([]),
		// Without an address one signs on paper: staff say so, and the command asks them.
		erziehungsberechtigte: familie(VON_MITARBEITENDEN).default([]),
		zugangAnlegen: z.boolean({ error: falscherTyp }).default(false),
	};
	return mitQuerregeln(objekt(felder), (daten) => [
		...regeln(daten, umfeld, 'ANDERE'),
		...(daten.zugangAnlegen === true && !daten.email ? [{ feld: 'email', text: MELDUNG.P }] : []),
	]);
}

function regeln(
	daten: Readonly<Record<string, unknown>>,
	umfeld: Registrierungsumfeld,
	wer: keyof typeof MELDUNG_GLEICHE_EMAIL,
): Querverstoss[] {
	const email = typeof daten.email === 'string' ? daten.email.trim().toLowerCase() : '';
	const mangel = typeof daten.passwort === 'string' ? passwortMangel(daten.passwort, email) : null;
	return [
		...personenregeln(daten, umfeld),
		...(mangel ? [{ feld: 'passwort', text: mangel }] : []),
		...gleicheEmail(daten.erziehungsberechtigte, email, MELDUNG_GLEICHE_EMAIL[wer]),
	];
}

function gleicheEmail(liste: unknown, email: string, text: string): Querverstoss[] {
	if (!Array.isArray(liste) || email === '') return [];
	return liste.flatMap((person: { email?: unknown } | null, stelle) =>
		person?.email === email ? [{ feld: ['erziehungsberechtigte', stelle, 'email'], text }] : [],
	);
}
