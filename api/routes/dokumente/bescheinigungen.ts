import type { bescheinigungen as vertrag } from '#api/contract/dokumente/bescheinigungen.ts';
import { bescheinigungen, bescheinigungenplan } from '#projections/queries/dokumente/bescheinigungen.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers } from '../handler.ts';

export const bescheinigungenHandlers: Handlers<typeof vertrag> = {
	async listeBescheinigungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await bescheinigungen(anruf.umgebung, await blickVon(anruf), anfrage);
		return alsSeite(seite, anfrage, (zeile) => zeile);
	},

	zaehleBescheinigungen: async (anruf) => gibAnzahlen(anruf, bescheinigungenplan(await blickVon(anruf))),
};
