import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/konto-eroeffnen.ts';
import type { Akteur } from '#domain/rollen.ts';
import { schalteFrei } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';

/** The address of the account is proven: it opens, and with it the volunteer's file, in the same append. */
export async function schalteKontoFrei(sitzung: Sitzung, user: User): Promise<void> {
	sitzung.schreibe(userAggregat, user.id, schalteFrei(user));
	if (user.freiwilligerID) await oeffneAkte(sitzung, user.id, user.freiwilligerID);
}

async function oeffneAkte(sitzung: Sitzung, userID: string, freiwilligerID: string): Promise<void> {
	const akteur: Akteur = {
		art: 'TOKEN',
		userID,
		rollen: ['FREIWILLIGER'],
		einsatzortIDs: [],
		einsatzstelleIDs: [],
		freiwilligerID,
		impersoniertVon: null,
	};
	const lage = await ladeLage(sitzung, akteur, freiwilligerID);
	schreibe(sitzung, freiwilligerID, kontoEroeffnen(lage, { userID }));
}
