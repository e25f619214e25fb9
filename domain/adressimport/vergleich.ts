/** Two sides of an address in words: before and after, or portal and file. */
import { formatZahl } from '#domain/format/zahl.ts';
import type { Bestandsadresse } from './abgleich.ts';
import { mitWerten, SPALTEN, type Werte, werteVon } from './spalten.ts';
import type { Gegenueber, Schreibauftrag, Wertwechsel } from './zeile.ts';

type Name = (id: string) => string;

/** What an order changes, in the order of the columns. */
export function wechsel(adresse: Bestandsadresse, auftrag: Schreibauftrag, name: Name): Wertwechsel[] {
	const alt = werteVon(adresse.felder, adresse.anerkanntePlaetze);
	const plaetze = auftrag.anerkanntePlaetze === undefined ? adresse.anerkanntePlaetze : auftrag.anerkanntePlaetze;
	const neu = werteVon({ ...adresse.felder, ...auftrag.angaben }, plaetze);
	return SPALTEN.filter(({ key }) => key in alt && JSON.stringify(alt[key]) !== JSON.stringify(neu[key])).map(
		({ key, kopf, zeige }) => ({
			bezeichnung: kopf,
			von: alsText(zeige(alt[key] ?? null, name)),
			nach: alsText(zeige(neu[key] ?? null, name)),
		}),
	);
}

/** What the file says, beside what the portal says. */
export function vergleiche(adresse: Bestandsadresse, werte: Werte, name: Name): Gegenueber[] {
	const alt = werteVon(adresse.felder, adresse.anerkanntePlaetze);
	const neu = werteVon(mitWerten(adresse.felder, werte), adresse.anerkanntePlaetze);
	return SPALTEN.filter(({ key }) => key in alt && key in werte && key !== 'uebergeordneteID').map(
		({ key, kopf, zeige }) => ({
			bezeichnung: kopf,
			portal: alsText(zeige(alt[key] ?? null, name)),
			datei: alsText(zeige((key === 'anerkanntePlaetze' ? werte : neu)[key] ?? null, name)),
		}),
	);
}

function alsText(wert: string | number | null): string | null {
	if (wert === null || wert === '') return null;
	return typeof wert === 'number' ? formatZahl(wert, 6) : wert;
}
