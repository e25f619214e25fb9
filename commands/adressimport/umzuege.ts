import type { Kysely } from 'kysely';
import { ADRESSE_BEZEICHNUNG } from '#domain/adresse/adressfelder.ts';
import { pruefeUmzug } from '#domain/adresse/regeln.ts';
import type { Bestand } from '#domain/adressimport/abgleich.ts';
import type { Planzeile, Zeilenmeldung } from '#domain/adressimport/zeile.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { verwendungVon } from '#projections/queries/orte/adressakte.ts';

/** Einsatzorte that are to move to another Einsatzstelle: those in use may not, and whether they are is asked for here. */
export async function pruefeUmzuege(
	db: Kysely<DB>,
	zeilen: readonly Planzeile[],
	bestand: Bestand,
): Promise<readonly Planzeile[]> {
	const geprueft = [...zeilen];
	for (const [i, zeile] of zeilen.entries()) {
		const { auftrag } = zeile;
		const adresse = auftrag && bestand.nachID.get(auftrag.adresseID);
		if (!adresse || auftrag.angaben.uebergeordneteID === undefined) continue;
		const verwendung = await verwendungVon(db, adresse.id);
		try {
			pruefeUmzug(adresse, { ...adresse.felder, ...auftrag.angaben }, verwendung);
		} catch (fehler) {
			if (!(fehler instanceof Abgelehnt)) throw fehler;
			const [verstoss] = fehler.verstoesse;
			const spalte = ADRESSE_BEZEICHNUNG.uebergeordneteID;
			const meldung: Zeilenmeldung = { istFehler: true, spalte, text: verstoss?.text ?? fehler.message };
			const nichts = { aktion: 'NICHTS', auftrag: null, aenderungen: [], kontakte: [] } as const;
			geprueft[i] = { ...zeile, ...nichts, ergebnis: 'Error', meldungen: [...zeile.meldungen, meldung] };
		}
	}
	return geprueft;
}
