/** A finished mail on its way to one recipient. */
export interface Sendung {
	/** Of the outbox row. */
	readonly id: string;
	readonly von: string;
	/** Sender of the envelope: where reports of a failed delivery go. */
	readonly ruecklauf: string;
	readonly an: string;
	readonly betreff: string;
	readonly text: string;
	readonly html: string;
	/** The whole message in MIME. */
	readonly roh: Buffer;
}

/**
 * Has a message end of which everything else has left: until `ende` is called nothing has happened. Rejects without
 * having called it when the mail isn't to leave any more.
 */
export type Uebergabe = (ende: () => void) => Promise<void>;

/** Hands a mail over; `uebergib` is asked for the end of the message. */
export type Versand = (sendung: Sendung, uebergib: Uebergabe) => Promise<void>;

/** What a failed handing over means for the mail. */
export type Folge = 'SPAETER' | 'NIE' | 'UNGEWISS';

/** The message is a code, never the server's words: those repeat the address. */
export class Versandfehler extends Error {
	override name = 'Versandfehler';
	readonly folge: Folge;
	constructor(folge: Folge, code: string, ursache?: unknown) {
		super(code, { cause: ursache });
		this.folge = folge;
	}
}
