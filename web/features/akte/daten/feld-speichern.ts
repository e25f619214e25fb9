import { useQueryClient } from '@tanstack/react-query';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { call } from '../../../client/call.ts';
import { useFieldSave } from '../../../client/use-field-save.ts';
import { werZuletzt } from '../../verlauf/zuletzt.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import { akteQuery, historieQuery } from '../queries.ts';
import type { Feld, Personenwert } from './personenfelder.ts';

const NAMEN: Readonly<Record<string, string>> = FELD_BEZEICHNUNG;

/** Saves one field of the volunteer. */
export function useFeldSpeichern({ feld }: Feld, onDone: () => void) {
	const { freiwilliger } = useAkte();
	const { id, version } = freiwilliger;
	const client = useQueryClient();
	return useFieldSave<Personenwert>(
		{
			value: freiwilliger[feld] ?? null,
			version,
			send: (wert, gegen, idempotencyKey) =>
				call('PUT /v1/freiwilliger/{id}', { params: { id }, body: { [feld]: wert, version: gegen }, idempotencyKey }),
			reload: async () => {
				const [{ freiwilliger: jetzt }, by] = await Promise.all([
					client.query({ ...akteQuery(id), staleTime: 0 }),
					werZuletzt(client.query({ ...historieQuery(id), staleTime: 0 }), NAMEN[feld]),
				]);
				return { value: jetzt[feld], version: jetzt.version, by };
			},
			invalidates: betroffen(id),
			nameOf: (anderes) => (anderes === feld ? undefined : NAMEN[anderes]),
		},
		onDone,
	);
}
