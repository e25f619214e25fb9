import type { geldkonten } from '#api/contract/geld/konten.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeKonto, zeigeSummen } from '#api/present/geld/konten.ts';
import { liesKonten, liesStellenkonto } from '#commands/geld/konten.ts';
import { dienstzeit } from '#domain/akte/vertrag/geldvertraege.ts';
import { kontosumme } from '#domain/geld/konto.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';

/** What is owed, and what was paid of it. */
export const geldkontenHandlers: Handlers<typeof geldkonten> = {
	async holeVertragsgeld(anruf) {
		const { freiwilligerID, vertragID } = anruf.params;
		const { lage, sicht } = await sieheAkte(anruf, freiwilligerID);
		const vertrag = sicht.vertraege.find(({ id }) => id === vertragID);
		if (!vertrag) throw nichtGefunden();
		const { akte } = lage;
		const konten = await liesKonten(anruf.umgebung, [akte], ({ id }) => id === vertragID);
		const wunsch = akte.wuensche.find(({ id }) => id === vertrag.wunschID);
		return {
			data: {
				ohne: dienstzeit(akte, vertrag)
					? null
					: wunsch?.status === WUNSCH.nr.DienstNichtAngetreten
						? ('NICHT_ANGETRETEN' as const)
						: ('NICHT_ABGESCHLOSSEN' as const),
				isBuchhaltungTraeger: vertrag.isBuchhaltungTraeger,
				konten: konten.map((konto) => zeigeKonto(konto, new Map([[akte.id, akte]]))),
			},
		};
	},

	async holeStellenkonto({ umgebung, params: { id } }) {
		const stelle = await umgebung.db
			.selectFrom('adresse')
			.select('id')
			.where('id', '=', id)
			.where('typ', '=', 'EINSATZSTELLE')
			.executeTakeFirst();
		if (!stelle) throw nichtGefunden();
		const { konten, akten } = await liesStellenkonto(umgebung, id);
		const alle = konten.flatMap(({ zeilen }) => zeilen);
		return {
			data: { konten: konten.map((konto) => zeigeKonto(konto, akten)), ...zeigeSummen(kontosumme(alle)) },
		};
	},
};
