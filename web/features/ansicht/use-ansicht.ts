import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
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

	// What another tab did may have come before this one listened, or while its session was still on the way.
	useEffect(() => {
		if (istAnsicht === null || istAnsicht === hatMarke()) return;
		void sieheNach(client).then((gleich) => gleich && (istAnsicht ? setzeMarke : entferneMarke)());
	}, [client, istAnsicht]);

	useEffect(() => beiMarkenwechsel(() => void sieheNach(client)), [client]);
	return istAnsicht ? (sitzung ?? null) : null;
}

/** Asks anew who is signed in; what the tab shows may belong to somebody else by now: then it is loaded anew. */
async function sieheNach(client: QueryClient): Promise<boolean> {
	const vorher = client.getQueryData(sitzungQuery.queryKey);
	// What is on its way may have been answered before.
	await client.cancelQueries(sitzungQuery);
	const jetzt = await client.query({ ...sitzungQuery, staleTime: 0 }).catch(() => vorher);
	const gleich = !vorher || jetzt?.userID === vorher.userID;
	if (!gleich) window.location.assign('/');
	return gleich;
}
