import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

const client = () => createQueryClient({ onSessionLost: () => {} });

/** Slow; ends at once when nobody waits any more. The answer is how often it was asked. */
function langsam() {
	let gefragt = 0;
	const queryFn = ({ signal }: { signal: AbortSignal }) => {
		gefragt++;
		return new Promise<number>((resolve, reject) => {
			setTimeout(() => resolve(gefragt), 20);
			signal.addEventListener('abort', () => reject(signal.reason));
		});
	};
	return { queryKey: ['dienstarten'], queryFn };
}

it('loads a page although the one before it goes away with the same on its way', async () => {
	const queryClient = client();
	const dienstarten = langsam();
	const verlasse = new QueryObserver(queryClient, dienstarten).subscribe(() => {});
	const geladen = queryClient.query(dienstarten);
	verlasse();
	expect(await geladen).toBe(2);
});

it('asks nobody again once everything is forgotten', async () => {
	const queryClient = client();
	const geladen = queryClient.query(langsam());
	queryClient.clear();
	await expect(geladen).rejects.toMatchObject({ silent: true });
});
