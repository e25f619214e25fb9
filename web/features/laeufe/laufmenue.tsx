import { Menu } from '@mantine/core';
import { IconDots, IconFileTypePdf } from '@tabler/icons-react';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LAUF as T } from '../../texte/geld/laeufe.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { betroffen, type Lauf } from './queries.ts';

/** What can be done with a run besides going on with it. */
export function Laufmenue({ lauf }: { lauf: Lauf }) {
	const { id, version, status, art, von, nr } = lauf;
	const [fragt, setFragt] = useState(false);
	// A step names the version one sees: while something else is being changed, that isn't the last.
	const aendertSich = useIsMutating() > 0;
	const istOffen = status === 'ENTWURF' || status === 'GEPRUEFT';
	const tue = useBefehl<'NEU_RECHNEN' | 'VERWERFEN', { data: Lauf }>({
		run: (schritt, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/schritte', { params: { id }, body: { schritt, version }, idempotencyKey }),
		invalidates: betroffen,
		meldung: (schritt, { data }) => (data.berechnung ? T.bestellt : T.gemacht[schritt]),
		onDone: () => setFragt(false),
	});
	const nachrechnen = useBefehl<null, { data: { istGleich: boolean } }>({
		run: () => call('GET /v1/exporte/laeufe/{id}/nachrechnung', { params: { id } }),
		invalidates: [],
		meldung: (_, { data }) => (data.istGleich ? T.gleich : null),
		onDone: ({ data }) => !data.istGleich && toast.error(T.anders),
	});
	const drucke = useBefehl<null, unknown>({
		run: () => call('GET /v1/exporte/laeufe/{id}/pdf', { params: { id }, timeoutMs: 120_000 }),
		invalidates: [],
		meldung: T.pdfGeholt,
		onDone: (datei) => ladeHerunter(T.dateiname(art, von, nr, 'pdf'), datei as Blob),
	});
	return (
		<>
			<Button icon={IconFileTypePdf} loading={drucke.isRunning} onClick={() => drucke.execute(null)}>
				{T.pdf}
			</Button>
			<Menu position="bottom-end" width={200}>
				<Menu.Target>
					<IconButton icon={IconDots} label={T.mehr} />
				</Menu.Target>
				<Menu.Dropdown>
					{istOffen ? (
						<>
							<Menu.Item disabled={aendertSich} onClick={() => tue.execute('NEU_RECHNEN')}>
								{T.schritte.NEU_RECHNEN}
							</Menu.Item>
							<Menu.Divider />
							<Menu.Item disabled={aendertSich} onClick={() => setFragt(true)}>
								{T.schritte.VERWERFEN} …
							</Menu.Item>
						</>
					) : (
						<Menu.Item disabled={nachrechnen.isRunning} onClick={() => nachrechnen.execute(null)}>
							{T.nachrechnen}
						</Menu.Item>
					)}
				</Menu.Dropdown>
			</Menu>
			{fragt && (
				<ConfirmDialog
					opened
					danger
					onClose={() => setFragt(false)}
					title={T.verwerfenFrage}
					confirm={T.schritte.VERWERFEN}
					loading={tue.isRunning}
					onConfirm={() => tue.execute('VERWERFEN')}
				>
					{T.verwerfenText}
				</ConfirmDialog>
			)}
		</>
	);
}
