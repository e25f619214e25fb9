import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';

const PdfAnsicht = later(async () => (await import('../../ui/layout/pdf-ansicht.tsx')).default);

type Papierwunsch = Contract['POST /v1/dokumentspec/vorschau']['body'];

const PAUSE_MS = 800;

/** A text as the paper it would be, a moment behind whoever writes it. */
export function Papiervorschau({ wunsch, titel }: { wunsch: Papierwunsch; titel: string }) {
	const [ruhend] = useDebouncedValue(JSON.stringify(wunsch), PAUSE_MS);
	const query = useQuery({
		queryKey: ['papiervorschau', ruhend],
		queryFn: async ({ signal }) =>
			(await call('POST /v1/dokumentspec/vorschau', { body: JSON.parse(ruhend), signal })) as unknown as Blob,
		placeholderData: keepPreviousData,
		staleTime: 'static',
		gcTime: 0,
	});
	return (
		<Geladen query={query} failed={WithReason}>
			{(pdf) => (
				<Suspense fallback={<SkeletonLines />}>
					<PdfAnsicht pdf={pdf} titel={titel} />
				</Suspense>
			)}
		</Geladen>
	);
}
