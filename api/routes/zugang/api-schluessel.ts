import type { apiSchluessel } from '#api/contract/zugang/api-schluessel.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import {
	aendereSchluessel,
	erneuereSchluessel,
	erzeugeSchluessel,
	loescheSchluessel,
} from '#commands/api-schluessel/verwalten.ts';
import { addiereTage } from '#domain/datum.ts';
import { LAEUFT_AB_TAGE } from '#domain/zugriff/api.ts';
import { type ApiSchluesselZeile, alleApiSchluessel } from '#projections/queries/zugang/api-schluessel.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Keys of API clients. */
export const apiSchluesselHandlers: Handlers<typeof apiSchluessel> = {
	async listeApiSchluessel(anruf) {
		return { data: (await alleApiSchluessel(anruf.umgebung.db)).map((z) => zeige(anruf, z)) };
	},

	async erzeugeApiSchluessel(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { userID } = akteur;
		if (userID === null) throw abgelaufen();
		const befehl = { akteur: { ...akteur, userID }, idempotenz };
		const { id, key } = await erzeugeSchluessel(umgebung, befehl, body);
		return { data: { ...(await einer(anruf, id)), key } };
	},

	async aendereApiSchluessel(anruf) {
		const { umgebung, params, body } = anruf;
		if (!(await aendereSchluessel(umgebung, params.id, body))) throw nichtGefunden();
		return { data: await einer(anruf, params.id) };
	},

	async loescheApiSchluessel({ umgebung, params }) {
		if (!(await loescheSchluessel(umgebung, params.id))) throw nichtGefunden();
	},

	async erneuereApiSchluessel({ umgebung, params }) {
		const key = await erneuereSchluessel(umgebung, params.id);
		if (key === null) throw nichtGefunden();
		return { data: { key } };
	},
};

async function einer(umstand: Umstand, id: string) {
	const [zeile] = await alleApiSchluessel(umstand.umgebung.db, id);
	if (!zeile) throw nichtGefunden();
	return zeige(umstand, zeile);
}

function zeige({ umgebung }: Umstand, { erstelltVonID, erstelltVon, ...z }: ApiSchluesselZeile) {
	const { heute } = umgebung.ctx();
	const isAbgelaufen = z.gueltigBis !== null && z.gueltigBis < heute;
	return {
		...z,
		isAbgelaufen,
		isBaldAbgelaufen: !isAbgelaufen && z.gueltigBis !== null && z.gueltigBis <= addiereTage(heute, LAEUFT_AB_TAGE),
		erstelltVon: { id: erstelltVonID, name: erstelltVon },
	};
}
