import { haengeAn } from '#commands/dateien/anhaenge.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type NachrichtEingabe, nachricht } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { fuehreAus, type Neues } from './befehl.ts';
import type { Aktenbefehl } from './lage.ts';

/** A free message with its files. */
export const sendeNachricht = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: NachrichtEingabe,
): Promise<Neues> =>
	fuehreAus(umgebung, befehl, freiwilligerID, async (lage, sitzung) => {
		const entschluss = nachricht(lage, eingabe);
		await haengeAn(sitzung, eingabe.anhaenge ?? [], befehl.akteur.userID);
		return entschluss;
	});
