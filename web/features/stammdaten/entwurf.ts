import { groesster } from '#domain/beliebig-viele.ts';
/** A list while it is edited: what is typed, moved, added and taken out, before anything is saved. */

export type Wert = string | boolean;

export interface Entwurfszeile {
	/** Of the row on the page. */
	readonly key: string;
	/** Missing: not saved yet. */
	readonly id?: string;
	readonly version?: number;
	readonly isAktiv: boolean;
	readonly isGeloescht: boolean;
	readonly werte: Readonly<Record<string, Wert>>;
}

/** An entry as the server gives it. */
export interface Stammeintrag {
	readonly id: string;
	readonly version: number;
	readonly isAktiv: boolean;
	readonly sortierung: number;
	readonly [feld: string]: unknown;
}

export const alsZeilen = (eintraege: readonly Stammeintrag[], felder: readonly string[]): Entwurfszeile[] =>
	eintraege.map((eintrag) => ({
		key: eintrag.id,
		id: eintrag.id,
		version: eintrag.version,
		isAktiv: eintrag.isAktiv,
		isGeloescht: false,
		werte: Object.fromEntries(felder.map((feld) => [feld, (eintrag[feld] ?? eintrag.id) as Wert])),
	}));

/** What is known by a word or a code belongs to the portal: it is switched off, never deleted. */
export const istLoeschbar = ({ id }: Pick<Entwurfszeile, 'id'>): boolean => id === undefined || !/^[A-Z_]+$/.test(id);

/** A row one or more places further up (negative) or down. */
export function verschiebe(zeilen: readonly Entwurfszeile[], key: string, um: number): Entwurfszeile[] {
	const von = zeilen.findIndex((zeile) => zeile.key === key);
	const nach = von + um;
	const zeile = zeilen[von];
	if (!zeile || nach < 0 || nach >= zeilen.length) return [...zeilen];
	const ohne = zeilen.filter((andere) => andere.key !== key);
	return [...ohne.slice(0, nach), zeile, ...ohne.slice(nach)];
}

/** What was never saved just goes; what was is marked, and the mark taken away again. */
export const streiche = (zeilen: readonly Entwurfszeile[], key: string): Entwurfszeile[] =>
	zeilen.flatMap((zeile) => {
		if (zeile.key !== key) return [zeile];
		return zeile.id ? [{ ...zeile, isGeloescht: !zeile.isGeloescht }] : [];
	});

export interface Gespeichert {
	readonly id?: string;
	readonly version?: number;
	readonly sortierung: number;
	readonly isAktiv: boolean;
	readonly isGeloescht?: true;
	readonly [feld: string]: Wert | number | undefined;
}

/**
 * Only rows that are new, changed, moved or deleted are sent. As long as nothing was moved every row keeps its number
 * and new ones follow; then all that stay are numbered anew.
 */
export function alsBody(zeilen: readonly Entwurfszeile[], vorher: readonly Stammeintrag[], felder: readonly string[]) {
	const stand = new Map(alsZeilen(vorher, felder).map((zeile, i) => [zeile.key, { zeile, eintrag: vorher[i] }]));
	const istGeordnet = zeilen.every(({ key }, i) => (i < vorher.length ? key === vorher[i]?.id : !stand.has(key)));
	const letzte = Math.max(0, groesster(vorher.map(({ sortierung }) => sortierung)));
	let platz = 0;
	return zeilen.flatMap((zeile, i) => {
		if (!zeile.isGeloescht) platz += 1;
		const alt = stand.get(zeile.key);
		const sortierung = istGeordnet ? (alt?.eintrag?.sortierung ?? letzte + 1 + i - vorher.length) : platz;
		const gleich = JSON.stringify(alt?.zeile) === JSON.stringify(zeile) && alt?.eintrag?.sortierung === sortierung;
		return gleich ? [] : [{ zeile, body: alsGespeichert(zeile, sortierung) }];
	});
}

function alsGespeichert({ id, version, isAktiv, isGeloescht, werte }: Entwurfszeile, sortierung: number): Gespeichert {
	return {
		...(id === undefined ? {} : { id }),
		...(version === undefined ? {} : { version }),
		...werte,
		sortierung,
		isAktiv,
		...(isGeloescht ? { isGeloescht: true as const } : {}),
	};
}
