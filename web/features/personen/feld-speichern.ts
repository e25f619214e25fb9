import { useQueryClient } from '@tanstack/react-query';
import { PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { useFieldSave } from '../../client/use-field-save.ts';
import { werZuletzt } from '../verlauf/zuletzt.ts';
import { type Feld, type Wert, wertVon } from './felder.ts';
import { usePerson } from './person-kontext.tsx';
import { betroffen, historieQuery, personQuery } from './queries.ts';

/** Saves one field of the person. */
export function useFeldSpeichern(feld: Feld, onDone: () => void) {
	const { person } = usePerson();
	const client = useQueryClient();
	return useFieldSave<Wert>(
		{
			value: wertVon(person, feld),
			version: person.version,
			send: (wert, version, key) => sende(person.id, feld, { wert, version }, key),
			reload: async () => {
				const [jetzt, by] = await Promise.all([
					client.query({ ...personQuery(person.id), staleTime: 0 }),
					werZuletzt(client.query({ ...historieQuery(person.id), staleTime: 0 }), PERSON_BEZEICHNUNG[feld.feld]),
				]);
				return { value: wertVon(jetzt, feld), version: jetzt.version, by };
			},
			invalidates: betroffen(person.id),
		},
		onDone,
	);
}

interface Auftrag {
	wert: Wert;
	version: number;
}

/** The address goes its own way: it may have to be confirmed. */
function sende(id: string, { feld, art }: Feld, { wert, version }: Auftrag, idempotencyKey: string): Promise<unknown> {
	const params = { id };
	if (art === 'email') {
		const email = typeof wert === 'string' ? wert : null;
		return call('PUT /v1/person/{id}/email', { params, body: { email }, idempotencyKey });
	}
	const body = { [feld]: wert, version };
	return call('PUT /v1/person/{id}', { params, body, idempotencyKey });
}
