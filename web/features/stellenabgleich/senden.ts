import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BETROFFEN } from './queries.ts';

/** These places, or all that aren't there as they should be. */
export function useSenden() {
	return useCommand({
		run: (ids: string[] | undefined, idempotencyKey) =>
			call('POST /v1/integrations/freiwillig-ja/places/send', { body: ids ? { ids } : {}, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: ({ data }) => toast.success(T.vorgemerkt(data.anzahl)),
	});
}
