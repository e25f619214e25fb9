/** To whom a mail goes (table: Mail templates, recipients). */
export const KREISE = [
	'FREIWILLIGE',
	'EINSATZSTELLE',
	'TRAEGER',
	'BETREUUNG',
	'ANSPRECHPERSON',
	'BENUTZER',
	'ADMINISTRATION',
	'EINGELADENE',
	'ANFRAGENDE',
	'VERANTWORTLICHE',
	'EINREICHENDE',
	'PRUEFENDE',
	'UNTERZEICHNENDE',
	'SUPPORT',
	'BARRIEREFREIHEIT',
] as const;
export type Empfaengerkreis = (typeof KREISE)[number];

/** What a mail is made of. */
export type Mailtext = Pick<Mailvorlage, 'key' | 'kontext' | 'betreff' | 'inhalt'>;

/** A mail of the portal as one source for subject, plain text and HTML (table: Mail templates). */
export interface Mailvorlage {
	readonly key: string;
	readonly bezeichnung: string;
	readonly an: readonly Empfaengerkreis[];
	/** Mails without which nobody could sign in or sign are always sent. */
	readonly isAbschaltbar: boolean;
	/** Isn't sent before the tenant switches it on. */
	readonly isAnfangsAus?: true;
	/** Groups and single placeholders at hand besides those of every mail. */
	readonly kontext: readonly string[];
	readonly betreff: string;
	readonly inhalt: string;
}
