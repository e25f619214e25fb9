import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { Grundlage, Stelle, Zyklusplan } from './grundlage.ts';
import type { Papiere } from './papiere.ts';
import type { erfindePerson } from './person.ts';
import type { Welt } from './welt.ts';

/** The status a volunteer is to have come to. */
export type Ziel = 0 | 1000 | 1500 | 2000 | 2100 | 2500 | 2800 | 3000 | 4000 | 9000 | 9300 | 9500 | 9900;

/** One volunteer of the demo. */
export interface Auftrag {
	readonly ziel: Ziel;
	readonly zyklus: Zyklusplan;
	readonly stelle: Stelle;
	readonly einsatzortID: string;
	/** Further places applied for. */
	readonly weitere: readonly { readonly stelle: Stelle; readonly einsatzortID: string }[];
	readonly dienstart: Dienstart;
	/** Fixed person, e.g. the one of the demo login. */
	readonly person?: Partial<ReturnType<typeof erfindePerson>>;
}

export interface Spielplan {
	readonly welt: Welt;
	readonly grundlage: Grundlage;
	/** null: no documents are asked for. */
	readonly papiere: Papiere | null;
	readonly heute: string;
	/** ISO time. */
	readonly jetzt: string;
}
