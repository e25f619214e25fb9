import { useQuery } from '@tanstack/react-query';
import { dienstartenQuery, laenderQuery } from '../../stammlisten/queries.ts';
import { wahllistenQuery } from '../../stammlisten/wahllisten.ts';
import type { Feldnamen } from './personenfelder.ts';

/** Names for the ids personal fields hold. */
export function useFeldnamen(): Feldnamen {
	const { data: laender = [] } = useQuery(laenderQuery);
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: listen = {} } = useQuery(wahllistenQuery);
	return {
		land: (id) => laender.find((land) => land.id === id)?.bezeichnung ?? id,
		dienstart: (id) => dienstarten.find((dienstart) => dienstart.id === id)?.kurz ?? id,
		eintrag: (id) =>
			Object.values(listen)
				.flat()
				.find((eintrag) => eintrag.id === id)?.bezeichnung ?? id,
	};
}
