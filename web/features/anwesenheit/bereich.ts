/** Where the grid is looked at, and what of it is chosen. Row -1 is the head, column -1 the name. */
export interface Rasterstelle {
	readonly zeile: number;
	readonly spalte: number;
}

export interface Bereich {
	/** Where it began. */
	readonly anker: Rasterstelle;
	/** The cell with the focus. */
	readonly fokus: Rasterstelle;
}

export interface Groesse {
	readonly zeilen: number;
	readonly spalten: number;
}

export const KOPF = -1;
export const ANFANG: Bereich = { anker: { zeile: 0, spalte: 0 }, fokus: { zeile: 0, spalte: 0 } };

const grenze = (n: number, bis: number): number => Math.max(KOPF, Math.min(n, bis - 1));

/** The corner where head and names meet chooses all. */
export const eingepasst = ({ zeile, spalte }: Rasterstelle, groesse: Groesse): Rasterstelle => ({
	zeile: grenze(zeile, groesse.zeilen),
	spalte: grenze(spalte, groesse.spalten),
});

const SEITE = 10;

/** Where a key leads; null: nowhere. */
export function ziel(
	taste: string,
	{ zeile, spalte }: Rasterstelle,
	mitStrg: boolean,
	groesse: Groesse,
): Rasterstelle | null {
	const ziele: Readonly<Record<string, Rasterstelle>> = {
		ArrowUp: { zeile: zeile - 1, spalte },
		ArrowDown: { zeile: zeile + 1, spalte },
		ArrowLeft: { zeile, spalte: spalte - 1 },
		ArrowRight: { zeile, spalte: spalte + 1 },
		PageUp: { zeile: Math.max(zeile - SEITE, 0), spalte },
		PageDown: { zeile: zeile + SEITE, spalte },
		Home: { zeile: mitStrg ? 0 : zeile, spalte: 0 },
		End: { zeile: mitStrg ? groesse.zeilen - 1 : zeile, spalte: groesse.spalten - 1 },
	};
	const wohin = ziele[taste];
	return wohin ? eingepasst(wohin, groesse) : null;
}

interface Spanne {
	readonly von: number;
	readonly bis: number;
}

/** From cell to cell; whoever stands on a head means all behind it. */
function spanne(a: number, b: number, ganz: boolean, n: number): Spanne {
	if (ganz || (a === KOPF && b === KOPF)) return { von: 0, bis: n - 1 };
	return { von: Math.max(0, Math.min(a, b)), bis: Math.max(a, b) };
}

/** The rows and columns chosen, both ends included. */
export function gewaehlt({ anker, fokus }: Bereich, groesse: Groesse): { zeilen: Spanne; spalten: Spanne } {
	return {
		zeilen: spanne(anker.zeile, fokus.zeile, fokus.zeile === KOPF, groesse.zeilen),
		spalten: spanne(anker.spalte, fokus.spalte, fokus.spalte === KOPF, groesse.spalten),
	};
}

export const istDrin = ({ von, bis }: Spanne, n: number): boolean => von <= n && n <= bis;
