import type { stammdaten } from '#api/contract/traeger/stammdaten.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { aendereDienstart, legeDienstartAn } from '#commands/stammdaten/dienstart.ts';
import { speichereListe } from '#commands/stammdaten/liste.ts';
import type { DienstartFelder } from '#domain/stammdaten/dienstart.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { liesDienstarten, liesLaender } from '#projections/queries/traeger/stammlisten.ts';
import type { Handlers } from '../handler.ts';

/** Dienstarten and countries. */
export const stammdatenHandlers: Handlers<typeof stammdaten> = {
	async listeDienstarten({ umgebung, query }) {
		return { data: gefragte(await liesDienstarten(umgebung.db), query) };
	},

	async kurzlisteDienstarten({ umgebung, query }) {
		return { data: gefragte(await liesDienstarten(umgebung.db), query) };
	},

	holeDienstart: async ({ umgebung, params }) => ({ data: finde(await liesDienstarten(umgebung.db), params.id) }),

	async legeDienstartAn({ umgebung, akteur, idempotenz, body }) {
		const { id } = await legeDienstartAn(umgebung, { akteur, idempotenz }, body);
		return { data: finde(await liesDienstarten(umgebung.db), id) };
	},

	async aendereDienstart({ umgebung, akteur, idempotenz, params, body }) {
		const { isAktiv, version, ...felder } = body;
		await aendereDienstart(umgebung, { akteur, idempotenz }, params.id, { felder: genannte(felder), isAktiv, version });
		return { data: finde(await liesDienstarten(umgebung.db), params.id) };
	},

	listeLaender: async ({ umgebung, query }) => ({ data: gefragte(await liesLaender(umgebung.db), query) }),

	async speichereLaender({ umgebung, akteur, idempotenz, body }) {
		const zeilen = body.map(({ bezeichnung, isEU, sortierung, key, ...rest }, stelle) => ({
			...rest,
			felder: { key: rest.id ?? key ?? '', bezeichnung, isEU, sortierung: sortierung ?? stelle + 1 },
		}));
		await speichereListe(umgebung, { akteur, idempotenz }, landStammdatum, zeilen);
		return { data: await liesLaender(umgebung.db) };
	},

	holeLand: async ({ umgebung, params }) => ({ data: finde(await liesLaender(umgebung.db), params.id) }),
};

/** Only the fields that were sent. */
const genannte = (felder: object): Partial<DienstartFelder> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

/** Active ones unless all are asked for. */
const gefragte = <T extends { readonly isAktiv: boolean }>(
	liste: readonly T[],
	{ all }: { all?: string | undefined },
) => liste.filter(({ isAktiv }) => all === 'true' || isAktiv);

function finde<T extends { readonly id: string }>(liste: readonly T[], id: string): T {
	const treffer = liste.find((x) => x.id === id);
	if (!treffer) throw nichtGefunden();
	return treffer;
}
