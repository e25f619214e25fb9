import { haengeAn } from '#commands/dateien/anhaenge.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type NachrichtEingabe, nachricht } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { fuehreAus, type Neues } from './befehl.ts';
import type { Aktenauftrag } from './lage.ts';

/** A free message with its files. */
export const sendeNachricht = (
	umgebung: Umgebung,
	auftrag: Aktenauftrag,
	freiwilligerID: string,
	eingabe: NachrichtEingabe,
): Promise<Neues> =>
	fuehreAus(umgebung, auftrag, freiwilligerID, async (lage, sitzung) => {
		const entschluss = nachricht(lage, eingabe);
		await haengeAn(sitzung, eingabe.anhaenge ?? [], auftrag.akteur.userID);
		return entschluss;
	});
