import { fuehreAus, type Neues } from '#commands/akte/befehl.ts';
import { type Aktenbefehl, ladeLage } from '#commands/akte/lage.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { probiere } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type NachrichtEingabe, nachricht } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeEmpfang } from './nachrichtempfang.ts';

/** A free message with its files. */
export const sendeNachricht = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: NachrichtEingabe,
): Promise<Neues> =>
	fuehreAus(umgebung, befehl, freiwilligerID, async (lage, sitzung) => {
		const empfang = await ladeEmpfang(sitzung.db, lage, null);
		const entschluss = nachricht(lage, { ...eingabe, empfang });
		await haengeAn(sitzung, eingabe.anhaenge ?? [], befehl.akteur.userID);
		return entschluss;
	});

/** What would refuse it now. */
export const probiereNachricht = (
	umgebung: Umgebung,
	akteur: Akteur,
	freiwilligerID: string,
	eingabe: NachrichtEingabe,
): Promise<readonly Regelverstoss[]> =>
	probiere(umgebung, { akteur }, async (sitzung) => {
		const lage = await ladeLage(sitzung, akteur, freiwilligerID);
		const empfang = await ladeEmpfang(sitzung.db, lage, null);
		try {
			nachricht(lage, { ...eingabe, empfang });
			return [];
		} catch (fehler) {
			// Whose message it isn't, or to nobody at all, is no question of the message.
			if (fehler instanceof Abgelehnt && fehler.verstoesse.every(({ http }) => http === 422)) return fehler.verstoesse;
			throw fehler;
		}
	});
