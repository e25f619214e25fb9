import { KEINE_BERECHTIGUNG, type Regelverstoss, VERALTET } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { G32 } from '#domain/zugriff/ansicht.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { HILFE, type HilfeKey, istHilfeKey, type Leserkreis } from './katalog.ts';

/** Table: help texts. 1 of the product, 2 of the Traeger, 3 the user's own note that nobody else reads. */
export const EBENEN = [1, 2, 3] as const;
export type Ebene = (typeof EBENEN)[number];

export const HILFE_LAENGE = 4000;

const AKTION: Readonly<Record<Ebene, Aktion>> = {
	1: 'hilfeDesProdukts',
	2: 'hilfeDesTraegers',
	3: 'hilfetexteBearbeiten',
};

const darfEbene = (akteur: Akteur, ebene: Ebene): boolean =>
	darf(akteur, AKTION[ebene]) && !(ebene === 3 && akteur.impersoniertVon !== null);

/** What is kept of a level; empty: nothing, or for the product the text it came with. */
export interface Ebenentext {
	readonly key: string;
	readonly ebene: Ebene;
	readonly content: string;
	readonly version: number;
}

export interface HilfeEbene {
	readonly ebene: Ebene;
	readonly content: string;
	readonly version: number;
	readonly bearbeitbar: boolean;
}

export interface Hilfetext {
	readonly key: HilfeKey;
	/** As it is shown: the product's, then the Traeger's, then the own. */
	readonly text: string;
	readonly ebenen: readonly HilfeEbene[];
}

/** A help text as this user reads it; `gespeichert` holds levels 1, 2 and his own 3. */
export function hilfetext(akteur: Akteur, key: HilfeKey, gespeichert: readonly Ebenentext[]): Hilfetext {
	const ebenen = EBENEN.filter((ebene) => liest(akteur, key, ebene)).map((ebene) => {
		const eigener = gespeichert.find((text) => text.key === key && text.ebene === ebene);
		const content = eigener?.content || (ebene === 1 ? HILFE[key].text : '');
		return { ebene, content, version: eigener?.version ?? 0, bearbeitbar: darfEbene(akteur, ebene) };
	});
	const text = ebenen.flatMap(({ content }) => (content ? [content] : [])).join('\n\n');
	return { key, text, ebenen };
}

/** A note is its author's alone, even from who acts in his view; what the Traeger adds has its readers. */
function liest(akteur: Akteur, key: HilfeKey, ebene: Ebene): boolean {
	if (ebene === 3) return darfEbene(akteur, 3);
	return ebene === 1 || gehoertZu(akteur, HILFE[key].fuer);
}

function gehoertZu(akteur: Akteur, kreis: Leserkreis): boolean {
	if (kreis === 'PERSONAL') return hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
	return kreis === 'ALLE' || akteur.userID !== null;
}

export const HILFE_UNBEKANNT: Regelverstoss = { code: 'HILFE', http: 404, text: 'Hilfetext nicht definiert' };

export interface HilfeAenderung {
	readonly key: string;
	readonly ebene: Ebene;
	readonly content: string;
	/** The version that was shown; left out: whatever is there is replaced. */
	readonly version?: number | undefined;
}

/** Why this level can't be changed so; saving again what is already there is no conflict. */
export function hilfeVerstoss(
	akteur: Akteur,
	{ key, ebene, content, version }: HilfeAenderung,
	bisher: Pick<Ebenentext, 'content' | 'version'> | null,
): Regelverstoss | null {
	if (!istHilfeKey(key)) return HILFE_UNBEKANNT;
	if (ebene === 3 && akteur.impersoniertVon !== null) return G32;
	if (!darfEbene(akteur, ebene)) return KEINE_BERECHTIGUNG;
	const jetzt = bisher?.version ?? 0;
	const isAnders = version !== undefined && version !== jetzt && content !== bisher?.content;
	return isAnders ? VERALTET : null;
}
