import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { bestaetigeOptIn } from '#domain/person/entscheidungen.ts';
import { personAggregat } from '#domain/person/person.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { personZurAnfrage } from '#projections/queries/orte/personen.ts';

/**
 * The holder of the link confirms the address it was sent to, once. The token belongs to one question: a link that went
 * to an address given up since confirms nothing.
 */
export async function bestaetige(umgebung: Umgebung, token: string, idempotenz: Idempotenz | null): Promise<void> {
	const anfrageID = await inhaberVon(umgebung.db, 'PERSON_OPTIN', token);
	const id = anfrageID && (await personZurAnfrage(umgebung.db, anfrageID));
	if (!anfrageID || !id) throw new Abgelehnt([LINK_UNGUELTIG]);
	await execute(umgebung, perLink(null, idempotenz), async (sitzung) => {
		const ereignisse = bestaetigeOptIn(await sitzung.lies(personAggregat, id), anfrageID);
		if (!ereignisse) throw new Abgelehnt([LINK_UNGUELTIG]);
		sitzung.schreibe(personAggregat, id, ereignisse);
		sitzung.tabelle(verbrauch(sitzung.db, 'PERSON_OPTIN', token), LINK_UNGUELTIG);
	});
}
