import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { faelleVon } from '#domain/dokumentspec/faelle.ts';
import { call } from '../../client/call.ts';
import type { Probeperson } from '../mailvorlagen/probe-wahl.tsx';
import type { Teilauskunft } from '../vorlagen/klammer-knoten.ts';

/** What decides about the parts of a template: of the volunteer chosen, else of the examples; undefined: not known yet. */
export function useTeilauskunft(person: Probeperson | null, fall: 'VOLL' | 'KNAPP'): Teilauskunft | undefined {
	const { data } = useQuery({
		queryKey: ['bekannte-angaben', person?.id],
		queryFn: ({ signal }) => call('GET /v1/dokumentspec/angaben/{id}', { params: { id: person?.id ?? '' }, signal }),
		enabled: person !== null,
		gcTime: 0,
	});
	return useMemo(() => {
		if (!person) return { wert: beispiele(fall), person: null };
		if (!data) return undefined;
		const bekannt = new Set(data.data.bekannt);
		const zeilen = Array.from({ length: data.data.vertretende }, () => 'x').join('\n');
		const wert = (name: string) => (bekannt.has(name) ? (name.startsWith('vertretende.') ? zeilen : 'x') : '');
		return { wert, person: person.name };
	}, [person, fall, data]);
}

function beispiele(fall: 'VOLL' | 'KNAPP'): (name: string) => string {
	const [knapp, voll] = faelleVon({ nachweisFuer: null });
	return (fall === 'KNAPP' ? knapp : voll) ?? (() => '');
}
