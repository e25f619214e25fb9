import type { barrierefreiheit } from '#api/contract/system/barrierefreiheit.ts';
import { beantworteMeldung, loescheMeldung, meldeBarriere } from '#commands/barrierefreiheit/meldungen.ts';
import { erklaerung } from '#domain/barrierefreiheit/erklaerung.ts';
import { PRUEFUNG } from '#domain/barrierefreiheit/pruefung.ts';
import { barrieremeldungen } from '#projections/queries/post/barrieremeldungen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Handlers } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';

/** The accessibility statement, and what people answer to it. */
export const barrierefreiheitHandlers: Handlers<typeof barrierefreiheit> = {
	async holeErklaerung(anruf) {
		const { db, ctx } = anruf.umgebung;
		const umfeld = { heute: ctx().heute, adresse: await portaladresse(anruf) };
		return { data: erklaerung(await alleParameter(db), PRUEFUNG, umfeld) };
	},

	async meldeBarriere({ umgebung, idempotenz, request: { ip }, body: { webseite, ...angaben } }) {
		// A program learns nothing from being ignored.
		if (webseite) return;
		await meldeBarriere(umgebung, angaben, { ip, idempotenz });
	},

	async listeBarrieremeldungen({ umgebung: { db } }) {
		const zeilen = await barrieremeldungen(db);
		return {
			data: zeilen.map(({ beantwortetVonID: id, beantwortetVon: name, ...zeile }) => ({
				...zeile,
				beantwortetVon: id === null ? null : { id, name },
			})),
		};
	},

	async beantworteBarrieremeldung({ umgebung, akteur, idempotenz, params, body }) {
		await beantworteMeldung(umgebung, { akteur, idempotenz }, { ...params, ...body });
	},

	async loescheBarrieremeldung({ umgebung, akteur, idempotenz, params: { id } }) {
		await loescheMeldung(umgebung, { akteur, idempotenz }, id);
	},
};
