import type { Umgebung } from '#commands/umgebung.ts';
import type { Konfiguration, Uhr } from './config.ts';

/** What every call runs in: one per tenant and process. */
export interface Portal {
	readonly konfiguration: Konfiguration;
	readonly umgebung: Umgebung;
	readonly uhr: Uhr;
	/** Where the log goes; default: standard output. */
	readonly logZiel?: { write(zeile: string): void };
	/** Built client to be served; null: the API alone. */
	readonly clientVerzeichnis: string | null;
	/** Version and time of this build, as the client shows them. */
	readonly ausgabe: { readonly version: string; readonly zeit: string };
}
