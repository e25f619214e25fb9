import type { Ablage } from '#commands/dateien/ablage.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/** A tenant as jobs see it. */
export interface Mandant {
	/** Names it in the queue. */
	readonly key: string;
	readonly umgebung: Umgebung;
	readonly mail: Mailwerkzeug;
	readonly dateien: Ablage;
}
