/** Users as the directory makes, changes and takes them away. */

import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { trenneIdentitaeten } from '#commands/zugang/identitaet.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Angaben } from '#domain/scim/benutzer.ts';
import { USER } from '#domain/status/user.ts';
import { EMAIL_VERGEBEN } from '#domain/user/entscheidungen.ts';
import { type Konto, kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import {
	scimEinstellung,
	scimGruppen,
	type Verzeichniseintrag,
	verzeichniseintraege,
	warImVerzeichnis,
} from '#projections/queries/zugang/scim.ts';
import { behaeltRechte, gleicheAb, merke, mitWiederholung, NAME_VERGEBEN } from './abgleich.ts';

/** Makes somebody known, and his account once he has a role. Returns his id. */
export async function nimmAuf(umgebung: Umgebung, akteur: Akteur, angaben: Angaben): Promise<string> {
	return execute(umgebung, ohneSchluessel(akteur), async (sitzung) => {
		const gruppen = await scimGruppen(sitzung.db);
		const konto = await kontoZurEmail(sitzung.db, angaben.email);
		const anfang = konto === null ? NEU : await anfangVon(sitzung, konto);
		const id = konto?.id ?? sitzung.ctx.neueID();
		await pruefeEmail(sitzung, id, angaben.email);
		const wer = { ...angaben, id, gruppeIDs: [], behaeltRechte: anfang.behaeltRechte };
		const werte = { ...spalten(angaben), behaelt_rechte: behaeltRechte(wer, gruppen), geloescht_am: null };
		sitzung.tabelle(
			sitzung.db
				.insertInto('scim_benutzer')
				.values({ id, ...werte })
				.onConflict((oc) => oc.column('id').doUpdateSet(werte)),
			undefined,
			NAME_VERGEBEN,
		);
		const vorher = { ...anfang, rollen: [], berechtigungen: [], gruppeIDs: [] };
		await gleicheAb(sitzung, { akteur, vorher: { wer: vorher, gruppen }, nachher: { wer, gruppen } });
		return id;
	});
}

const NEU = { aktiv: false, behaeltRechte: false };

/**
 * Where an account begins that there is already: one the directory had and deleted is as he left it; any other it may
 * only link if an administrator has agreed to it, and never that of a volunteer or of the operator.
 */
async function anfangVon({ db }: Sitzung, { id, rollen, status, freiwilligerID }: Konto) {
	const [eintrag] = await verzeichniseintraege(db, { id });
	if (eintrag) throw new Abgelehnt([EMAIL_VERGEBEN]);
	const istFremd = freiwilligerID !== null || rollen.some((r) => r === 'FREIWILLIGER' || r === 'SYSTEMADMIN');
	if (!istFremd && (await warImVerzeichnis(db, id))) return NEU;
	const { isUebernahme } = await scimEinstellung(db);
	if (istFremd || !isUebernahme || status !== USER.nr.Freigeschaltet) throw new Abgelehnt([EMAIL_VERGEBEN]);
	return { aktiv: true, behaeltRechte: true };
}

/** `aendere`: what is said of him from now on, by what was said before. */
export const aendereEintrag = (
	umgebung: Umgebung,
	akteur: Akteur,
	id: string,
	aendere: (vorher: Verzeichniseintrag) => Angaben | Promise<Angaben>,
): Promise<void> =>
	mitWiederholung(() =>
		execute(umgebung, ohneSchluessel(akteur), async (sitzung) => {
			const [vorher, gruppen] = await Promise.all([eintragVon(sitzung, id), scimGruppen(sitzung.db)]);
			const angaben = await aendere(vorher);
			const wer = { ...vorher, ...angaben };
			if (vorher.email !== wer.email) await pruefeEmail(sitzung, id, wer.email);
			merke(sitzung, vorher, { ...spalten(angaben), behaelt_rechte: behaeltRechte(wer, gruppen) });
			await gleicheAb(sitzung, { akteur, vorher: { wer: vorher, gruppen }, nachher: { wer, gruppen } });
		}),
	);

/** His account is blocked and linked to nothing; what happened with it stays. */
export const entferneEintrag = (umgebung: Umgebung, akteur: Akteur, id: string): Promise<void> =>
	mitWiederholung(() =>
		execute(umgebung, ohneSchluessel(akteur), async (sitzung) => {
			const [vorher, gruppen] = await Promise.all([eintragVon(sitzung, id), scimGruppen(sitzung.db)]);
			const wer = { ...vorher, aktiv: false };
			await gleicheAb(sitzung, { akteur, vorher: { wer: vorher, gruppen }, nachher: { wer, gruppen } });
			merke(sitzung, vorher, { ...LEER, geloescht_am: sitzung.ctx.jetzt });
			sitzung.tabelle(sitzung.db.deleteFrom('scim_mitglied').where('benutzer_id', '=', id));
			sitzung.tabelle(trenneIdentitaeten(sitzung.db, id));
		}),
	);

/** Also of somebody who waits for a role, and whose account would find it taken. */
async function pruefeEmail({ db }: Sitzung, id: string, email: string): Promise<void> {
	const konto = await kontoZurEmail(db, email);
	const anderer = await db
		.selectFrom('scim_benutzer')
		.select('id')
		.where('email', '=', email)
		.where('id', '<>', id)
		.where('geloescht_am', 'is', null)
		.executeTakeFirst();
	if (anderer || (konto && konto.id !== id)) throw new Abgelehnt([EMAIL_VERGEBEN]);
}

const spalten = (a: Angaben) => ({
	user_name: a.userName,
	external_id: a.externalId,
	vorname: a.vorname,
	nachname: a.nachname,
	anzeigename: a.anzeigename,
	email: a.email,
	aktiv: a.aktiv,
	rollen: [...a.rollen],
	berechtigungen: [...a.berechtigungen],
});

const LEER = {
	...{ user_name: '', external_id: null, vorname: '', nachname: '', anzeigename: null, email: '' },
	...{ aktiv: false, rollen: [] as string[], berechtigungen: [] as string[], behaelt_rechte: false },
};

async function eintragVon({ db }: Sitzung, id: string): Promise<Verzeichniseintrag> {
	const [eintrag] = await verzeichniseintraege(db, { id });
	if (!eintrag) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return eintrag;
}
