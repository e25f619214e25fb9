import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beiMarkenwechsel, entferneMarke, hatMarke, setzeMarke } from '../portal/marke.ts';
import { type Sitzung, sitzungQuery } from '../portal/sitzung.ts';

/**
 * The session, if it is the view of another user. Found by the mark when the page loads and confirmed by the server;
 * where that knows of no view the mark goes. Pages without a session of their own ask only when there is a mark.
 */
export function useAnsicht(): Sitzung | null {
	const client = useQueryClient();
	const [markiert] = useState(hatMarke);
	const { data: sitzung } = useQuery({ ...sitzungQuery, enabled: markiert });
	const istAnsicht = sitzung === undefined ? null : sitzung?.imp != null;

	useEffect(() => {
		if (istAnsicht === true && !hatMarke()) setzeMarke();
		if (istAnsicht === false && hatMarke()) entferneMarke();
	}, [istAnsicht]);

	useEffect(
		() =>
			beiMarkenwechsel(async () => {
				const vorher = client.getQueryData(sitzungQuery.queryKey);
				const jetzt = await client.query({ ...sitzungQuery, staleTime: 0 }).catch(() => null);
				// What this tab shows belongs to somebody else now.
				if (vorher && jetzt?.userID !== vorher.userID) window.location.assign('/');
			}),
		[client],
	);
	return istAnsicht ? (sitzung ?? null) : null;
}
