import type { einrichtung } from '#api/contract/traeger/einrichtung.ts';
import { einrichtungslage } from '#projections/queries/start/einrichtung.ts';
import type { Handlers } from '../handler.ts';

export const einrichtungHandlers: Handlers<typeof einrichtung> = {
	holeEinrichtung: async ({ umgebung }) => ({ data: await einrichtungslage(umgebung.db, umgebung.ctx().heute) }),
};
