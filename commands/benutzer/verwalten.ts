import { type SqlBool, sql } from 'kysely';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { verfall } from '#commands/zugang/einmal-token.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { istAktiv, type User, userAggregat } from '#domain/user/user.ts';
import { type Benutzeraenderung, verwalteUser } from '#domain/user/verwalten.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { haelt } from '#projections/queries/liste/ausdruck.ts';
import { alsZuordnung } from './adressen.ts';
import { alsBefehl, type Benutzerbefehl } from './befehl.ts';

/** As `Benutzeraenderung`, with the places as they are named on the wire. */
export interface Aenderung extends Omit<Benutzeraenderung, 'einsatzstelleIDs' | 'einsatzortIDs'> {
	readonly adresseIDs?: readonly string[];
}

/** Changes an account; who is blocked is signed out everywhere, in the same transaction. */
export async function verwalteBenutzer(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	id: string,
	{ adresseIDs, ...aenderung }: Aenderung,
): Promise<void> {
	const { akteur } = befehl;
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const [user, zuordnung] = await Promise.all([
			sitzung.lies(userAggregat, id),
			adresseIDs && alsZuordnung(sitzung, adresseIDs),
			haltenAlsBerechtigt(sitzung, akteur),
		]);
		const umfeld = { akteur, andereAdmins: await andereAdmins(sitzung, user) };
		const warGesperrt = user.isGesperrt;
		sitzung.schreibe(userAggregat, id, verwalteUser(user, { ...aenderung, ...zuordnung }, umfeld));
		if (user.isGesperrt && !warGesperrt) schliesseAus(sitzung, id);
	});
}

/**
 * Whoever manages accounts must still be allowed to when it takes effect: of two administrators who block each other at
 * once one wins.
 */
export async function haltenAlsBerechtigt(sitzung: Sitzung, akteur: Akteur): Promise<void> {
	if (akteur.userID === null) return;
	const selbst = await sitzung.lies(userAggregat, akteur.userID);
	if (!istAktiv(selbst) || !darf({ ...akteur, rollen: selbst.rollen }, 'benutzerVerwalten')) {
		throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	}
}

/** Held until the commit, so that the last two can't take the office from each other. */
export async function andereAdmins(sitzung: Sitzung, { id, rollen }: User): Promise<number> {
	if (!rollen.includes('ADMIN')) return 0;
	const admins = await sitzung.db
		.selectFrom('benutzer')
		.select('id')
		.where(sql.ref<SqlBool>('is_aktiv'))
		.where(sql.ref<SqlBool>('is_mitarbeitend'))
		.where(haelt('rollen', 'ADMIN'))
		.where('id', '<>', id)
		.execute();
	const andere = await Promise.all(admins.map((zeile) => sitzung.lies(userAggregat, zeile.id)));
	return andere.filter((user) => istAktiv(user) && user.rollen.includes('ADMIN')).length;
}

/** Ends all sessions, and what mails still hold to sign in with. */
export function schliesseAus(sitzung: Sitzung, id: string): void {
	sitzung.tabelle(widerrufAller(sitzung.db, id));
	sitzung.tabelle(verfall(sitzung.db, ['ANMELDUNG', 'PASSWORT'], id));
}
