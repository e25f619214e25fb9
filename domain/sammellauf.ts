/** Something is done to many, one after the other: what is entered once for all, and what becomes of each. */
import { type Sammelaktion, type Sammeleingabe, sammelrecht } from './akte/sammelaktion.ts';
import type { Aktion } from './zugriff/matrix.ts';

/** What is done to many beyond the lists of volunteers; each is begun by a call of its own. */
type Eigeneingabe =
	| { readonly aktion: 'anfragenGenehmigen' | 'onlineStellen'; readonly zyklusID: string }
	| { readonly aktion: 'verorten' | 'zugangAnlegen' | 'gruppeZuweisen' | 'gruppeZuruecknehmen' | 'zeugnisFreigeben' };
export type Eigenaktion = Eigeneingabe['aktion'];

/** What a job of its own does, which only notes here how far it is. */
export interface Begleiteingabe {
	readonly aktion: 'zyklusAdressen' | 'zyklusKontingente';
	readonly zyklusID: string;
}
export type Begleitaktion = Begleiteingabe['aktion'];

/** What a run is begun with. */
export type Laufeingabe = Sammeleingabe | Eigeneingabe;
export type Laufaktion = Laufeingabe['aktion'];

const RECHTE: Readonly<Record<Eigenaktion, Aktion>> = {
	anfragenGenehmigen: 'kontingenteGenehmigen',
	onlineStellen: 'adressenPflegen',
	verorten: 'adressenPflegen',
	zugangAnlegen: 'personenVerknuepfen',
	gruppeZuweisen: 'seminargruppenPflegen',
	gruppeZuruecknehmen: 'seminargruppenPflegen',
	zeugnisFreigeben: 'zeugnisFreigeben',
};

export const istEigenaktion = (aktion: Laufaktion): aktion is Eigenaktion => aktion in RECHTE;

/** What somebody has to be allowed when a row has its turn as well as when he begins. */
export const laufrecht = (aktion: Laufaktion): Aktion =>
	istEigenaktion(aktion) ? RECHTE[aktion] : sammelrecht(aktion satisfies Sammelaktion);
