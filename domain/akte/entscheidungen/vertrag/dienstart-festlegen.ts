import { dienstartFestgelegt } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimWunsch, wunschIn } from '#domain/akte/regeln/ausgang.ts';
import { dienstartAenderbar, dienstartBleibtFest } from '#domain/akte/regeln/dienstart.ts';
import { dienstartWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { dienstartFestlegbar } from '#domain/akte/regeln/rechte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { seite } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

export interface DienstartFestlegenEingabe {
	readonly wunschID: string;
	readonly dienstartID: string | null;
}

type Fall = Wunschfall<DienstartFestlegenEingabe>;

export const DIENSTART_FESTLEGEN: Verb<Fall> = {
	key: 'dienstartFestlegen',
	titel: 'Dienstart festlegen',
	rechte: [dienstartFestlegbar],
	ausgang: [wunschIn(0, 500, 1000, 2000), freiwilligerNurAmAnfang],
	felder: [dienstartWaehlbar],
	regeln: [dienstartAenderbar, dienstartBleibtFest],
};

/** W17, the Dienstart alone. */
export function dienstartFestlegen(lage: Lage, eingabe: DienstartFestlegenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, { wunsch: { dienstartID: eingabe.dienstartID } });
	pruefe(DIENSTART_FESTLEGEN, fall);
	return vollende(lage, dienstartFestgelegt(wunsch, fall.wunsch));
}

function freiwilligerNurAmAnfang({ lage, wunsch }: Fall, titel: string): Befund {
	return seite(lage.akteur) === 'FREIWILLIGER' && wunsch.status >= WUNSCH.nr.Kontaktiert
		? beimWunsch(titel, wunsch)
		: null;
}
