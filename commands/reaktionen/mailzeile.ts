import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Meldungsart } from '#domain/meeting/meldungen.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';

/**
 * To whom a mail goes; an Einsatzort is split into its contact persons when it is sent, and so are the administrators.
 * Who was invited or asked for access is named by the invitation or the request: there is no account yet. PERSON_OPTIN
 * is a contact person at the address that waits for confirmation; EMAIL_NEU and EMAIL_BISHER are an account at the
 * address somebody asks for and at the one it had then. KONTINGENT and BUCHHALTUNG are an Einsatzstelle, split into those
 * who decide on its places or pay for it. ERZIEHUNGSBERECHTIGTER is one of the volunteer the mail is about. ZUSATZ is a further address the tenant named
 * for a template, MEETINGGAST one that was invited to a talk, both by its hash. SUPPORT is whoever runs the portal,
 * BARRIEREFREIHEIT whom the accessibility statement names, BARRIEREMELDUNG whoever told of a barrier, API_SCHLUESSEL
 * whoever answers for the program that has a key.
 */
export type Empfaenger =
	| {
			readonly art:
				| 'FREIWILLIGER'
				| 'EINSATZORT'
				| 'USER'
				| 'PERSON'
				| 'PERSON_OPTIN'
				| 'EINLADUNG'
				| 'ORTSEINLADUNG'
				| 'BEITRITT'
				| 'BARRIEREMELDUNG'
				| 'API_SCHLUESSEL'
				| 'KONTINGENT'
				| 'BUCHHALTUNG'
				| 'ERZIEHUNGSBERECHTIGTER'
				| 'MEETINGGAST'
				| 'ZUSATZ'
				| 'EMAIL_NEU'
				| 'EMAIL_BISHER';
			readonly id: string;
	  }
	| { readonly art: 'MANDANT_AP' | 'ADMINISTRATOREN' | 'SUPPORT' | 'BARRIEREFREIHEIT'; readonly id: null };

/** Stands for several readers, who are found when it is sent. */
export const istGruppe = ({ art }: Empfaenger): boolean =>
	art === 'EINSATZORT' || art === 'KONTINGENT' || art === 'BUCHHALTUNG' || art === 'ADMINISTRATOREN';

/** What a mail is about, in ids and states; names and texts are looked up when it is sent. */
export interface Maildaten {
	readonly freiwilligerID?: string;
	readonly wunschID?: string;
	readonly seminarID?: string;
	readonly nachweisID?: string;
	readonly seminargruppeID?: string;
	/** The mail leaves only while the wish is in this status. */
	readonly status?: WunschStatus;
	/** The mail leaves only while this user is the Betreuer. */
	readonly betreuerUserID?: string;
	readonly isTraegerBetreuer?: boolean;
	readonly userID?: string;
	readonly uploadID?: string;
	/** Of a run of the address import. */
	readonly importID?: string;
	/** Run of an action on many. */
	readonly sammelauftragID?: string;
	readonly webhookID?: string;
	/** Of a user's invitation. */
	readonly einladungID?: string;
	/** Of an invitation to a place. */
	readonly ortseinladungID?: string;
	/** Uploads that go with it. */
	readonly anhaenge?: readonly string[];
	/** Of a request to the support. */
	readonly supportanfrageID?: string;
	/** Of a talk over the net. */
	readonly meetingID?: string;
	/** The mail leaves only while nothing has changed about the talk since. */
	readonly meetingFolge?: number;
	/** What the service of its room reported. */
	readonly meldung?: Meldungsart;
	/** A room nobody needs any more, and where it was ordered. */
	readonly raum?: string;
	readonly raumdienst?: string;
	/** Times the volunteer may choose from. */
	readonly terminangebotID?: string;
	/** Of a message about a barrier. */
	readonly barrieremeldungID?: string;
	/** The key it tells the end of. */
	readonly apiSchluessel?: { readonly id: string; readonly gueltigBis: string };
	/** Of a join request. */
	readonly beitrittID?: string;
	/** Requests it asks for. */
	readonly anforderungIDs?: readonly string[];
	readonly dokumentID?: string;
	/** Of a signature. */
	readonly sitzungID?: string;
	/** Template of an entry of the daily summary. */
	readonly anlass?: string;
	/** What Einsatzstellen are told of downloads. */
	readonly downloadinfoID?: string;
	/** Tries a template out: nothing happened. */
	readonly isProbe?: true;
	/** A message that is tried out, as the volunteer would get it. */
	readonly nachricht?: { readonly betreff: string; readonly text: string };
	/** Whose debit, of which run. */
	readonly einzug?: { readonly laufID: string; readonly einsatzstelleID: string };
	/** Whose inquiry of places, in which cycle. */
	readonly abfrage?: { readonly einsatzstelleID: string; readonly zyklusID: string };
}

/** A row that becomes a mail. */
export interface Mailzeile extends OutboxZeile {
	readonly empfaenger: Empfaenger;
	readonly daten: Maildaten;
}

export const mailzeile = (schluessel: string, empfaenger: Empfaenger, daten: Maildaten): Mailzeile => ({
	art: 'mail',
	schluessel,
	empfaenger,
	daten,
});

export const MANDANT_AP: Empfaenger = { art: 'MANDANT_AP', id: null };

/** Tells the administrators that somebody asks for access. */
export const beitrittsanfrageMail = (beitrittID: string): OutboxZeile =>
	mailzeile('JOIN_REQUEST', { art: 'ADMINISTRATOREN', id: null }, { beitrittID });
