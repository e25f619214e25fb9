import { useQueryClient } from '@tanstack/react-query';
import { sendeDatei } from '../../../client/lade-hoch.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Dateisendung } from '../../dateien/dateiwahl.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import type { Anforderung } from './queries.ts';

interface HochladenProps {
	anforderung: Anforderung;
	autoFocus?: boolean;
	onDone?: () => void;
}

/** Takes a file for a request: it answers it as soon as it has arrived. */
export function Hochladen({ anforderung, autoFocus = false, onDone }: HochladenProps) {
	const client = useQueryClient();
	const { freiwilliger } = useAkte();
	return (
		<Dateisendung
			label={DOKUMENTE.hochladen(anforderung.bezeichnung)}
			autoFocus={autoFocus}
			send={async (datei, optionen) => {
				const path = `/v1/freiwilliger/${freiwilliger.id}/dokumente/${anforderung.id}?expectedLength=${datei.size}`;
				await sendeDatei({ method: 'POST', path }, datei, optionen);
				await Promise.all(betroffen(freiwilliger.id).map((queryKey) => client.invalidateQueries({ queryKey })));
				toast.success(DOKUMENTE.meldung.hochgeladen);
				onDone?.();
			}}
		/>
	);
}
