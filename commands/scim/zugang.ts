/** The directory's access: its token is made, renewed and deleted by administrators, as keys of API clients are. */
import { sql } from 'kysely';
import { neuesGeheimnis } from '#commands/api-schluessel/geheimnis.ts';
import { pruefeEnde } from '#commands/api-schluessel/verwalten.ts';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

/** The token in plain text, this once. `gueltigBis`: its last day; null: without end. */
export async function erzeugeZugang(
	umgebung: Umgebung,
	befehl: Handlung & { readonly akteur: { readonly userID: string } },
	gueltigBis: string | null,
): Promise<string> {
	pruefeEnde(umgebung, gueltigBis);
	const { schluessel, praefix, hash } = neuesGeheimnis('scim');
	const id = umgebung.ctx().neueID();
	const zeile = { id, praefix, hash, gueltig_bis: gueltigBis, erstellt_von: befehl.akteur.userID };
	const angelegt = await execute(umgebung, befehl, async (sitzung) => {
		const schon = { index: 'scim_zugang_einer', verstoss: SCHON_ANGELEGT };
		sitzung.tabelle(sitzung.db.insertInto('scim_zugang').values(zeile), undefined, schon);
		return { id };
	});
	if (angelegt.id !== id) throw new Abgelehnt([SCHON_ANGELEGT]);
	return schluessel;
}

/** Another token in place of the one before, which is void at once. null: there is none. */
export async function erneuereZugang(umgebung: Umgebung, gueltigBis: string | null): Promise<string | null> {
	pruefeEnde(umgebung, gueltigBis);
	const { schluessel, praefix, hash } = neuesGeheimnis('scim');
	const neu = { praefix, hash, gueltig_bis: gueltigBis, erneuert_am: sql<string>`now()`, zuletzt_benutzt: null };
	return (await getroffen(umgebung, neu)) ? schluessel : null;
}

/** SCIM is off; accounts stay as they are. */
export const loescheZugang = (umgebung: Umgebung): Promise<boolean> =>
	getroffen(umgebung, { geloescht_am: sql<string>`now()`, hash: neuesGeheimnis('scim').hash });

async function getroffen({ db }: Umgebung, werte: object): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('scim_zugang')
		.set(werte)
		.where('geloescht_am', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

const SCHON_ANGELEGT: Regelverstoss = {
	code: 'SCIM_ANGELEGT',
	http: 409,
	text: 'Es gibt schon ein Token. Es wird nicht noch einmal gezeigt; erneuern Sie es, um ein neues zu sehen.',
};
