import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeAuswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { kontoBestehtMail } from '#commands/zugang/konto-besteht.ts';
import { type ErfassenEingabe, erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { type RegistrierenEingabe, registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { EMAIL_VERGEBEN, legeUserAn, setzeKennwort } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from './lage.ts';
import { tauscheProfilbild } from './profilbild.ts';

/** What a registration brings besides the file: the password of the new account. */
export interface Registrierung extends Omit<RegistrierenEingabe, 'userID'> {
	readonly passwort: string;
	/** A picture that was uploaded with it. */
	readonly profilbild?: Mitgebracht | null;
}

/** An upload of somebody who gets his account only now; until then it is under an id of its own. */
interface Mitgebracht {
	readonly uploadID: string;
	readonly hochladerID: string;
}

/**
 * A person registers: account (OptIn), file and wishes in one append. Returns the volunteer's id. Of an address that has
 * an account already nobody learns that but its owner: everything is decided as for a new one, nothing is kept, and the
 * id is nobody's.
 */
export async function registriere(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	eingabe: Registrierung,
): Promise<{ id: string }> {
	try {
		return await legeAkteAn(umgebung, befehl, eingabe);
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt && fehler.verstoesse.includes(EMAIL_VERGEBEN))) throw fehler;
		return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
			const mail = await kontoBestehtMail(sitzung.db, eingabe.person.email ?? '');
			if (mail) sitzung.outbox(mail);
			return { id: sitzung.ctx.neueID() };
		});
	}
}

async function legeAkteAn(umgebung: Umgebung, befehl: Aktenbefehl, eingabe: Registrierung): Promise<{ id: string }> {
	const { passwort, profilbild = null, ...rest } = eingabe;
	const person = profilbild ? { ...rest.person, profilbildUploadID: profilbild.uploadID } : rest.person;
	const kennwortHash = await hashKennwort(passwort);
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const id = sitzung.ctx.neueID();
		await pruefeAuswahl(sitzung.db, eingabe.person);
		const lage = await ladeLage(sitzung, befehl.akteur, id, orte(eingabe));
		const userID = await legeKontoAn(sitzung, id, rest.person);
		sitzung.schreibe(userAggregat, userID, setzeKennwort(await sitzung.lies(userAggregat, userID)));
		sitzung.tabelle(kennwortZeile(sitzung.db, userID, kennwortHash));
		schreibe(sitzung, id, registrieren(lage, { ...rest, person, userID }));
		if (profilbild) {
			const { uploadID, hochladerID } = profilbild;
			await tauscheProfilbild(sitzung, lage.akte, null, hochladerID);
			sitzung.tabelle(sitzung.db.updateTable('upload').set({ user_id: userID }).where('id', '=', uploadID));
		}
		return { id };
	});
}

/** Staff creates a file by hand, with an account on request; its owner sets the password by the link of the mail. */
export async function erfasse(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	{ zugangAnlegen, ...eingabe }: Omit<ErfassenEingabe, 'userID'> & { readonly zugangAnlegen: boolean },
): Promise<{ id: string }> {
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const id = sitzung.ctx.neueID();
		await pruefeAuswahl(sitzung.db, eingabe.person);
		const lage = await ladeLage(sitzung, befehl.akteur, id, orte(eingabe));
		const userID = zugangAnlegen ? await legeKontoAn(sitzung, id, eingabe.person) : null;
		schreibe(sitzung, id, erfassen(lage, { ...eingabe, userID }));
		await tauscheProfilbild(sitzung, lage.akte, null, befehl.akteur.userID);
		return { id };
	});
}

/** The volunteer's account; its e-mail address belongs to no other. */
export async function legeKontoAn(sitzung: Sitzung, freiwilligerID: string, person: Personendaten): Promise<string> {
	const userID = sitzung.ctx.neueID();
	const { vorname = '', nachname = '' } = person;
	const email = (person.email ?? '').toLowerCase();
	const user = await sitzung.lies(userAggregat, userID);
	sitzung.schreibe(
		userAggregat,
		userID,
		legeUserAn(user, {
			vorname,
			nachname,
			email,
			rollen: ['FREIWILLIGER'],
			einsatzstelleIDs: [],
			einsatzortIDs: [],
			freiwilligerID,
			sprache: 'de',
		}),
	);
	sitzung.nimm('EMAIL', email, userAggregat, userID, EMAIL_VERGEBEN);
	return userID;
}

const orte = ({ wuensche }: { readonly wuensche: readonly { readonly einsatzortID: string }[] }) => ({
	adresseIDs: wuensche.map((w) => w.einsatzortID),
});
