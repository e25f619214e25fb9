import { useQuery } from '@tanstack/react-query';
import { BEI } from '#domain/akte/dran/dran.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { DRAN } from '../../../texte/dran.ts';
import { Sendedialog, type Vorhaben } from '../../senden/sendedialog.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import type { AktionProps } from './aktions-dialog.tsx';

const { nachfragen: T } = DIALOG;
type Probe = DataOf<'POST /v1/freiwilliger/wunsch/{id}/nachfrage/probe'>;

/** A place asks whom it waits for how it stands, after it was seen what leaves. */
export function NachfragenDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const zurueck = useZurueck();
	const params = { id: aktion.wunschID ?? '' };
	const query = useQuery({
		queryKey: ['nachfrage', params.id],
		queryFn: ({ signal }) => call('POST /v1/freiwilliger/wunsch/{id}/nachfrage/probe', { params, signal }),
		gcTime: 0,
		staleTime: 0,
	});
	const senden = useAkteBefehl<void>({
		run: (_, idempotencyKey) => call('POST /v1/freiwilliger/wunsch/{id}/nachfrage', { params, idempotencyKey }),
		meldung: T.meldung,
		gegenteil: () => zurueck(freiwilliger, 'nachfragen', params.id),
		onDone: onClose,
	});
	const probe = query.data?.data;
	return (
		<Sendedialog
			titel={probe?.partei ? T.titel(BEI[probe.partei]) : aktion.titel}
			hinweis={T.hinweis}
			vorhaben={probe && vorhabenAus(probe, anzeigename(freiwilliger))}
			fehler={query.error}
			onNochmal={() => void query.refetch()}
			verb={() => T.senden}
			// It is also read in the portal.
			auchOhne={probe?.grund === null}
			laeuft={senden.isRunning}
			onSenden={() => senden.execute()}
			onClose={onClose}
		/>
	);
}

function vorhabenAus({ grund, partei, anzahl, mail }: Probe, name: string): Vorhaben {
	const wer = mail?.an ?? (partei ? DRAN.partei[partei] : name);
	const alle = Array.from({ length: anzahl }, (_, i) => ({ id: String(i), wer, was: '' }));
	return { bekommen: alle, ausgelassene: grund ? [{ id: 'niemand', wer: name, was: grund }] : [], mail };
}
