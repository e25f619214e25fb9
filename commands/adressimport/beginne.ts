import { sql } from 'kysely';
import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Planzeile } from '#domain/adressimport/zeile.ts';

/** Name of the job that writes what an import has planned. */
export const ADRESSIMPORT = 'adressimport';

interface Vorhaben {
	readonly dateiname: string;
	/** New addresses take part in it; empty: in none. */
	readonly zyklusID: string;
	readonly zeilen: readonly Planzeile[];
}

/** Keeps a plan without errors and leaves the writing to a job, which goes on after any interruption. */
export function beginneImport(
	umgebung: Umgebung,
	befehl: Befehl,
	{ dateiname, zyklusID, zeilen }: Vorhaben,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const { db, ctx } = sitzung;
		const id = ctx.neueID();
		const { userID, rollen, impersoniertVon } = befehl.akteur;
		const akteur = JSON.stringify({ userID, rollen, impersoniertVon });
		const reihe = reihenfolge(zeilen);
		const lauf = sql`insert into adressimport (id, akteur, zyklus_id, dateiname, begonnen_am, gesamt)
			values (${id}, ${akteur}::jsonb, ${zyklusID || null}, ${dateiname}, ${ctx.jetzt}, ${reihe.size})`;
		const inhalt = JSON.stringify(zeilen.map((zeile) => ({ zeile, nr: zeile.nr, reihe: reihe.get(zeile) ?? null })));
		const rest = sql`insert into adressimport_zeile (import_id, nr, reihe, zeile)
			select ${id}, nr, reihe, zeile from json_to_recordset(${inhalt}::json) as z(nr int, reihe int, zeile jsonb)`;
		for (const anweisung of [lauf, rest]) sitzung.tabelle({ compile: () => anweisung.compile(db) });
		sitzung.outbox({ art: 'job', schluessel: ADRESSIMPORT, daten: { importID: id } });
		return { id };
	});
}

/** New Einsatzstellen come first: Einsatzorte of the same file belong to them. */
function reihenfolge(zeilen: readonly Planzeile[]): ReadonlyMap<Planzeile, number> {
	const [stellen, uebrige] = [true, false].map((erst) =>
		zeilen.filter(({ auftrag }) => auftrag && (auftrag.angaben.typ === 'EINSATZSTELLE') === erst),
	) as [Planzeile[], Planzeile[]];
	return new Map([...stellen, ...uebrige].map((zeile, i) => [zeile, i + 1]));
}
