import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/konto-eroeffnen.ts';
import { schalteFrei } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { inhaber } from './inhaber.ts';

/** The address of the account is proven: it opens, and with it the volunteer's file, in the same append. */
export async function schalteKontoFrei(sitzung: Sitzung, user: User): Promise<void> {
	sitzung.schreibe(userAggregat, user.id, schalteFrei(user));
	if (user.freiwilligerID) await oeffneAkte(sitzung, user.id, user.freiwilligerID);
}

async function oeffneAkte(sitzung: Sitzung, userID: string, freiwilligerID: string): Promise<void> {
	const lage = await ladeLage(sitzung, inhaber(userID, freiwilligerID), freiwilligerID);
	schreibe(sitzung, freiwilligerID, kontoEroeffnen(lage, { userID }));
}
