import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { aendereName } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from './lage.ts';
import { tauscheProfilbild } from './profilbild.ts';

/** What a command created in the file, so that its repetition can name the same again. */
export interface Neues {
	readonly wunschIDs: readonly string[];
	readonly bemerkungIDs: readonly string[];
	readonly erziehungsberechtigterIDs: readonly string[];
	readonly seminarnachweisIDs: readonly string[];
}

/** Loads, decides and writes: the way of every command on one volunteer. Says what it created. */
export async function fuehreAus(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	entscheide: (lage: Lage, sitzung: Sitzung) => Entschluss | Promise<Entschluss>,
): Promise<Neues> {
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID, befehl.bedarf);
		const vorher = bestand(lage.akte);
		const { profilbildUploadID, vorname, nachname } = lage.akte.person;
		schreibe(sitzung, freiwilligerID, await entscheide(lage, sitzung));
		const akte = await sitzung.lies(akteAggregat, freiwilligerID);
		if (akte.person.vorname !== vorname || akte.person.nachname !== nachname) await benenneKonto(sitzung, akte);
		await tauscheProfilbild(sitzung, akte, profilbildUploadID, befehl.akteur.userID);
		return neues(vorher, akte);
	});
}

/** A volunteer has one name: the account takes that of the file. */
async function benenneKonto(sitzung: Sitzung, { userID, person: { vorname, nachname } }: Akte): Promise<void> {
	if (!userID || !vorname || !nachname) return;
	const user = await sitzung.lies(userAggregat, userID);
	if (user.existiert && !user.geloescht)
		sitzung.schreibe(userAggregat, userID, aendereName(user, { vorname, nachname }));
}

function bestand({ wuensche, bemerkungen, erziehungsberechtigte, seminarnachweise }: Akte): ReadonlySet<string> {
	return new Set([...wuensche, ...bemerkungen, ...erziehungsberechtigte, ...seminarnachweise].map((x) => x.id));
}

function neues(vorher: ReadonlySet<string>, akte: Akte): Neues {
	const neu = (liste: readonly { readonly id: string }[]) => liste.map((x) => x.id).filter((id) => !vorher.has(id));
	return {
		wunschIDs: neu(akte.wuensche),
		bemerkungIDs: neu(akte.bemerkungen),
		erziehungsberechtigterIDs: neu(akte.erziehungsberechtigte),
		seminarnachweisIDs: neu(akte.seminarnachweise),
	};
}
