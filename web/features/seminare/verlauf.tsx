import { useQuery } from '@tanstack/react-query';
import { Verlaufsleiste } from '../verlauf/verlaufsleiste.tsx';
import { historieQuery } from './queries.ts';

/** What happened to the seminar. */
export const Seminarverlauf = ({ id, heute }: { id: string; heute: string }) => (
	<Verlaufsleiste query={useQuery(historieQuery(id))} heute={heute} />
);
