import { IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { abfrage, type Listenstand } from '../liste/suche.ts';

const EXPORT_MS = 300_000;
type Abfrage = Contract['GET /v1/adresse/export']['query'];

/** All fields of the addresses as they are filtered and sorted now, in the columns that the import reads. */
export function ExcelKnopf({ stand, heute }: { stand: Listenstand; heute: string }) {
	const exportieren = useMutation({
		mutationFn: () => {
			const { f, sort } = abfrage(stand);
			return call('GET /v1/adresse/export', { query: { f, sort } as Abfrage, timeoutMs: EXPORT_MS });
		},
		onSuccess: (datei) => ladeHerunter(IMPORT.excelDatei(heute), new Blob([datei as Blob])),
		onError: (error) => toast.error(IMPORT.excelFehler, { text: error.message }),
	});
	return (
		<Button icon={IconTableExport} loading={exportieren.isPending} onClick={() => exportieren.mutate()}>
			{IMPORT.excel}
		</Button>
	);
}
