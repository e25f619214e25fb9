import type { Umgebung } from '#commands/umgebung.ts';
import type { Konfiguration, Uhr } from './config.ts';

/** What the process serves, whichever tenant a call is for. */
export interface Dienst {
	readonly konfiguration: Konfiguration;
	/** Where the log goes; default: standard output. */
	readonly logZiel?: { write(zeile: string): void };
	/** Built client to be served; null: the API alone. */
	readonly clientVerzeichnis: string | null;
	/** Stands the process still for so long, calls are turned away; left out: never, as where a test shares it. */
	readonly hoechsterStillstandMs?: number;
	/** Version and time of this build, as the client shows them. */
	readonly ausgabe: { readonly version: string; readonly zeit: string };
}

/** What every call runs in: one per tenant and process. */
export interface Portal {
	/** Names the tenant to whoever runs the portal. */
	readonly key: string;
	/** As it holds for this tenant, with its own directory, address and key. */
	readonly konfiguration: Konfiguration;
	readonly umgebung: Umgebung;
	readonly uhr: Uhr;
	readonly ausgabe: Dienst['ausgabe'];
}
