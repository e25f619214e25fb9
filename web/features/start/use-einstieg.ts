import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { whenFetched } from '../../ui/later.tsx';
import { infoQuery } from '../portal/portal.ts';
import { aktenbereich, aufgabenziel, listenziel, oeffnetErste } from './listenziel.ts';
import type { Startzahl } from './queries.ts';

/**
 * Where files wait, the first of them opens, to be gone through with J and K as the list stands now; the link itself
 * leads to the list, for another tab. Of signatures, seminars and agreements the first opens too. undefined: of others,
 * or where there is just one.
 */
export function useEinstieg(zahl: Startzahl, inDokumenten?: boolean): ((event: MouseEvent) => void) | undefined {
	const client = useQueryClient();
	const navigate = useNavigate();
	if (zahl.einzigeID !== null || !oeffnetErste(zahl)) return undefined;
	const to = aktenbereich(zahl, inDokumenten);
	const gehe = async () => {
		const ziel = listenziel(zahl);
		const und = ziel.search?.f.und ?? [];
		const { heute } = await client.query({ ...infoQuery, staleTime: 'static' });
		const { einstieg, ersteDer } = await whenFetched(() => import('../nachbarn/einstieg.ts'));
		// A failure, and nobody left, show in the list.
		if (to) {
			const erste = await einstieg(client, zahl.liste, und, heute).catch(() => null);
			return erste ? navigate({ to, params: { id: erste.id }, state: { aus: erste.aus } }) : navigate(ziel);
		}
		const einzigeID = await ersteDer(client, zahl.liste, und, heute).catch(() => null);
		return navigate(aufgabenziel({ ...zahl, einzigeID }));
	};
	return (event) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		void gehe();
	};
}
