import type { foerderprogramme } from '#api/contract/geld/foerderung.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import {
	aendereFoerderprogramm,
	legeFoerderprogrammAn,
	loescheFoerderprogramm,
} from '#commands/geld/foerderprogramme.ts';
import type { FoerderprogrammFelder } from '#domain/geld/foerderung/programm.ts';
import { liesFoerderprogramme, type Programmsatz } from '#projections/queries/geld/foerderprogramme.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Funding programmes. */
export const foerderprogrammeHandlers: Handlers<typeof foerderprogramme> = {
	listeFoerderprogramme: async ({ umgebung }) => ({ data: (await liesFoerderprogramme(umgebung.db)).map(zeige) }),

	async legeFoerderprogrammAn(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { id } = await legeFoerderprogrammAn(
			umgebung,
			{ akteur, idempotenz },
			{ ...body, spalten: body.spalten ?? null },
		);
		return { data: await finde(anruf, id) };
	},

	async aendereFoerderprogramm(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { isAktiv, version, ...felder } = body;
		const aenderung = { felder: genannte(felder), isAktiv, version };
		await aendereFoerderprogramm(umgebung, { akteur, idempotenz }, params.id, aenderung);
		return { data: await finde(anruf, params.id) };
	},

	async loescheFoerderprogramm({ umgebung, akteur, idempotenz, params }) {
		await loescheFoerderprogramm(umgebung, { akteur, idempotenz }, params.id);
	},
};

/** Only the fields that were sent. */
const genannte = (felder: object): Partial<FoerderprogrammFelder> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

const zeige = ({ dienstartIDs, dienste, saetze, spalten, ...rest }: Programmsatz) => ({
	...rest,
	dienstartIDs: [...dienstartIDs],
	dienste: [...dienste],
	saetze: [...saetze],
	spalten: spalten && [...spalten],
});

async function finde({ umgebung }: Pick<Umstand, 'umgebung'>, id: string) {
	const satz = (await liesFoerderprogramme(umgebung.db)).find((s) => s.id === id);
	if (!satz) throw nichtGefunden();
	return zeige(satz);
}
