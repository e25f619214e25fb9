import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import { istAktiv, type User } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import {
	administratoren,
	funktionsleser,
	gefragtePerson,
	leserDesOrts,
	mailperson,
} from '#projections/queries/post/mail-kontext.ts';
import type { Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';
import type { Mailwerkzeug } from '../werkzeug.ts';
import { ladeUser, type Mailkontext } from './kontext.ts';

/** One reader of a mail. */
export interface Leser {
	readonly anrede: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly name: string;
	readonly email: string;
	/** His account, where the mail goes to one. */
	readonly user: User | null;
	/** The volunteer it is about. */
	readonly isFreiwilliger?: true;
	/** Reads it for a place. */
	readonly isAnsprechperson?: true;
	/** Was invited to a talk, and is neither of its sides. */
	readonly isGast?: true;
	/** The question he is asked, where the mail is one. */
	readonly anfrageID?: string;
}

interface Quelle {
	readonly pool: Pool;
	readonly db: Kysely<DB>;
}

/** Addresses that belong to nobody in the portal. */
type Anschriften = Pick<Mailvorlagenstand, 'zusatzEmpfaenger'> & Pick<Mailwerkzeug, 'supportMail'>;

/** Who reads it; null: nobody (any more). An Einsatzort is no reader: it is split before. */
export async function findeLeser(
	quelle: Quelle,
	empfaenger: Empfaenger,
	kontext: Mailkontext,
	{ zusatzEmpfaenger, supportMail = null }: Anschriften,
): Promise<Leser | null> {
	switch (empfaenger.art) {
		case 'FREIWILLIGER':
			return freiwilliger(kontext);
		case 'USER': {
			const user = await ladeUser(quelle.pool, empfaenger.id);
			return user && !user.geloescht && user.email ? leser(user, user) : null;
		}
		case 'PERSON': {
			const person = await mailperson(quelle.db, empfaenger.id);
			return person && { ...leser(person, null), isAnsprechperson: true };
		}
		case 'PERSON_OPTIN': {
			const gefragt = await gefragtePerson(quelle.db, empfaenger.id);
			return gefragt && { ...leser(gefragt, null), anfrageID: gefragt.anfrageID };
		}
		case 'EMAIL_NEU':
			return zurEmailaenderung(quelle, kontext, (damals) => damals.emailNeu);
		case 'EMAIL_BISHER':
			return zurEmailaenderung(quelle, kontext, (damals) => damals.email);
		case 'EINLADUNG':
			return kontext.einladung && leser(kontext.einladung, null);
		case 'ORTSEINLADUNG':
			return kontext.ortseinladung && leser(kontext.ortseinladung, null);
		case 'BEITRITT':
			return kontext.beitritt && leser(kontext.beitritt, null);
		case 'BARRIEREMELDUNG':
			return absender(kontext);
		case 'API_SCHLUESSEL':
			return ansprechperson(kontext);
		case 'ERZIEHUNGSBERECHTIGTER':
			return erziehungsberechtigter(kontext, empfaenger.id);
		case 'ZUSATZ':
			return namenlos(kontext, zusatzEmpfaenger.find((email) => zusatzID(email) === empfaenger.id) ?? null);
		case 'MEETINGGAST':
			return gast(kontext.meeting?.gaeste.find((email) => zusatzID(email) === empfaenger.id) ?? null);
		case 'MANDANT_AP':
			return namenlos(kontext, kontext.parameter.mandantApMail);
		case 'SUPPORT':
			return namenlos(kontext, supportMail ?? kontext.parameter.mandantApMail);
		case 'BARRIEREFREIHEIT':
			return namenlos(kontext, kontext.parameter.barrierefreiheitMail ?? kontext.parameter.mandantApMail);
		default:
			return null;
	}
}

/** How a further address of a template is named in the outbox, which holds no addresses. */
export const zusatzID = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);

/** Whoever reads the mails of an office. */
const namenlos = ({ parameter: { mandantBezeichnung: name } }: Mailkontext, email: string | null): Leser | null =>
	email ? { anrede: '', vorname: '', nachname: name, name, email, user: null } : null;

const gast = (email: string | null): Leser | null =>
	email ? { anrede: '', vorname: '', nachname: '', name: email, email, user: null, isGast: true } : null;

/** Whoever told of a barrier, by whatever name he gave. */
function absender({ barrieremeldung }: Mailkontext): Leser | null {
	const { name, email } = barrieremeldung ?? {};
	return email ? { anrede: '', vorname: '', nachname: name ?? '', name: name ?? '', email, user: null } : null;
}

/** Whoever answers for the program, by the name the key gives. */
function ansprechperson({ apiSchluessel }: Mailkontext): Leser | null {
	const { ansprechperson: name = '', ansprechpersonEmail: email } = apiSchluessel ?? {};
	return email ? { anrede: '', vorname: '', nachname: name, name, email, user: null } : null;
}

function erziehungsberechtigter({ akte }: Mailkontext, id: string): Leser | null {
	const person = akte?.erziehungsberechtigte.find((e) => e.id === id)?.person;
	return person?.email ? leser({ ...person, email: person.email }, null) : null;
}

/** The addresses of the request, whatever has become of it since. */
async function zurEmailaenderung(
	{ pool }: Quelle,
	{ kontoDamals: damals }: Mailkontext,
	adresse: (damals: User) => string | null,
): Promise<Leser | null> {
	const email = damals && adresse(damals);
	const user = damals && (await ladeUser(pool, damals.id));
	if (!email || !user || user.geloescht) return null;
	return { ...leser({ ...user, email }, user), anfrageID: `${user.id}:${damals.emailAnfrage}` };
}

/** Mails that prove the address of an account which waits for that. */
const BESTAETIGEND: readonly string[] = ['USER_OPTIN', 'ANMELDELINK', 'KONTO_BESTEHT'];

/** A blocked or unconfirmed account gets nothing but what proves its address. */
export const darfLesen = ({ user }: Leser, schluessel: string): boolean =>
	user === null || BESTAETIGEND.includes(schluessel) || istAktiv(user);

/** The single recipients a group is split into; null: it is no group. */
export async function mitglieder({ db }: Quelle, empfaenger: Empfaenger): Promise<readonly Empfaenger[] | null> {
	if (empfaenger.art === 'ADMINISTRATOREN') return (await administratoren(db)).map((id) => ({ art: 'USER', id }));
	if (empfaenger.art === 'KONTINGENT' || empfaenger.art === 'BUCHHALTUNG')
		return funktionsleser(db, empfaenger.id, empfaenger.art);
	return empfaenger.art === 'EINSATZORT' ? leserDesOrts(db, empfaenger.id) : null;
}

function freiwilliger({ akte }: Mailkontext): Leser | null {
	const { anrede, vorname = '', nachname = '', email } = akte?.person ?? {};
	return email ? { ...leser({ vorname, nachname, email }, null), anrede: anrede ?? '', isFreiwilliger: true } : null;
}

function leser(wer: { vorname: string; nachname: string; email: string }, user: User | null): Leser {
	const { vorname, nachname, email } = wer;
	return { anrede: '', vorname, nachname, name: `${vorname} ${nachname}`.trim(), email, user };
}
