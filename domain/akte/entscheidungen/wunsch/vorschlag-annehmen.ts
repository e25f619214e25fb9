import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { BewerbungAbgesendet, VorschlagAngenommen } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { nichtMoeglich, wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { anzahlBewerbungen, keinBewerbungsstopp, keineAndereEinigung } from '#domain/akte/regeln/bewerbung.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

export interface VorschlagAnnehmenEingabe {
	readonly wunschID: string;
	readonly nachricht?: string | null;
}

export const VORSCHLAG_ANNEHMEN: Verb<Wunschfall> = {
	key: 'vorschlagAnnehmen',
	titel: 'Vorschlag annehmen',
	ausgang: [wunschGeht('VorschlagAngenommen'), akteOffen],
	regeln: [
		keinBewerbungsstopp,
		keineAndereEinigung,
		dienstartFest(2000),
		anzahlBewerbungen,
		pflichtdokumenteVollstaendig(2100),
		abfragefelderAusgefuellt(2100),
	],
};

/** After the closing a new application needs the file opened again (table: Derivation rule, notes). */
function akteOffen({ lage }: Wunschfall, titel: string): Befund {
	return lage.akte.status === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen ? nichtMoeglich(titel, lage.akte) : null;
}

/** W4, yes: the host's proposal becomes the volunteer's own application. */
export function vorschlagAnnehmen(lage: Lage, eingabe: VorschlagAnnehmenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(VORSCHLAG_ANNEHMEN, wunschfall(lage, wunsch, eingabe));
	return vollende(lage, [
		VorschlagAngenommen(wunschSchritt(wunsch, 'VorschlagAngenommen'), worte(lage.akte.id, eingabe)),
		...(lage.akte.bewerbungAbgesendetAm ? [] : [BewerbungAbgesendet({})]),
	]);
}
