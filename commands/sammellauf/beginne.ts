import { sql } from 'kysely';
import type { Befehl } from '#commands/befehl.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Begleiteingabe, Laufeingabe } from '#domain/sammellauf.ts';
import type { Laufliste } from '#projections/queries/akte/sammelauftrag.ts';

/** Name of the job that does an action to many. */
export const SAMMELAKTION = 'sammelaktion';

interface Vorhaben<E = Laufeingabe | Begleiteingabe> {
	readonly liste: Laufliste;
	readonly eingabe: E;
	readonly zeilen: readonly Gemeintes[];
}

/** One that is meant. */
export interface Gemeintes {
	readonly eintragID: string;
	/** null: there is no such row in the list of who asks; left out: it isn't about a volunteer. */
	readonly freiwilligerID?: string | null;
	readonly wunschID?: string | null;
	readonly dokumentID?: string | null;
	readonly gruppeID?: string;
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
	vorhaben: Vorhaben<Laufeingabe>,
): Promise<Begonnen> {
	return execute(umgebung, befehl, async (sitzung) => {
		const { eingabe } = vorhaben;
		if (eingabe.aktion === 'nachricht') await haengeAn(sitzung, eingabe.anhaenge ?? [], befehl.akteur.userID);
		const begonnen = legeLaufAn(sitzung, befehl, vorhaben);
		sitzung.outbox({ art: 'job', schluessel: SAMMELAKTION, daten: { sammelauftragID: begonnen.id } });
		return begonnen;
	});
}

/** Stands in the inbox of who began it before its job has. */
export function legeLaufAn(
	sitzung: Sitzung,
	{ akteur: { userID, rollen, impersoniertVon } }: Pick<Befehl, 'akteur'>,
	{ liste, eingabe, zeilen }: Vorhaben,
): Begonnen {
	const { db, ctx } = sitzung;
	const id = ctx.neueID();
	const lauf = sql`insert into sammelauftrag
			(id, user_id, rollen, impersoniert_von, liste, aktion, eingabe, begonnen_am)
		values (${id}, ${userID}, ${sql.val(rollen)}::text[], ${impersoniertVon}, ${liste}, ${eingabe.aktion},
			${JSON.stringify(eingabe)}::jsonb, ${ctx.jetzt})`;
	const inhalt = zeilen.map(({ eintragID, freiwilligerID, wunschID, dokumentID, gruppeID }, i) => ({
		...{ reihe: i + 1, eintrag_id: eintragID, freiwilliger_id: freiwilligerID, wunsch_id: wunschID },
		...{ dokument_id: dokumentID, gruppe_id: gruppeID },
		...(freiwilligerID === null && { ergebnis: [NICHT_GEFUNDEN.code], text: NICHT_GEFUNDEN.text }),
	}));
	const rest = sql`insert into sammelauftrag_zeile (sammelauftrag_id, reihe, eintrag_id, freiwilliger_id, wunsch_id,
			dokument_id, gruppe_id, ergebnis, text)
		select ${id}::uuid, z.* from json_to_recordset(${JSON.stringify(inhalt)}::json) as z(reihe int, eintrag_id uuid,
			freiwilliger_id uuid, wunsch_id uuid, dokument_id uuid, gruppe_id uuid, ergebnis text[], text text)`;
	for (const anweisung of [lauf, rest]) sitzung.tabelle({ compile: () => anweisung.compile(db) });
	return { id, n: zeilen.length };
}
