import { useQueryClient } from '@tanstack/react-query';
import { EINGANG_KEY } from './queries.ts';

/** By then an export of any length is on its way. */
const UNTERWEGS_MS = 1500;

/** An export shows in the inbox while it takes its time, and lies there afterwards. */
export function useEingangZumExport() {
	const client = useQueryClient();
	const frage = () => void client.invalidateQueries({ queryKey: EINGANG_KEY });
	return {
		onMutate: () => void setTimeout(frage, UNTERWEGS_MS),
		onSettled: frage,
	};
}
