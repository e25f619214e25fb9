import { alleDienstarten, alleLaender } from '#projections/queries/zyklen.ts';
import type { stammdaten } from '../contract/stammdaten.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Handlers } from './handler.ts';

/** Dienstarten and countries. */
export const stammdatenHandlers: Handlers<typeof stammdaten> = {
	async listeDienstarten({ umgebung, query }) {
		return { data: (await alleDienstarten(umgebung.db)).filter((d) => query.all === 'true' || d.isAktiv) };
	},

	holeDienstart: async ({ umgebung, params }) => ({ data: finde(await alleDienstarten(umgebung.db), params.id) }),

	listeLaender: async ({ umgebung }) => ({ data: (await alleLaender(umgebung.db)).filter((l) => l.isAktiv) }),

	holeLand: async ({ umgebung, params }) => ({ data: finde(await alleLaender(umgebung.db), params.id) }),
};

function finde<T extends { readonly id: string }>(liste: readonly T[], id: string): T {
	const treffer = liste.find((x) => x.id === id);
	if (!treffer) throw nichtGefunden();
	return treffer;
}
