import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Auswahl, urteilQuery, type Vorschlag, vorschlagQuery, type Wahl } from './queries.ts';

/** What is proposed, and what somebody changed of it before anything is done. */
export function useVorschlag(auswahl: Auswahl) {
	const gerechnet = useQuery(vorschlagQuery(auswahl));
	const [geaendert, setGeaendert] = useState<ReadonlyMap<string, string | null>>(new Map());
	const vorschlag = gerechnet.data;
	const eintraege = vorschlag && geaendert.size > 0 ? wahl(vorschlag, geaendert) : [];
	const geprueft = useQuery(urteilQuery(auswahl, eintraege));
	const vonHand = eintraege.length > 0;
	return {
		query: gerechnet,
		/** As proposed. */
		vorschlag,
		/** As it stands now, judged by the server. */
		stand: (vonHand && geprueft.data) || vorschlag,
		fehler: vonHand && geprueft.error,
		erneut: geprueft.refetch,
		prueft: vonHand && (geprueft.isFetching || geprueft.isPlaceholderData),
		geaendert,
		/** What is chosen as proposed isn't changed any more. */
		waehle: (freiwilligerID: string, gruppeID: string | null) => {
			const neu = new Map(geaendert);
			neu.delete(freiwilligerID);
			if (vorschlag?.zeilen.find((z) => z.freiwilligerID === freiwilligerID)?.gruppeID !== gruppeID)
				neu.set(freiwilligerID, gruppeID);
			setGeaendert(neu);
		},
		verwirf: () => setGeaendert(new Map()),
	};
}

/** What was changed last comes last: it finds what is left. */
function wahl({ zeilen }: Vorschlag, geaendert: ReadonlyMap<string, string | null>): Wahl[] {
	const unberuehrte = zeilen.filter((z) => !geaendert.has(z.freiwilligerID));
	const bekannte = new Set(zeilen.map((z) => z.freiwilligerID));
	const geaenderte = [...geaendert].filter(([id]) => bekannte.has(id));
	if (geaenderte.length === 0) return [];
	return [
		...unberuehrte.map(({ freiwilligerID, gruppeID }) => ({ freiwilligerID, gruppeID })),
		...geaenderte.map(([freiwilligerID, gruppeID]) => ({ freiwilligerID, gruppeID })),
	];
}
