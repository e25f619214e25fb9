import { useMutation } from '@tanstack/react-query';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LISTEN as T } from '../../texte/seminare/seminarlisten.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Planeintrag } from './queries.ts';

interface BescheinigungProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	heute: string;
}

/** That days of a seminar of the Traeger are recognised, on paper. */
export function Bescheinigung({ freiwilligerID, eintrag, heute }: BescheinigungProps) {
	const { id, status, seminarID, titel } = eintrag;
	const holen = useMutation({
		mutationFn: () =>
			call('GET /v1/{freiwilligerID}/seminarplanung/{id}/teilnahmebescheinigung', { params: { freiwilligerID, id } }),
		onSuccess: (datei) =>
			ladeHerunter(
				`${T.dateiname('teilnahmebescheinigung', heute)}.pdf`,
				new Blob([datei as Blob], { type: 'application/pdf' }),
			),
		onError: (error) => toast.error(T.fehler, { text: error.message }),
	});
	if (seminarID === null || (status !== SEMINARNACHWEIS.nr.AnerkanntAU && status !== SEMINARNACHWEIS.nr.Anerkannt))
		return null;
	return (
		<Span variant="hint" display="block">
			<TextButton
				aria-label={T.bescheinigungVon(titel ?? '')}
				aria-busy={holen.isPending || undefined}
				onClick={() => !holen.isPending && holen.mutate()}
			>
				{T.bescheinigung}
			</TextButton>
		</Span>
	);
}
