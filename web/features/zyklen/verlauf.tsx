import { useQuery } from '@tanstack/react-query';
import { Verlaufsleiste } from '../verlauf/verlaufsleiste.tsx';
import { historieQuery } from './queries.ts';

/** What happened to the cycle. */
export const Zyklusverlauf = ({ id, heute }: { id: string; heute: string }) => (
	<Verlaufsleiste query={useQuery(historieQuery(id))} heute={heute} />
);
