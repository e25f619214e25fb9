import { IconCheck, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Abfrageaktionen } from './abfrage-aktionen.tsx';
import type { Entwurf } from './entwurf.ts';
import type { Uebersicht } from './queries.ts';

const TEXT = KONTINGENTE;

interface AktionenProps {
	uebersicht: Uebersicht | undefined;
	istTraeger: boolean;
	heute: string;
	entwurf: Entwurf;
	onSpeichern: () => void;
}

/** Export, inquiry, and saving what was typed. */
export function Aktionen({ uebersicht, istTraeger, heute, entwurf, onSpeichern }: AktionenProps) {
	const { anzahl } = entwurf;
	return (
		<>
			{istTraeger && <ExcelKnopf heute={heute} />}
			{istTraeger && uebersicht && <Abfrageaktionen {...{ uebersicht, heute }} />}
			{anzahl > 0 && (
				<Button variant="primary" icon={IconCheck} loading={entwurf.laeuft} onClick={onSpeichern}>
					{TEXT.speichern(anzahl)}
				</Button>
			)}
		</>
	);
}

const EXPORT_MS = 300_000;

function ExcelKnopf({ heute }: { heute: string }) {
	const exportieren = useMutation({
		mutationFn: () => call('GET /v1/exporte/kontingente', { timeoutMs: EXPORT_MS }),
		onSuccess: (datei) => ladeHerunter(TEXT.dateiname(heute), new Blob([datei as Blob])),
		onError: (error) => toast.error(TEXT.excelFehler, { text: error.message }),
	});
	return (
		<Button icon={IconTableExport} loading={exportieren.isPending} onClick={() => exportieren.mutate()}>
			{TEXT.excel}
		</Button>
	);
}
