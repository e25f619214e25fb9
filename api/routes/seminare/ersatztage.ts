import type { ersatztage } from '#api/contract/seminare/ersatztage.ts';
import { zeigeErsatztage } from '#api/present/seminare/ersatztage.ts';
import { ersatztagNehmen, ersatztagZuruecknehmen } from '#domain/akte/entscheidungen/seminar/ersatztag.ts';
import { ersatztagkonto } from '#domain/akte/seminar/ersatztage.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { seminarnamen } from '#projections/queries/seminare/seminare.ts';
import { befehl } from '../aktenbefehl.ts';
import { type Einblick, sieheAkte } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Days off for seminar days that were free anyway. */
export const ersatztageHandlers: Handlers<typeof ersatztage> = {
	async trageErsatztagEin(anruf) {
		const { freiwilligerID } = anruf.params;
		await befehl(anruf, freiwilligerID, (lage) => ersatztagNehmen(lage, anruf.body));
		return { data: await ersatztageVon(anruf, await sieheAkte(anruf, freiwilligerID)) };
	},

	async nimmErsatztagZurueck(anruf) {
		const { freiwilligerID, id: ersatztagID } = anruf.params;
		await befehl(anruf, freiwilligerID, (lage) => ersatztagZuruecknehmen(lage, { ersatztagID }));
	},
};

/** Of the contract that counts; null: there is none. */
export async function ersatztageVon({ umgebung }: Umstand, { lage, sicht }: Pick<Einblick, 'lage' | 'sicht'>) {
	const { akte, ctx } = lage;
	const vertrag = gemeinter(sicht);
	if (!vertrag) return null;
	const namen = await seminarnamen(umgebung.db, eintragende(akte));
	return zeigeErsatztage(ersatztagkonto(akte, vertrag, ctx.heute), namen);
}

const eintragende = ({ ersatztage }: Akte): string[] => ersatztage.flatMap(({ userID }) => userID ?? []);
