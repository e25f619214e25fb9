import type { Contract } from '#api/contract/contract.ts';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { zeigeAblehnung } from '../formular/ablehnung.tsx';
import { useAdresse } from './adress-kontext.tsx';
import { betroffen } from './queries.ts';

export type Aenderung = NonNullable<Contract['PUT /v1/adresse/{id}']['body']>;

interface Befehl {
	/** Toast afterwards. */
	meldung: string;
	onDone?: () => void;
	/** Left out: the refusal is told by a toast. */
	onRefused?: (fehler: ApiFehler) => void;
}

/** Changes the address shown, refreshes the page and says so. */
export function useAenderung({ meldung, onDone, onRefused }: Befehl) {
	const { adresse } = useAdresse();
	return useCommand({
		run: (body: Aenderung, idempotencyKey) =>
			call('PUT /v1/adresse/{id}', { params: { id: adresse.id }, body, idempotencyKey }),
		invalidates: betroffen(adresse.id),
		onDone: () => {
			toast.success(meldung);
			onDone?.();
		},
		onRefused: onRefused ?? zeigeAblehnung,
	});
}
