import type { ersteSchritte as vertrag } from '#api/contract/system/erste-schritte.ts';
import { sindErsteSchritteOffen } from '#projections/queries/start/erste-schritte.ts';
import type { Handlers } from '../handler.ts';

/** The steps the start page proposes to who is new here. */
export const ersteSchritteHandlers: Handlers<typeof vertrag> = {
	holeErsteSchritte: async ({ umgebung: { db, ctx }, akteur: { userID } }) => ({
		data: { isOffen: userID !== null && (await sindErsteSchritteOffen(db, userID, ctx().jetzt)) },
	}),

	async beendeErsteSchritte({ umgebung: { db, ctx }, akteur: { userID } }) {
		if (userID === null) return;
		const zeile = { user_id: userID, am: ctx().jetzt };
		await db
			.insertInto('erste_schritte_beendet')
			.values(zeile)
			.onConflict((doppelt) => doppelt.doNothing())
			.execute();
	},
};
