import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { BenutzerAuswahl } from '../stammlisten/benutzer-auswahl.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';

interface WahlProps extends Omit<ComponentProps<typeof SelectField>, 'data'> {
	feld: 'betreuung' | 'dienstart';
}

/** One of the supervisors, or of the Dienstarten; whether it fits is told row by row. */
export const Wahl = ({ feld, ...rest }: WahlProps) =>
	feld === 'betreuung' ? <BenutzerAuswahl {...rest} /> : <Dienstart {...rest} />;

function Dienstart(props: Omit<WahlProps, 'feld'>) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	return <SelectField {...props} data={dienstarten.map(({ id, kurz }) => ({ value: id, label: kurz }))} />;
}
