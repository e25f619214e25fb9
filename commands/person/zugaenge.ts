import { ohneSchluessel } from '#commands/befehl.ts';
import { absage } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { personAggregat } from '#domain/person/person.ts';
import { kontakteOhneKonto } from '#projections/queries/orte/personen.ts';
import { legeZugangAn } from './konto.ts';
import type { Personenbefehl } from './umfeld.ts';

/** How many accounts were opened, how many contacts stay without, and for which reasons. */
export interface Zugaenge {
	readonly angelegt: number;
	readonly uebersprungen: number;
	readonly gruende: readonly { readonly grund: string; readonly anzahl: number }[];
}

const OHNE_EMAIL = 'Es ist keine E-Mail-Adresse hinterlegt.';

/**
 * Opens an account for every contact who has none, one after the other: what one is refused doesn't concern the others,
 * and a repetition goes on where it stopped.
 */
export async function legeZugaengeAn(
	umgebung: Umgebung,
	{ akteur }: Personenbefehl,
	adresseIDs: readonly string[] | null,
): Promise<Zugaenge> {
	const gruende = new Map<string, number>();
	let angelegt = 0;
	for (const { id, email } of await kontakteOhneKonto(umgebung.db, adresseIDs)) {
		const grund = email === null ? OHNE_EMAIL : await versuche(umgebung, ohneSchluessel(akteur), id);
		if (grund === null) angelegt += 1;
		else gruende.set(grund, (gruende.get(grund) ?? 0) + 1);
	}
	const liste = [...gruende].map(([grund, anzahl]) => ({ grund, anzahl }));
	return { angelegt, uebersprungen: liste.reduce((summe, g) => summe + g.anzahl, 0), gruende: liste };
}

/** null: done; otherwise the rule that forbids it. */
async function versuche(umgebung: Umgebung, befehl: Personenbefehl, personID: string): Promise<string | null> {
	try {
		await legeZugangAn(umgebung, befehl, personID, ['MA_VEREIN']);
		return null;
	} catch (fehler) {
		return absage(umgebung, fehler, { auftrag: 'zugaenge-anlegen', stream: `${personAggregat.name}-${personID}` });
	}
}
