import { type Dokumentfall, dokumentfall } from '#domain/akte/dokument/dokumentfall.ts';
import { DokumentGeloescht } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { brichSignaturenAb } from '#domain/akte/signatur/ablauf.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

export interface DokumentLoeschenEingabe {
	readonly dokumentID: string;
	readonly grund?: string | null;
}

type Fall = Dokumentfall<DokumentLoeschenEingabe>;

export const DOKUMENT_LOESCHEN: Verb<Fall, 'dokumentLoeschen'> = {
	key: 'dokumentLoeschen',
	titel: 'Dokument löschen',
	rechte: [eigenesOderTraeger],
	ausgang: [ungeprueftOderAdmin],
	felder: [grundBeiGeprueftem],
};

/** Its line stays in the file, what was in it is gone. */
export function dokumentLoeschen(lage: Lage, eingabe: DokumentLoeschenEingabe): Entschluss {
	const fall = dokumentfall(lage, eingabe.dokumentID, eingabe);
	pruefe(DOKUMENT_LOESCHEN, fall);
	const { id: dokumentID, status: von } = fall.dokument;
	return vollende(lage, [
		...brichSignaturenAb(lage.akte, dokumentID, 'DOKUMENT'),
		DokumentGeloescht({ dokumentID, von }, worte(lage.akte.id, { grund: eingabe.grund })),
	]);
}

/** Who only handed it in may take it back; what others handed in is the Traeger's. */
function eigenesOderTraeger({ lage, dokument }: Fall): Befund {
	const eigenes = lage.akteur.userID !== null && dokument.hochgeladenVon === lage.akteur.userID;
	return eigenes || istTraeger(lage.akteur) ? null : KEINE_BERECHTIGUNG;
}

const istUngeprueft = ({ dokument }: Fall): boolean =>
	dokument.status === DOKUMENT.nr.Hochgeladen || dokument.status === DOKUMENT.nr.Abgelehnt;

function ungeprueftOderAdmin(fall: Fall, titel: string): Befund {
	if (istUngeprueft(fall) || hatRolle(fall.lage.akteur, 'ADMIN')) return null;
	return { ...beimDokument(titel, fall.dokument), behebbarDurch: ['ADMIN'] };
}

function grundBeiGeprueftem(fall: Fall): Befund {
	return fall.eingabe === null || istUngeprueft(fall) || fall.eingabe.grund?.trim() ? null : pflichtfeld('grund');
}
