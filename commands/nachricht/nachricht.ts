import { fuehreAus, type Neues } from '#commands/akte/befehl.ts';
import { type Aktenbefehl, ladeLage } from '#commands/akte/lage.ts';
import type { Handlung } from '#commands/befehl.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { execute, probiere } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	type NachrichtEingabe,
	nachricht,
	nachrichtprobe,
} from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { ladeEmpfang } from './nachrichtempfang.ts';

/** A free message with its files. */
export const sendeNachricht = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: NachrichtEingabe,
): Promise<Neues> =>
	fuehreAus(umgebung, befehl, freiwilligerID, async (lage, sitzung) => {
		const empfang = await ladeEmpfang(sitzung.db, lage, { ...eingabe, wunschID: null });
		const entschluss = nachricht(lage, { ...eingabe, empfang });
		await haengeAn(sitzung, eingabe.anhaenge ?? [], befehl.akteur.userID);
		return entschluss;
	});

/** To whoever writes it, as the volunteer would get it; nothing of it is kept in the file. */
export const sendeNachrichttest = (
	umgebung: Umgebung,
	befehl: Handlung,
	freiwilligerID: string,
	{ wunschID, ...text }: Nachrichttext & { readonly wunschID: string | null },
): Promise<void> =>
	execute(umgebung, befehl, async (sitzung) => {
		const { userID } = befehl.akteur;
		if (userID === null) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID);
		const empfang = await ladeEmpfang(sitzung.db, lage, { wunschID });
		if (!empfang) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const daten = { isProbe: true as const, freiwilligerID, nachricht: nachrichtprobe(lage, { ...text, empfang }) };
		sitzung.outbox(mailzeile('NACHRICHT_FREI', { art: 'USER', id: userID }, daten));
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
		const empfang = await ladeEmpfang(sitzung.db, lage, { ...eingabe, wunschID: null });
		try {
			nachricht(lage, { ...eingabe, empfang });
			return [];
		} catch (fehler) {
			// Whose message it isn't, or to nobody at all, is no question of the message.
			if (fehler instanceof Abgelehnt && fehler.verstoesse.every(({ http }) => http === 422)) return fehler.verstoesse;
			throw fehler;
		}
	});
