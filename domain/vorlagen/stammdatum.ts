import { z } from 'zod';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { EMAIL } from '#domain/felder/kontakt.ts';
import { meldungLaenge } from '#domain/felder/meldungen.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { bloecke } from './bloecke.ts';
import { VORLAGEN } from './katalog.ts';
import { PRUEFTEXT, pruefe } from './platzhalter.ts';
import { istKnopfziel } from './rendern.ts';
import { namenInMail } from './variablen.ts';
import type { Mailvorlage } from './vorlage.ts';

/** Table: Mailtemplate. */
export const BETREFF_LAENGE = 200;
export const INHALT_LAENGE = 20_000;
const ZUSATZ_ANZAHL = 10;

const schema = z
	.object({
		betreff: pflichttext({ max: BETREFF_LAENGE }),
		inhalt: pflichttext({ max: INHALT_LAENGE, mehrzeilig: true }),
		isAktiv: z.boolean(),
		zusatzEmpfaenger: z
			.array(pflichttext(EMAIL))
			.max(ZUSATZ_ANZAHL, { error: `Bitte geben Sie höchstens ${ZUSATZ_ANZAHL} Adressen an` })
			.transform((adressen) => [...new Set(adressen)])
			.readonly(),
	})
	.readonly();

export type Vorlagenfelder = z.infer<typeof schema>;

/** A template as the portal comes with it. */
export const vorgabe = ({ betreff, inhalt, isAnfangsAus }: Mailvorlage): Vorlagenfelder => ({
	betreff,
	inhalt: inhalt.trim(),
	isAktiv: isAnfangsAus !== true,
	zusatzEmpfaenger: [],
});

/** A stream for each mail the portal knows; what the tenant never touched follows the portal. */
export const mailvorlageStammdatum = stammdatum({
	name: 'Mailvorlage',
	key: 'mailvorlage',
	label: 'Mailvorlage',
	schema,
	leer: { betreff: '', inhalt: '', isAktiv: true, zusatzEmpfaenger: [] },
	texte: ['betreff', 'inhalt', 'zusatzEmpfaenger'],
	art: 'FREITEXT',
	verwendetIn: [],
	vorgaben: new Map([...VORLAGEN.values()].map((vorlage) => [vorlage.key, vorgabe(vorlage)])),
});

/** Mails whose link is the recipient's alone: a copy of it would open the same. */
const PERSOENLICH: readonly string[] = [
	...[...VORLAGEN.values()].filter(({ isAbschaltbar }) => !isAbschaltbar).map(({ key }) => key),
	'USER_EINLADUNG',
	'EINLADUNG_EINSATZORT',
	'PERSON_OPTIN',
	'KONTO_BESTEHT',
	'VORSCHLAG',
	'SEMINAR_ANGEBOT',
	'MEETING_TERMINE',
	'SEMINARNACHWEIS_LINK',
];
export const darfZusatz = (key: string): boolean => !PERSOENLICH.includes(key);

/** Changes a template, or says everything that is wrong with it. */
export function aendereVorlage(satz: Stammsatz<Vorlagenfelder>, werte: Vorlagenfelder) {
	const vorlage = VORLAGEN.get(satz.id);
	if (!vorlage) throw new Error(`Es gibt keine Vorlage ${satz.id}`);
	const maengel = [...platzhalter(vorlage, werte), ...schalter(vorlage, werte)];
	if (maengel.length) throw new Abgelehnt(maengel);
	return mailvorlageStammdatum.aendere(satz, werte);
}

function platzhalter({ kontext }: Mailvorlage, werte: Vorlagenfelder): Regelverstoss[] {
	return (['betreff', 'inhalt'] as const).flatMap((feld): Regelverstoss[] => {
		// A longer text is refused for its length; there is nothing to look for in it.
		if (werte[feld].length > INHALT_LAENGE)
			return [{ code: 'LEN', http: 422, feld, text: meldungLaenge(INHALT_LAENGE) }];
		const schlechte = new Map(
			pruefe(werte[feld], namenInMail(kontext))
				.filter(({ ergebnis }) => ergebnis !== 'VariableFound')
				.map(({ roh, ergebnis }) => [roh, PRUEFTEXT[ergebnis]]),
		);
		const maengel = [...schlechte].map(([roh, text]) => `${roh.slice(0, 100)}: ${text}`);
		if (feld === 'inhalt') haengeAn(maengel, knoepfe(werte.inhalt));
		return maengel.length ? [{ code: 'PLATZHALTER', http: 422, feld, text: maengel.join('\n') }] : [];
	});
}

/** A button leads where a placeholder for links leads, or to an address everybody can read. */
const knoepfe = (inhalt: string): string[] =>
	bloecke(inhalt).flatMap((block) =>
		block.art !== 'KNOPF' || LINKPLATZHALTER.test(block.ziel) || istKnopfziel(block.ziel)
			? []
			: `${block.beschriftung.slice(0, 100)}: Der Knopf führt nirgendwohin`,
	);
const LINKPLATZHALTER = /^\{\{\s*(?:link|meeting\.link|signatur\.link)\s*\}\}$/;

function schalter({ key, isAbschaltbar }: Mailvorlage, werte: Vorlagenfelder): Regelverstoss[] {
	const maengel: Regelverstoss[] = [];
	if (!isAbschaltbar && !werte.isAktiv) {
		maengel.push({ code: 'NICHT_ABSCHALTBAR', http: 422, feld: 'isAktiv', text: 'Diese E-Mail wird immer versendet.' });
	}
	if (!darfZusatz(key) && werte.zusatzEmpfaenger.length) {
		const text = 'Der Link in dieser E-Mail ist nur für den Empfänger bestimmt. Weitere Empfänger sind nicht möglich.';
		maengel.push({ code: 'NUR_EMPFAENGER', http: 422, feld: 'zusatzEmpfaenger', text });
	}
	return maengel;
}
