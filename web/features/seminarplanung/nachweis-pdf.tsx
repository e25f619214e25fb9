import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

interface NachweisPdfProps {
	freiwilligerID: string;
	heute: string;
	/** Of an earlier service; left out: of the one that counts. */
	vertragID: string | undefined;
}

/** What is recognised and what is still open, on paper. */
export function NachweisPdf({ freiwilligerID, heute, vertragID }: NachweisPdfProps) {
	const holen = useMutation({
		mutationFn: () =>
			call('GET /v1/{freiwilligerID}/seminarplanung/report-seminarnachweis-teilnehmer', {
				params: { freiwilligerID },
				query: { vertragID },
			}),
		onSuccess: (datei) => ladeHerunter(T.pdfName(heute), new Blob([datei as Blob], { type: 'application/pdf' })),
		onError: (error) => toast.error(T.pdfFehler, { text: error.message }),
	});
	return (
		<Button size="sm" icon={IconFileTypePdf} loading={holen.isPending} onClick={() => holen.mutate()}>
			{T.alsPdf}
		</Button>
	);
}
