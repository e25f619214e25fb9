import { IconShieldCheck } from '@tabler/icons-react';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { PRUEFPAKET as T } from '../../texte/geld/foerderung.ts';
import { Button } from '../../ui/button.tsx';
import { useBefehl } from '../formular/befehl.ts';
import type { Lauf } from './queries.ts';

/** A claim as an auditor gets it: signed, with what each figure rests on and a verifier. */
export function PruefpaketKnopf({ lauf: { id, nr } }: { lauf: Lauf }) {
	const hole = useBefehl<null, unknown>({
		run: () => call('GET /v1/exporte/laeufe/{id}/pruefpaket', { params: { id }, timeoutMs: 120_000 }),
		invalidates: [],
		meldung: T.geholt,
		onDone: (datei) => ladeHerunter(T.dateiname(nr), datei as Blob),
	});
	return (
		<Button icon={IconShieldCheck} loading={hole.isRunning} onClick={() => hole.execute(null)}>
			{T.holen}
		</Button>
	);
}
