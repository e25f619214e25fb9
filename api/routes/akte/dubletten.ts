import type { dubletten } from '#api/contract/akte/dubletten.ts';
import { gleicheAktenAb } from '#commands/akte/dublette.ts';
import { abgeglichene, dubletten as findeDubletten } from '#projections/queries/akte/dubletten.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';

/** Whoever may look for doubles sees every file there is. */
export const dublettenHandlers: Handlers<typeof dubletten> = {
	async sucheDubletten({ umgebung, body }) {
		return { data: await findeDubletten(umgebung.db, body, null) };
	},

	async holeDubletten(anruf) {
		const { id } = anruf.params;
		const { db } = anruf.umgebung;
		const { feld } = await sieheAkte(anruf, id);
		const [moegliche, bekannte] = await Promise.all([findeDubletten(db, feld.akte.person, id), abgeglichene(db, id)]);
		return { data: { moegliche, abgeglichene: bekannte } };
	},

	async beurteileDublette({ umgebung, akteur, idempotenz, params, body }) {
		await gleicheAktenAb(umgebung, { akteur, idempotenz }, [params.id, params.andereID], body.urteil);
	},
};
