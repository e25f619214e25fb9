import { sql } from 'kysely';
import type { Befehl } from '#commands/befehl.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Laufeingabe } from '#domain/sammellauf.ts';
import type { Sammelliste, Sammelzeile } from '#projections/queries/akte/sammelauswahl.ts';

/** Name of the job that does an action to many. */
export const SAMMELAKTION = 'sammelaktion';

interface Vorhaben {
	readonly liste: Sammelliste;
	readonly eingabe: Laufeingabe;
	readonly zeilen: readonly Pick<Sammelzeile, 'eintragID' | 'freiwilligerID' | 'wunschID' | 'dokumentID'>[];
}

/** A run somebody can follow, and how many it is about. */
export interface Begonnen {
	readonly id: string;
	readonly n: number;
}

/** Notes who is meant and leaves the doing to a job, which goes on after any interruption. */
export function beginneSammelaktion(
	umgebung: Umgebung,
	befehl: Befehl,
	{ liste, eingabe, zeilen }: Vorhaben,
): Promise<Begonnen> {
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
			...(freiwilligerID === null ? { ergebnis: [NICHT_GEFUNDEN.code], text: NICHT_GEFUNDEN.text } : {}),
			dokument_id: dokumentID,
		}));
		const rest = sql`insert into sammelauftrag_zeile
				(sammelauftrag_id, reihe, eintrag_id, freiwilliger_id, wunsch_id, ergebnis, dokument_id, text)
			select ${id}::uuid, z.* from json_to_recordset(${JSON.stringify(inhalt)}::json) as z(
				reihe int, eintrag_id uuid, freiwilliger_id uuid, wunsch_id uuid, ergebnis text[], dokument_id uuid, text text)`;
		for (const anweisung of [lauf, rest]) sitzung.tabelle({ compile: () => anweisung.compile(db) });
		sitzung.outbox({ art: 'job', schluessel: SAMMELAKTION, daten: { sammelauftragID: id } });
		return { id, n: zeilen.length };
	});
}
