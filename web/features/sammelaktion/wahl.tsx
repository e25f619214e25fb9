import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { benutzerQuery, dienstartenQuery } from '../stammlisten/queries.ts';

interface WahlProps extends Omit<ComponentProps<typeof SelectField>, 'data'> {
	feld: 'betreuung' | 'dienstart';
}

/** One of the supervisors, or of the Dienstarten; whether it fits is told row by row. */
export const Wahl = ({ feld, ...rest }: WahlProps) =>
	feld === 'betreuung' ? <Betreuung {...rest} /> : <Dienstart {...rest} />;

function Betreuung(props: Omit<WahlProps, 'feld'>) {
	const { data: benutzer = [] } = useQuery(benutzerQuery);
	return <SelectField {...props} searchable data={benutzer.map(({ id, name }) => ({ value: id, label: name }))} />;
}

function Dienstart(props: Omit<WahlProps, 'feld'>) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	return <SelectField {...props} data={dienstarten.map(({ id, kurz }) => ({ value: id, label: kurz }))} />;
}
