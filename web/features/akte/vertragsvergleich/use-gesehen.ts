import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../client/call.ts';
import { type Vergleich, type Verglichen, vergleichQuery } from './queries.ts';

/** Tells that the changes have been shown, once they were; not while looking with somebody else's eyes. */
export function useGesehen(vertrag: Verglichen, gezeigt: Vergleich | undefined, inAnsicht: boolean): void {
	const client = useQueryClient();
	const { id: vertragID, freiwilligerID } = vertrag;
	const version = gezeigt?.bis;
	const schonGesehen = gezeigt?.gesehen?.version ?? 0;
	useEffect(() => {
		if (inAnsicht || version === undefined || version <= schonGesehen) return;
		const params = { freiwilligerID, vertragID };
		call('POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/vergleich/gesehen', { params, body: { version } })
			.then(() => client.invalidateQueries({ queryKey: vergleichQuery({ id: vertragID, freiwilligerID }).queryKey }))
			// Then they are shown as new once more.
			.catch(() => undefined);
	}, [client, inAnsicht, version, schonGesehen, freiwilligerID, vertragID]);
}
