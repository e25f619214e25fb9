import { IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { PERSONEN } from '../../texte/personen.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { abfrage, type Listenstand } from '../liste/suche.ts';

const EXPORT_MS = 300_000;
type Abfrage = Contract['GET /v1/person/export']['query'];

/** All rows of the list as it is filtered and sorted now. */
export function ExcelKnopf({ stand, heute }: { stand: Listenstand; heute: string }) {
	const exportieren = useMutation({
		mutationFn: () => {
			const { f, sort } = abfrage(stand);
			const query = { ...(f && { f }), sort } as Abfrage;
			return call('GET /v1/person/export', { query, timeoutMs: EXPORT_MS });
		},
		onSuccess: (datei) => ladeHerunter(PERSONEN.dateiname(heute), new Blob([datei as Blob])),
		onError: (error) => toast.error(PERSONEN.excelFehler, { text: error.message }),
	});
	return (
		<Button icon={IconTableExport} loading={exportieren.isPending} onClick={() => exportieren.mutate()}>
			{PERSONEN.excel}
		</Button>
	);
}
