import { sql } from 'kysely';
import type { Befehl } from '#commands/befehl.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import { NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Sammelliste, Sammelzeile } from '#projections/queries/akte/sammelauswahl.ts';

/** Name of the job that does an action to many. */
export const SAMMELAKTION = 'sammelaktion';

interface Vorhaben {
	readonly liste: Sammelliste;
	readonly eingabe: Sammeleingabe;
	readonly zeilen: readonly Sammelzeile[];
}

/** Notes who is meant and leaves the doing to a job, which goes on after any interruption. */
export function beginneSammelaktion(
	umgebung: Umgebung,
	befehl: Befehl,
	{ liste, eingabe, zeilen }: Vorhaben,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const { db, ctx } = sitzung;
		if (eingabe.aktion === 'nachricht') await haengeAn(sitzung, eingabe.anhaenge ?? [], befehl.akteur.userID);
		const id = ctx.neueID();
		const { userID, rollen, impersoniertVon } = befehl.akteur;
		const lauf = sql`insert into sammelauftrag
				(id, user_id, rollen, impersoniert_von, liste, aktion, eingabe, begonnen_am)
			values (${id}, ${userID}, ${sql.val(rollen)}::text[], ${impersoniertVon}, ${liste}, ${eingabe.aktion},
				${JSON.stringify(eingabe)}::jsonb, ${ctx.jetzt})`;
		const inhalt = zeilen.map(({ eintragID, freiwilligerID, wunschID, dokumentID }, i) => ({
			...{ reihe: i + 1, eintrag_id: eintragID, freiwilliger_id: freiwilligerID, wunsch_id: wunschID },
			ergebnis: freiwilligerID === null ? [NICHT_GEFUNDEN.code] : null,
			dokument_id: dokumentID,
		}));
		const rest = sql`insert into sammelauftrag_zeile
			select ${id}::uuid, z.* from json_to_recordset(${JSON.stringify(inhalt)}::json)
				as z(reihe int, eintrag_id uuid, freiwilliger_id uuid, wunsch_id uuid, ergebnis text[], dokument_id uuid)`;
		for (const anweisung of [lauf, rest]) sitzung.tabelle({ compile: () => anweisung.compile(db) });
		sitzung.outbox({ art: 'job', schluessel: SAMMELAKTION, daten: { sammelauftragID: id } });
		return { id };
	});
}
