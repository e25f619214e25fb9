import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { WunschKontaktiert } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { keineAndereEinigung } from '#domain/akte/regeln/bewerbung.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';

export interface KontaktierenEingabe {
	readonly wunschID: string;
	readonly nachricht?: string | null;
	/** A talk about this wish that is to be. */
	readonly meetingID?: string | undefined;
}

export const KONTAKTIEREN: Verb<Wunschfall> = {
	key: 'kontaktieren',
	titel: 'Kontaktieren',
	ausgang: [wunschGeht('WunschKontaktiert')],
	regeln: [
		keineAndereEinigung,
		dienstartFest(2000),
		pflichtdokumenteVollstaendig(2100),
		abfragefelderAusgefuellt(2100),
	],
};

/** W6: the host invites to an interview. */
export function kontaktieren(lage: Lage, eingabe: KontaktierenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(KONTAKTIEREN, wunschfall(lage, wunsch, eingabe));
	const schritt = wunschSchritt(wunsch, 'WunschKontaktiert');
	const { meetingID } = eingabe;
	return vollende(lage, [
		WunschKontaktiert(meetingID ? { ...schritt, meetingID } : schritt, worte(lage.akte.id, eingabe)),
	]);
}
