/** The take-over as runs somebody sees: one of the addresses, one of the Kontingente. */
import { sql } from 'kysely';
import type { Befehl } from '#commands/befehl.ts';
import { legeLaufAn } from '#commands/sammellauf/beginne.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { UNLESBAR } from '#domain/regelverstoss.ts';
import type { Begleitaktion } from '#domain/sammellauf.ts';
import { VERMERK } from '#projections/queries/akte/sammelauftrag.ts';
import { stellenMitKontingent, zuUebernehmendeAdressen } from '#projections/queries/traeger/zyklusstart.ts';
import { tueRoh } from '#projections/roh.ts';

interface Uebernahme {
	readonly zyklusID: string;
	readonly vorgaengerID: string;
	readonly kontingente: boolean;
}

/** Within the command that starts the cycle. */
export async function zeigeUebernahme(sitzung: Sitzung, befehl: Befehl, uebernahme: Uebernahme): Promise<void> {
	const { zyklusID, vorgaengerID, kontingente } = uebernahme;
	const beginne = (aktion: Begleitaktion, ids: readonly string[]) =>
		legeLaufAn(sitzung, befehl, {
			liste: 'ADRESSEN',
			eingabe: { aktion, zyklusID },
			zeilen: ids.map((eintragID) => ({ eintragID })),
		});
	beginne('zyklusAdressen', await zuUebernehmendeAdressen(sitzung.db, uebernahme));
	if (kontingente) beginne('zyklusKontingente', await stellenMitKontingent(sitzung.db, vorgaengerID));
}

/** In the transaction that takes it over. */
export function vermerkeUebernommen(
	sitzung: Sitzung,
	aktion: Begleitaktion,
	zyklusID: string,
	eintragID: string,
): void {
	const anweisung = sql`update sammelauftrag_zeile z set ergebnis = array[${VERMERK.GETAN}]
		from sammelauftrag a where a.id = z.sammelauftrag_id and ${offen(zyklusID)}
			and a.aktion = ${aktion} and z.eintrag_id = ${eintragID} and z.ergebnis is null`;
	sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) });
}

/** What is left needs nothing any more, or, where nobody tries it again, couldn't be done. */
export async function beendeUebernahme({ db, ctx }: Umgebung, zyklusID: string, isGanz: boolean): Promise<void> {
	const rest = isGanz ? { ergebnis: VERMERK.SCHON, text: null } : { ergebnis: UNLESBAR.code, text: UNLESBAR.text };
	await tueRoh(
		db,
		sql`update sammelauftrag_zeile z set ergebnis = array[${rest.ergebnis}], text = ${rest.text}
		from sammelauftrag a where a.id = z.sammelauftrag_id and ${offen(zyklusID)} and z.ergebnis is null`,
	);
	await tueRoh(
		db,
		sql`update sammelauftrag a set eingabe = null, beendet_am = ${ctx().jetzt} where ${offen(zyklusID)}`,
	);
}

const offen = (zyklusID: string) => sql`a.beendet_am is null
	and a.aktion in ('zyklusAdressen', 'zyklusKontingente') and a.eingabe ->> 'zyklusID' = ${zyklusID}`;
