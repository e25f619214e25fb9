import { useState } from 'react';
import type { Stelle } from '../registrierung/angaben.ts';
import { LEER } from '../registrierung/angaben.ts';
import { einzige, gesperrtDurch } from '../registrierung/dienstartwahl.ts';
import { ladeEntwurf, speichereEntwurf } from '../registrierung/entwurf.ts';
import type { Nachschlag } from '../registrierung/nachschlag.ts';
import type { Kartenort } from './queries.ts';

/** The marked places: the first step of the application, kept in its draft. null: nobody can apply now. */
export function useMerkliste(nachschlag: Nachschlag | null) {
	const [stellen, setStellen] = useState<readonly Stelle[]>(() => ladeEntwurf(sessionStorage)?.angaben.wuensche ?? []);
	if (!nachschlag) return null;
	const max = nachschlag.parameter.maxBewerbungen;
	const schreibe = (wuensche: Stelle[]) => {
		const entwurf = ladeEntwurf(sessionStorage) ?? { angaben: LEER, erreicht: 0 };
		const angaben = { ...entwurf.angaben, wuensche };
		speichereEntwurf(sessionStorage, { ...entwurf, angaben, gespeichertUm: new Date().toISOString() });
		setStellen(wuensche);
	};
	return {
		stellen,
		max,
		istVoll: stellen.length >= max,
		istGemerkt: (id: string) => stellen.some(({ einsatzortID }) => einsatzortID === id),
		/** Why the place can't be applied for at all; null: it can. */
		gesperrt: (ort: Kartenort) => gesperrtDurch(nachschlag, ort.dienstartIDs),
		merke: ({ id, bezeichnung, dienstartIDs }: Kartenort) => {
			if (stellen.length >= max) return;
			const dienstartID = einzige(nachschlag, dienstartIDs);
			schreibe([...stellen, { einsatzortID: id, bezeichnung, dienstartIDs: [...dienstartIDs], dienstartID }]);
		},
		entferne: (id: string) => schreibe(stellen.filter(({ einsatzortID }) => einsatzortID !== id)),
	};
}

export type Merkliste = NonNullable<ReturnType<typeof useMerkliste>>;
