import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { infoQuery } from '../portal/portal.ts';
import { aktenbereich, listenziel } from './listenziel.ts';
import type { Startzahl } from './queries.ts';

/**
 * Where files wait, the first of them opens, to be gone through with J and K as the list stands now; the link itself
 * leads to the list, for another tab. undefined: no list of files, or just one.
 */
export function useEinstieg(zahl: Startzahl): ((event: MouseEvent) => void) | undefined {
	const client = useQueryClient();
	const navigate = useNavigate();
	const to = aktenbereich(zahl);
	if (!to || zahl.einzigeID !== null) return undefined;
	const gehe = async () => {
		const ziel = listenziel(zahl);
		const { heute } = await client.query({ ...infoQuery, staleTime: 'static' });
		const { einstieg } = await import('../nachbarn/einstieg.ts');
		// A failure, and nobody left, show in the list.
		const erste = await einstieg(client, zahl.liste, ziel.search?.f.und ?? [], heute).catch(() => null);
		if (!erste) return navigate(ziel);
		return navigate({ to, params: { id: erste.id }, state: { aus: erste.aus } });
	};
	return (event) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		void gehe();
	};
}
