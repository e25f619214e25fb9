import { IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import { FREIWILLIGE, LISTE } from '../../texte/listen.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ladeCsvHerunter } from '../liste/lade-herunter.ts';
import { abfrage, type Listenstand } from '../liste/suche.ts';

const EXPORT_MS = 300_000;
type Abfrage = Contract['GET /v1/freiwilliger/list-freiwillige/export-csv']['query'];

/** All rows of the list as it is filtered and sorted now, in the chosen cycle. */
export function CsvKnopf({ stand, heute }: { stand: Listenstand; heute: string }) {
	const exportieren = useMutation({
		mutationFn: () => {
			const { f, sort } = abfrage(stand);
			const query = { f, sort } as Abfrage;
			return call('GET /v1/freiwilliger/list-freiwillige/export-csv', { query, timeoutMs: EXPORT_MS });
		},
		onSuccess: (inhalt) => ladeCsvHerunter(FREIWILLIGE.dateiname(heute), inhalt),
		onError: (error) => toast.error(LISTE.csvFehler, { text: error.message }),
	});
	return (
		<Button icon={IconTableExport} loading={exportieren.isPending} onClick={() => exportieren.mutate()}>
			{LISTE.csv}
		</Button>
	);
}
