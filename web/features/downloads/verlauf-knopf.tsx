import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { Button } from '../../ui/button.tsx';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import { historieQuery } from './queries.ts';

/** Opens the history of the downloads. */
export function VerlaufKnopf() {
	const [offen, setOffen] = useState(false);
	return (
		<>
			<Button onClick={() => setOffen(true)}>{T.verlauf}</Button>
			{offen && <Verlauf onClose={() => setOffen(false)} />}
		</>
	);
}

function Verlauf({ onClose }: { onClose: () => void }) {
	const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(historieQuery);
	return (
		<VerlaufDialog
			titel={T.verlaufTitel}
			query={{ data: data?.pages.flatMap((seite) => seite.data), error, refetch }}
			{...(hasNextPage && { onAeltere: () => void fetchNextPage() })}
			onClose={onClose}
		/>
	);
}
