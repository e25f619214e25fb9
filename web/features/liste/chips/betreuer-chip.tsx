import { useQuery } from '@tanstack/react-query';
import { benutzerQuery } from '../../stammlisten/queries.ts';
import { AuswahlChip } from './auswahl-chip.tsx';
import type { ChipProps } from './chip.ts';

/** One of the staff the viewer may know of. */
export function BetreuerChip(props: ChipProps) {
	const { data } = useQuery(benutzerQuery);
	return <AuswahlChip {...props} optionen={data} />;
}
