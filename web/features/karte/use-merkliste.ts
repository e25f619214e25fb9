import { useState } from 'react';
import type { Wunschstelle } from '../registrierung/angaben.ts';
import { einzige, gesperrtDurch } from '../registrierung/dienstartwahl.ts';
import type { Bewerbungsrahmen } from '../registrierung/nachschlag.ts';
import { type Ablage, EIGENE_ABLAGE, ENTWURFSABLAGE } from './ablage.ts';
import type { EigeneBewerbungen } from './eigene-bewerbungen.ts';
import type { Kartenort } from './queries.ts';

const NOCH_KEINE: EigeneBewerbungen = { anzahl: 0, orte: new Set() };

/** The marked places of a guest, or of a volunteer beside what he has applied for. null: he can't apply now. */
export function useMerkliste(nachschlag: Bewerbungsrahmen | null, eigene: EigeneBewerbungen | null) {
	const ablage: Ablage = eigene ? EIGENE_ABLAGE : ENTWURFSABLAGE;
	const [stand, setStand] = useState<{ ablage: Ablage; stellen: readonly Wunschstelle[] } | null>(null);
	if (!nachschlag) return null;
	const { anzahl, orte } = eigene ?? NOCH_KEINE;
	const gemerkt = stand?.ablage === ablage ? stand.stellen : ablage.lies(sessionStorage);
	const stellen = gemerkt.filter(({ einsatzortID }) => !orte.has(einsatzortID));
	const max = nachschlag.parameter.maxBewerbungen;
	const istVoll = anzahl + stellen.length >= max;
	const schreibe = (neu: readonly Wunschstelle[]) => {
		ablage.schreibe(sessionStorage, neu, nachschlag.zyklus.id);
		setStand({ ablage, stellen: neu });
	};
	/** Into another cycle; the marked places that it has too stay. */
	const wechsle = (zyklusID: string, orteDort: ReadonlySet<string>) => {
		const neu = stellen.filter(({ einsatzortID }) => orteDort.has(einsatzortID));
		ablage.schreibe(sessionStorage, neu, zyklusID);
		setStand({ ablage, stellen: neu });
	};
	return {
		stellen,
		max,
		istVoll,
		/** Applications that run already; they count. */
		laufende: anzahl,
		istGemerkt: (id: string) => stellen.some(({ einsatzortID }) => einsatzortID === id),
		istBeworben: (id: string) => orte.has(id),
		/** Why the place can't be applied for at all; null: it can. */
		gesperrt: (ort: Kartenort) => gesperrtDurch(nachschlag, ort.dienstartIDs),
		merke: ({ id, bezeichnung, dienstartIDs }: Kartenort) => {
			if (istVoll) return;
			const dienstartID = einzige(nachschlag, dienstartIDs);
			schreibe([...stellen, { einsatzortID: id, bezeichnung, dienstartIDs: [...dienstartIDs], dienstartID }]);
		},
		entferne: (id: string) => schreibe(stellen.filter(({ einsatzortID }) => einsatzortID !== id)),
		schreibe,
		wechsle,
	};
}

export type Merkliste = NonNullable<ReturnType<typeof useMerkliste>>;
