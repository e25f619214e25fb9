/** Keys of API clients: made, changed, renewed and deleted by administrators. Table: API-Key. */
import { sql } from 'kysely';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { ApiScope } from '#domain/zugriff/api.ts';
import { neuesGeheimnis } from './geheimnis.ts';

export interface Schluesselangaben {
	readonly bezeichnung: string;
	readonly scopes: readonly ApiScope[];
	/** Last day; null: without end. */
	readonly gueltigBis: string | null;
	/** Who answers for the program, as far as it is known. */
	readonly ansprechperson: string;
	readonly ansprechpersonEmail: string;
	/** Addresses and networks from which it may be used; none: from everywhere. */
	readonly netze: readonly string[];
	/** None: the whole tenant. */
	readonly einsatzstelleIDs: readonly string[];
}

/** A key in plain text, this once. */
export interface NeuerSchluessel {
	readonly id: string;
	readonly key: string;
}

export async function erzeugeSchluessel(
	umgebung: Umgebung,
	befehl: Handlung & { readonly akteur: { readonly userID: string } },
	angaben: Schluesselangaben,
): Promise<NeuerSchluessel> {
	pruefeEnde(umgebung, angaben.gueltigBis);
	await pruefeStellen(umgebung, angaben.einsatzstelleIDs);
	const { schluessel, praefix, hash } = neuesGeheimnis();
	const id = umgebung.ctx().neueID();
	const zeile = { id, praefix, hash, erstellt_von: befehl.akteur.userID, ...spalten(angaben) };
	const angelegt = await execute(umgebung, befehl, async (sitzung) => {
		sitzung.tabelle(sitzung.db.insertInto('api_schluessel').values(zeile));
		return { id };
	});
	if (angelegt.id !== id) throw new Abgelehnt([SCHON_ANGELEGT]);
	return { id, key: schluessel };
}

/** The answer to a repetition: what was shown once isn't kept to be shown again. */
const SCHON_ANGELEGT: Regelverstoss = {
	code: 'SCHLUESSEL_ANGELEGT',
	http: 409,
	text: 'Der Schlüssel ist schon angelegt. Er wird nicht noch einmal gezeigt; erneuern Sie ihn, um einen neuen zu sehen.',
};

/** A day that has passed may stay; only another one must lie ahead. False: there is no such key. */
export async function aendereSchluessel(umgebung: Umgebung, id: string, angaben: Schluesselangaben): Promise<boolean> {
	const vorhanden = await vorhandener(umgebung, id).select('gueltig_bis').executeTakeFirst();
	if (!vorhanden) return false;
	if (vorhanden.gueltig_bis !== angaben.gueltigBis) pruefeEnde(umgebung, angaben.gueltigBis);
	await pruefeStellen(umgebung, angaben.einsatzstelleIDs);
	return getroffen(umgebung, id, spalten(angaben));
}

/** Another secret for the same key; the one before is void at once. */
export async function erneuereSchluessel(umgebung: Umgebung, id: string): Promise<string | null> {
	const { schluessel, praefix, hash } = neuesGeheimnis();
	const neu = { praefix, hash, erneuert_am: sql<string>`now()`, zuletzt_benutzt: null };
	return (await getroffen(umgebung, id, neu)) ? schluessel : null;
}

/** Its row stays, for events name it; the secret goes, and who answered for it. */
export const loescheSchluessel = (umgebung: Umgebung, id: string): Promise<boolean> =>
	getroffen(umgebung, id, {
		...{ geloescht_am: sql<string>`now()`, hash: neuesGeheimnis().hash },
		...{ ansprechperson: '', ansprechperson_email: '' },
	});

const spalten = ({ bezeichnung, scopes, gueltigBis, netze, einsatzstelleIDs, ...kontakt }: Schluesselangaben) => ({
	bezeichnung,
	scopes: [...new Set(scopes)],
	gueltig_bis: gueltigBis,
	netze: [...new Set(netze)],
	einsatzstelle_ids: [...new Set(einsatzstelleIDs)],
	ansprechperson: kontakt.ansprechperson,
	ansprechperson_email: kontakt.ansprechpersonEmail,
});

const vorhandener = ({ db }: Umgebung, id: string) =>
	db.selectFrom('api_schluessel').where('id', '=', id).where('geloescht_am', 'is', null);

async function getroffen({ db }: Umgebung, id: string, werte: object): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('api_schluessel')
		.set(werte)
		.where('id', '=', id)
		.where('geloescht_am', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The last day of what lets a program in lies ahead. */
export function pruefeEnde({ ctx }: Umgebung, gueltigBis: string | null): void {
	if (gueltigBis === null || gueltigBis >= ctx().heute) return;
	const text = 'Bitte geben Sie einen Tag ab heute an.';
	throw new Abgelehnt([{ code: 'FELD', http: 422, text, feld: 'gueltigBis' }]);
}

/** One that is none would open nothing, and nobody would know why. */
async function pruefeStellen({ db }: Umgebung, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const gefunden = await db
		.selectFrom('adresse')
		.select('id')
		.where('id', 'in', [...ids])
		.where('typ', '=', 'EINSATZSTELLE')
		.execute();
	if (gefunden.length === new Set(ids).size) return;
	const text = 'Bitte wählen Sie Einsatzstellen aus der Liste.';
	throw new Abgelehnt([{ code: 'FELD', http: 422, text, feld: 'einsatzstelleIDs' }]);
}
