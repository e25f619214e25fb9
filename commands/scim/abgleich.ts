import { alsZuordnung } from '#commands/benutzer/adressen.ts';
import { andereAdmins, schliesseAus } from '#commands/benutzer/verwalten.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { verfall } from '#commands/zugang/einmal-token.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Angaben } from '#domain/scim/benutzer.ts';
import {
	gruppenVon,
	istWirksam,
	type Rechte,
	rechteAus,
	type Stand,
	type Verzeichnisgruppe,
} from '#domain/scim/gruppen.ts';
import { USER } from '#domain/status/user.ts';
import { bestaetigeEmailAenderung, fordereEmailAenderungAn } from '#domain/user/email-aendern.ts';
import { EMAIL_VERGEBEN, legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { verwalteUser } from '#domain/user/verwalten.ts';
import { pruefeNeuenZugang } from '#domain/user/zugangsangaben.ts';
import { scimEinstellung, type Verzeichniseintrag } from '#projections/queries/zugang/scim.ts';

/** What the directory wants of somebody. */
export interface Soll extends Angaben, Stand {
	readonly id: string;
	readonly gruppeIDs: readonly string[];
}

/** What of it the account is measured by. */
type Bisher = Pick<Soll, keyof Stand | 'rollen' | 'berechtigungen' | 'gruppeIDs'>;

export const rechteVon = (wer: Bisher, gruppen: readonly Verzeichnisgruppe[]): Rechte =>
	rechteAus(gruppenVon(wer, wer.gruppeIDs, gruppen));

/** Rights from before the link end as soon as the directory gives some. */
export const behaeltRechte = (wer: Bisher, gruppen: readonly Verzeichnisgruppe[]): boolean =>
	wer.behaeltRechte && rechteVon(wer, gruppen).rollen.length === 0;

interface Abgleich {
	readonly akteur: Akteur;
	readonly vorher: { readonly wer: Bisher; readonly gruppen: readonly Verzeichnisgruppe[] };
	readonly nachher: { readonly wer: Soll; readonly gruppen: readonly Verzeichnisgruppe[] };
}

/**
 * Makes the account what the directory wants it to be, by the decisions of administrators: name, address and roles are
 * what it says. Without a role there is no account yet; who loses the last one is blocked and signed out in this
 * transaction. An account an administrator has blocked stays so: it opens only when the directory had closed it.
 */
export async function gleicheAb(sitzung: Sitzung, { akteur, vorher, nachher }: Abgleich): Promise<void> {
	const { wer } = nachher;
	const neue = rechteVon(wer, nachher.gruppen);
	const [war, ist] = [istWirksam(vorher.wer, rechteVon(vorher.wer, vorher.gruppen)), istWirksam(wer, neue)];
	const user = await sitzung.lies(userAggregat, wer.id);
	if (!user.existiert) {
		if (ist) await eroeffne(sitzung, akteur, wer, neue);
		return;
	}
	const warGesperrt = user.isGesperrt;
	uebernimmEmail(sitzung, user, wer.email);
	// Only an open account can be blocked; the link of the invitation opens nothing then.
	if (war && !ist) oeffne(sitzung, user);
	const aenderung = {
		...(wer.vorname === user.vorname && wer.nachname === user.nachname
			? {}
			: { vorname: wer.vorname, nachname: wer.nachname }),
		...(neue.rollen.length > 0 ? { rollen: neue.rollen, ...(await alsZuordnung(sitzung, neue.adresseIDs)) } : {}),
		...(war === ist ? {} : { isGesperrt: !ist }),
	};
	const umfeld = { akteur, andereAdmins: await andereAdmins(sitzung, user) };
	sitzung.schreibe(userAggregat, user.id, verwalteUser(user, aenderung, umfeld));
	if (user.isGesperrt && !warGesperrt) schliesseAus(sitzung, user.id);
}

/** The directory vouches for the address; whoever is to set a password proves it by the mail instead. */
async function eroeffne(
	sitzung: Sitzung,
	akteur: Akteur,
	{ id, vorname, nachname, email }: Soll,
	{ rollen, adresseIDs }: Rechte,
): Promise<void> {
	const { isEinladung } = await scimEinstellung(sitzung.db);
	const zuordnung = await alsZuordnung(sitzung, adresseIDs);
	const neuer = pruefeNeuenZugang(akteur, { vorname, nachname, email, rollen: [...rollen], ...zuordnung });
	const user = await sitzung.lies(userAggregat, id);
	sitzung.schreibe(userAggregat, id, legeUserAn(user, neuer));
	sitzung.nimm('EMAIL', neuer.email, userAggregat, id, EMAIL_VERGEBEN);
	if (!isEinladung) sitzung.schreibe(userAggregat, id, schalteFrei(user));
}

function oeffne(sitzung: Sitzung, user: User): void {
	if (user.status === USER.nr.OptIn) sitzung.schreibe(userAggregat, user.id, schalteFrei(user));
}

function uebernimmEmail(sitzung: Sitzung, user: User, email: string): void {
	const { id, email: bisher } = user;
	if (bisher === email) return;
	oeffne(sitzung, user);
	sitzung.schreibe(userAggregat, id, fordereEmailAenderungAn(user, email));
	sitzung.schreibe(userAggregat, id, bestaetigeEmailAenderung(user));
	sitzung.gib('EMAIL', bisher.toLowerCase(), userAggregat, id);
	sitzung.nimm('EMAIL', email, userAggregat, id, EMAIL_VERGEBEN);
	// What was sent to the old address opens nothing any more.
	sitzung.tabelle(verfall(sitzung.db, ['PASSWORT', 'ANMELDUNG', 'AKTIVIERUNG', 'EMAIL_AENDERUNG'], id));
}

/** The statement that keeps a change, of a row that is still as it was decided on. */
export function merke(sitzung: Sitzung, { id, version }: Pick<Verzeichniseintrag, 'id' | 'version'>, werte: object) {
	const anweisung = sitzung.db
		.updateTable('scim_benutzer')
		.set({ ...werte, version: version + 1, geaendert_am: sitzung.ctx.jetzt })
		.where('id', '=', id)
		.where('version', '=', version);
	sitzung.tabelle(anweisung, ZUGLEICH, NAME_VERGEBEN);
}

const ZUGLEICH: Regelverstoss = {
	code: 'SCIM_ZUGLEICH',
	http: 409,
	text: 'Der Benutzer wurde zugleich geändert. Bitte senden Sie die Änderung noch einmal.',
};

export const NAME_VERGEBEN = {
	index: 'scim_benutzer_user_name',
	verstoss: { code: 'uniqueness', http: 409, text: 'Diesen userName hat schon ein anderer Benutzer.' },
} as const;

const VERSUCHE = 5;

/** A directory sends its changes beside each other: what met another one is decided again. */
export async function mitWiederholung<T>(tue: () => Promise<T>): Promise<T> {
	for (let versuch = 1; ; versuch++) {
		try {
			return await tue();
		} catch (fehler) {
			const istZugleich = fehler instanceof Abgelehnt && fehler.verstoesse[0]?.code === ZUGLEICH.code;
			if (!istZugleich || versuch === VERSUCHE) throw fehler;
		}
	}
}
