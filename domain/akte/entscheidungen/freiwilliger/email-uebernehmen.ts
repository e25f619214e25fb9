import type { Befund, Fall } from '#domain/akte/fall.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface EmailUebernehmenEingabe {
	readonly email: string;
}

const EMAIL_UEBERNEHMEN: Verb<Fall<EmailUebernehmenEingabe>, Aktion> = {
	key: 'emailBestaetigen',
	titel: 'E-Mail-Adresse ändern',
	unbestaetigt: true,
	ausgang: [],
	regeln: [andereAlsErziehungsberechtigte],
};

/** Whether the file would take the address, asked before somebody is sent a link to prove it. */
export function pruefeEmailUebernahme(lage: Lage, eingabe: EmailUebernehmenEingabe): void {
	pruefeRegeln(EMAIL_UEBERNEHMEN, { lage, eingabe });
}

/** With the login of the account the address in the volunteer's file changes; it changes there in no other way. */
export function emailUebernehmen(lage: Lage, eingabe: EmailUebernehmenEingabe): Entschluss {
	pruefeEmailUebernahme(lage, eingabe);
	const { id, person } = lage.akte;
	return vollende(lage, personendatenGeaendert(id, person, { email: eingabe.email }));
}

/** Each signs with an address of his own (table: Erziehungsberechtigter, email). */
function andereAlsErziehungsberechtigte({ lage, eingabe }: Fall<EmailUebernehmenEingabe>): Befund {
	const email = eingabe?.email.toLowerCase();
	if (!lage.akte.erziehungsberechtigte.some((e) => e.person?.email?.toLowerCase() === email)) return null;
	const text = 'Die E-Mail-Adresse muss sich von denen der Erziehungsberechtigten unterscheiden.';
	return { code: 'EMAIL_GLEICH', http: 422, feld: 'email', text };
}
