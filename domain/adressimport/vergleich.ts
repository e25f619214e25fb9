/** Two sides of an address in words: before and after, or portal and file. */
import { LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Bestandsadresse } from './abgleich.ts';
import { EINHEIT } from './lesen.ts';
import { mitWerten, SPALTEN, type Spaltenkey, type Werte, werteVon } from './spalten.ts';
import type { Gegenueber, Lesung, Schreibauftrag, Wertwechsel } from './zeile.ts';
import type { GeleseneZeile } from './zeile-lesen.ts';

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

/** What cells of a new address are read as, where they stand otherwise in the file. */
export function lesungen(auftrag: Schreibauftrag, { zellen }: GeleseneZeile, name: Name): Lesung[] {
	const felder = { ...LEERE_ADRESSE, ...auftrag.angaben };
	const werte = werteVon(felder, auftrag.anerkanntePlaetze ?? null);
	return SPALTEN.flatMap(({ key, kopf, zeige }) => {
		const zelle = zellen[key] ?? null;
		const istGeteilt = key === 'hausnummer' && zellen.strasse !== undefined;
		if ((zelle === null && !istGeteilt) || !(key in werte) || ANDERSWO_GESAGT.has(key)) return [];
		const wert = alsText(zeige(werte[key] ?? null, name));
		return schlicht(zelle) === schlicht(wert) ? [] : [{ bezeichnung: kopf, zelle, wert }];
	});
}

/** The Einsatzstelle stands in the row itself, and a postcode that gets its zero back has a message. */
const ANDERSWO_GESAGT: ReadonlySet<Spaltenkey> = new Set<Spaltenkey>(['uebergeordneteID', 'plz']);

/** Spaces, case, `€` and cents that are none make no difference to anybody. */
const schlicht = (text: string | null): string =>
	(text ?? '')
		.replace(EINHEIT, '')
		.replaceAll(/\s/g, '')
		.replace(/,(0+|-+|–|—)$/, '')
		.toLowerCase();

function alsText(wert: string | number | null): string | null {
	if (wert === null || wert === '') return null;
	return typeof wert === 'number' ? formatZahl(wert, 6) : wert;
}
