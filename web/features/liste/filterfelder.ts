import type { Statuskatalog } from '#domain/status/katalog.ts';
import type { Option } from './chips/wahl.tsx';

/** A field a list may be filtered by, named as its call names it; `art` decides about its editor. */
export type Filterfeld = { feld: string; titel: string } & (
	| { art: 'status'; katalog: Statuskatalog }
	| { art: 'dienstart' | 'betreuer' | 'einsatzort' | 'adresse' | 'alter' | 'zeitraum' | 'text' | 'plz' }
	| { art: 'jaNein' | 'zahl' | 'umkreis' }
	/** One document in one of several states. */
	| { art: 'dokument' }
	/** Whether there is a value; of a text also what it holds. */
	| { art: 'angabe' | 'vorhanden' }
	/** Some of a few fixed values. */
	| { art: 'auswahl'; optionen: readonly Option[] }
);
