import { mitglieder } from '#commands/mail/inhalt/empfaenger.ts';
import { unzustellbarSeit } from '#commands/mail/sperre.ts';
import { BITTE, empfaengerDerBitte } from '#commands/reaktionen/signatur.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Signatursitzung } from '#domain/akte/zustand.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';

/** Why the mail of a signature would reach nobody, unnoticed by whoever asked for it; null: it may leave. */
export async function postHindernis(
	umgebung: Pick<Umgebung, 'pool' | 'db'>,
	lage: Lage,
	gefragt: Signatursitzung,
): Promise<Regelverstoss | null> {
	const empfaenger = empfaengerDerBitte(lage.akte, gefragt);
	if (!empfaenger) return OHNE_ADRESSE;
	const vorlage = await eineMailvorlage(umgebung.db, BITTE);
	if (!vorlage?.isAktiv) return ABGESCHALTET;
	const gruppe = await mitglieder(umgebung, empfaenger);
	if (gruppe) return gruppe.length ? null : OHNE_ANSPRECHPERSON;
	const email = adresseVon(lage, gefragt);
	if (!email) return gefragt.partei === 'TRAEGER' ? OHNE_TRAEGERADRESSE : OHNE_ADRESSE;
	return (await unzustellbarSeit(umgebung.db, email)) ? NICHTS_ZUSTELLBAR : null;
}

function adresseVon({ akte, referenz }: Lage, { partei, unterzeichnerID }: Signatursitzung): string | null {
	if (partei === 'FREIWILLIGER') return akte.person.email ?? null;
	if (partei === 'TRAEGER') return referenz.parameter.mandantApMail;
	return akte.erziehungsberechtigte.find((e) => e.id === unterzeichnerID)?.person?.email ?? null;
}

const hindernis = (text: string): Regelverstoss => ({ code: 'KEIN_EMPFAENGER', http: 409, text });

const OHNE_ADRESSE = hindernis(
	'Für diese Person ist keine E-Mail-Adresse eingetragen. Bitte tragen Sie sie nach oder lassen Sie auf Papier unterschreiben.',
);
const NICHTS_ZUSTELLBAR = hindernis(
	'An die E-Mail-Adresse dieser Person ist nichts zustellbar. Bitte berichtigen Sie sie oder lassen Sie auf Papier unterschreiben.',
);
const OHNE_ANSPRECHPERSON = hindernis(
	'An dieser Stelle liest niemand E-Mails. Bitte tragen Sie eine Ansprechperson ein, die sie bekommt.',
);
const OHNE_TRAEGERADRESSE = hindernis(
	'Für den Träger ist keine E-Mail-Adresse eingetragen. Bitte tragen Sie sie in den Parametern nach.',
);
const ABGESCHALTET = hindernis(
	'Die Vorlage dieser Nachricht ist abgeschaltet. Bitte schalten Sie sie zuerst wieder ein.',
);
