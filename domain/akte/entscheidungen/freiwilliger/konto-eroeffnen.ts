import { BewerbungAbgesendet, KontoEroeffnet } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { nichtMoeglich } from '#domain/akte/regeln/ausgang.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface KontoEroeffnenEingabe {
	readonly userID: string;
}

const KONTO_EROEFFNEN: Verb<Fall<KontoEroeffnenEingabe>, Aktion> = {
	key: 'kontoEroeffnen',
	titel: 'Konto aktivieren',
	unbestaetigt: true,
	ausgang: [nochNicht],
};

/** The e-mail address is confirmed by its one-time token: the wishes made at registration count from now. */
export function kontoEroeffnen(lage: Lage, eingabe: KontoEroeffnenEingabe): Entschluss {
	pruefeRegeln(KONTO_EROEFFNEN, { lage, eingabe });
	const abgesendet = lage.akte.wuensche.length > 0 && !lage.akte.bewerbungAbgesendetAm;
	return vollende(lage, [KontoEroeffnet({ userID: eingabe.userID }), ...(abgesendet ? [BewerbungAbgesendet({})] : [])]);
}

function nochNicht({ lage }: Fall, titel: string): Befund {
	if (!lage.akte.existiert) return NICHT_GEFUNDEN;
	return lage.akte.kontoEroeffnetAm ? nichtMoeglich(titel, lage.akte) : null;
}
