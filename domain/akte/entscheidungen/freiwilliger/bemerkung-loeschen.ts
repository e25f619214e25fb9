import { BemerkungGeloescht } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { liestBemerkung, loeschtBemerkung } from '#domain/akte/sicht/bemerkungen.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface BemerkungLoeschenEingabe {
	readonly bemerkungID: string;
}

const BEMERKUNG_LOESCHEN: Verb<Fall<BemerkungLoeschenEingabe>, Aktion> = {
	key: 'bemerkungLoeschen',
	titel: 'Bemerkung löschen',
	unbestaetigt: true,
	rechte: [eigeneNeueOderAdmin],
	ausgang: [],
};

/** Table: remarks. */
export function bemerkungLoeschen(lage: Lage, eingabe: BemerkungLoeschenEingabe): Entschluss {
	const bemerkung = lage.akte.bemerkungen.find((b) => b.id === eingabe.bemerkungID);
	if (!bemerkung || !liestBemerkung(lage.akteur, lage.akte, bemerkung)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	pruefe(BEMERKUNG_LOESCHEN, { lage, eingabe });
	return vollende(lage, [BemerkungGeloescht({ bemerkungID: bemerkung.id })]);
}

function eigeneNeueOderAdmin({ lage, eingabe }: Fall<BemerkungLoeschenEingabe>): Befund {
	const bemerkung = lage.akte.bemerkungen.find((b) => b.id === eingabe?.bemerkungID);
	return bemerkung && loeschtBemerkung(lage.akteur, bemerkung, lage.ctx.jetzt) ? null : KEINE_BERECHTIGUNG;
}
