import { useQuery } from '@tanstack/react-query';
import { dienstartenQuery } from '../../stammlisten/queries.ts';
import { AuswahlChip } from './auswahl-chip.tsx';
import type { ChipProps } from './chip.ts';

export function DienstartChip(props: ChipProps) {
	const { data } = useQuery(dienstartenQuery);
	return <AuswahlChip {...props} optionen={data?.map(({ id, kurz }) => ({ id, name: kurz }))} />;
}
