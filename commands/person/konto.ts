import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { KONTO_VERGEBEN, legeKontoAn, loeseKonto, verknuepfe } from '#domain/person/konto.ts';
import { personAggregat } from '#domain/person/person.ts';
import type { Rolle } from '#domain/rollen.ts';
import { EMAIL_VERGEBEN } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { ladeUmfeld, type Personenbefehl } from './umfeld.ts';

/** Opens an account for the person; the mail of the account asks for its confirmation. */
export const legeZugangAn = (
	umgebung: Umgebung,
	befehl: Personenbefehl,
	personID: string,
	rollen: readonly Rolle[],
): Promise<{ id: string }> => execute(umgebung, befehl, (sitzung) => legeZugangAnIn(sitzung, befehl, personID, rollen));

/** The same as a part of another command. */
export async function legeZugangAnIn(
	sitzung: Sitzung,
	befehl: Personenbefehl,
	personID: string,
	rollen: readonly Rolle[],
): Promise<{ id: string }> {
	const person = await sitzung.lies(personAggregat, personID);
	const userID = sitzung.ctx.neueID();
	const user = await sitzung.lies(userAggregat, userID);
	const adresseIDs = person.funktionen.map((f) => f.adresseID);
	const umfeld = await ladeUmfeld(sitzung, befehl, adresseIDs);
	const entschluss = legeKontoAn(person, user, { ...umfeld, rollen });
	const { email } = sitzung.schreibe(userAggregat, userID, entschluss.user);
	sitzung.nimm('EMAIL', email, userAggregat, userID, EMAIL_VERGEBEN);
	sitzung.schreibe(personAggregat, personID, entschluss.person);
	nimmKonto(sitzung, userID, personID);
	return { id: userID };
}

/** Makes an account that exists the person's. */
export async function verknuepfeKonto(
	umgebung: Umgebung,
	befehl: Personenbefehl,
	{ personID, userID }: { readonly personID: string; readonly userID: string },
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const [person, user] = await Promise.all([
			sitzung.lies(personAggregat, personID),
			sitzung.lies(userAggregat, userID),
		]);
		sitzung.schreibe(personAggregat, personID, verknuepfe(person, user, befehl));
		nimmKonto(sitzung, userID, personID);
	});
}

export async function loeseVerknuepfung(umgebung: Umgebung, befehl: Personenbefehl, personID: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const person = await sitzung.lies(personAggregat, personID);
		const { userID } = person.felder;
		sitzung.schreibe(personAggregat, personID, loeseKonto(person, befehl));
		if (userID !== null) sitzung.gib('PERSON_KONTO', userID, personAggregat, personID);
	});
}

const nimmKonto = (sitzung: Sitzung, userID: string, personID: string): void =>
	sitzung.nimm('PERSON_KONTO', userID, personAggregat, personID, KONTO_VERGEBEN);
