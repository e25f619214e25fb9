/** Fields of a volunteer that a document prints or sets when it is checked (table: Documents, Steuerungsfelder). */
import type { Personenfeld } from '#domain/akte/personendaten.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';

type Wertart = 'TEXT' | 'DATUM' | 'JA_NEIN';

const WERTART = {
	fuehrungszeugnisDatum: 'DATUM',
	masernschutzNachgewiesen: 'JA_NEIN',
	isBildrechte: 'JA_NEIN',
	isSchwimmfaehigkeit: 'JA_NEIN',
	isRettungsschwimmabzeichen: 'JA_NEIN',
	krankenkasse: 'TEXT',
	sozialversicherungsnummer: 'TEXT',
	iban: 'TEXT',
	ausweisBeantragtAm: 'DATUM',
	erstuntersuchungDatum: 'DATUM',
	isLizenzAnmeldung: 'JA_NEIN',
} as const satisfies Partial<Record<Personenfeld, Wertart>>;

export type Steuerungsfeld = keyof typeof WERTART;
export const STEUERUNGSFELDKEYS = Object.keys(WERTART) as [Steuerungsfeld, ...Steuerungsfeld[]];

export const STEUERUNGSFELDER: readonly {
	readonly feld: Steuerungsfeld;
	readonly bezeichnung: string;
	readonly wertart: Wertart;
}[] = STEUERUNGSFELDKEYS.map((feld) => ({ feld, bezeichnung: FELD_BEZEICHNUNG[feld], wertart: WERTART[feld] }));
