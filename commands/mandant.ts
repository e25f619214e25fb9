import type { Ablage } from '#commands/dateien/ablage.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import type { Zertifikat } from '#commands/pdf/siegel/siegel.ts';
import type { Inhaber } from '#commands/pdf/siegel/zertifikat.ts';
import type { Signaturschluessel } from '#commands/signatur/schluessel.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/** Where the signed roots lie and who gets them; null: nobody. */
export interface Wurzelort {
	readonly verzeichnis: string;
	readonly empfaenger: string | null;
	/** So many hours lie between two roots of a day. */
	readonly stunden: number;
	/** Made when it is asked for first. */
	schluessel(): Signaturschluessel;
}

/** What the portal asks other services with. */
export interface Aussenverbindung {
	/** Of the secrets it shares with them. */
	readonly hauptschluessel: string;
	/** Of a development machine: hosts that may be private and without TLS. */
	readonly erlaubteHosts: readonly string[];
	/** Where calls are, under the address of the portal. */
	readonly apiBasisPfad: string;
}

/** A tenant as jobs see it. */
export interface Mandant {
	/** Names it in the queue. */
	readonly key: string;
	readonly umgebung: Umgebung;
	readonly mail: Mailwerkzeug;
	readonly dateien: Ablage;
	readonly wurzeln: Wurzelort;
	readonly aussen: Aussenverbindung;
	/** What signed documents are sealed with. */
	readonly siegel: (inhaber: Inhaber) => Promise<Zertifikat>;
}
