import type { eingang as vertrag } from '#api/contract/system/eingang.ts';
import { eingang } from '#projections/queries/start/eingang.ts';
import type { Handlers } from '../handler.ts';

/** Where the results of long work wait for whoever began it. */
export const eingangHandlers: Handlers<typeof vertrag> = {
	holeEingang: async ({ umgebung, akteur }) => ({
		data: akteur.userID === null ? [] : [...(await eingang(umgebung.db, akteur.userID, umgebung.ctx().jetzt))],
	}),

	async leseEingang({ umgebung, akteur }) {
		if (akteur.userID === null) return;
		await umgebung.db
			.insertInto('eingang_gesehen')
			.values({ user_id: akteur.userID, bis: umgebung.ctx().jetzt })
			.onConflict((doppelt) => doppelt.column('user_id').doUpdateSet({ bis: umgebung.ctx().jetzt }))
			.execute();
	},
};
