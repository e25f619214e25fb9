import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { aendereName } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { type Aktenbefehl, alsBefehl, bedarfVon, ladeLage, reicht, schreibe } from './lage.ts';
import { tauscheProfilbild } from './profilbild.ts';

/** What a command created in the file, so that its repetition can name the same again. */
export interface Neues {
	readonly wunschIDs: readonly string[];
	readonly bemerkungIDs: readonly string[];
	readonly erziehungsberechtigterIDs: readonly string[];
	readonly seminarnachweisIDs: readonly string[];
}

/** What a command did. */
export interface Getan extends Neues {
	/** The file as it left it, for the answer; null: to be read anew, done before as it was, or for more than the file. */
	readonly danach: Danach | null;
}

export interface Danach {
	readonly lage: Lage;
	/** Of this command. */
	readonly ereignisse: readonly Aufgezeichnet<AkteEreignis>[];
}

/** Loads, decides and writes: the way of every command on one volunteer. */
export async function fuehreAus(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	entscheide: (lage: Lage, sitzung: Sitzung) => Entschluss | Promise<Entschluss>,
): Promise<Getan> {
	let entschieden: Neues | null = null;
	let danach: Danach | null = null;
	const ergebnis = await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID, befehl.bedarf);
		const vorher = bestand(lage.akte);
		const gelesen = bedarfVon(lage.akte, befehl.akteur, befehl.bedarf);
		const { profilbildUploadID, vorname, nachname } = lage.akte.person;
		schreibe(sitzung, freiwilligerID, await entscheide(lage, sitzung));
		const akte = await sitzung.lies(akteAggregat, freiwilligerID);
		if (akte.person.vorname !== vorname || akte.person.nachname !== nachname) await benenneKonto(sitzung, akte);
		await tauscheProfilbild(sitzung, akte, profilbildUploadID, befehl.akteur.userID);
		danach = danachVon(sitzung, lage, gelesen);
		entschieden = neues(vorher, akte);
		return entschieden;
	});
	// Done before, it says only what came into being.
	return { ...ergebnis, danach: ergebnis === entschieden ? danach : null };
}

/** The states of a session are its own, so they stand as after the command. */
function danachVon(sitzung: Sitzung, lage: Lage, gelesen: Referenzbedarf): Danach | null {
	const noetig = bedarfVon(lage.akte, lage.akteur);
	if (!sitzung.schreibtNur([akteAggregat, kontingentAggregat]) || !reicht(lage, gelesen, noetig)) return null;
	const ereignisse = sitzung.geschrieben(akteAggregat, lage.akte.id) as readonly Aufgezeichnet<AkteEreignis>[];
	return { lage, ereignisse };
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
