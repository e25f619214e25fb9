import { IconFileTypePdf, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import css from './haus.module.css';

const PAPIERE = {
	raumliste: (id: string) => call('GET /v1/seminar/{id}/haus/raumliste', { params: { id } }),
	kuechenblatt: (id: string) => call('GET /v1/seminar/{id}/haus/kuechenblatt', { params: { id } }),
	notfallblatt: (id: string) => call('GET /v1/seminar/{id}/haus/notfallblatt', { params: { id } }),
};
type Papier = keyof typeof PAPIERE;

function usePapier(seminarID: string, was: Papier, onDone?: () => void) {
	return useMutation({
		mutationFn: () => PAPIERE[was](seminarID),
		onSuccess: (datei) => ladeHerunter(`${was}.pdf`, new Blob([datei as Blob], { type: 'application/pdf' })),
		onError: (error) => toast.error(T.pdfFehler, { text: error.message }),
		onSettled: () => onDone?.(),
	});
}

function PapierKnopf({ seminarID, was }: { seminarID: string; was: 'raumliste' | 'kuechenblatt' }) {
	const holen = usePapier(seminarID, was);
	return (
		<Button icon={IconFileTypePdf} loading={holen.isPending} onClick={() => holen.mutate()}>
			{T[was]}
		</Button>
	);
}

/** What goes to the house and into its kitchen, on paper. */
export const Hauspapiere = ({ seminarID }: { seminarID: string }) => (
	<>
		<PapierKnopf seminarID={seminarID} was="raumliste" />
		<PapierKnopf seminarID={seminarID} was="kuechenblatt" />
	</>
);

/** Opening it is recorded, and says so before. */
export function Notfallblatt({ seminarID }: { seminarID: string }) {
	const [gefragt, setGefragt] = useState(false);
	const schliesse = () => setGefragt(false);
	const holen = usePapier(seminarID, 'notfallblatt', schliesse);
	return (
		<>
			<Button size="sm" icon={IconLock} onClick={() => setGefragt(true)}>
				{T.notfallblatt} …
			</Button>
			<ConfirmDialog
				opened={gefragt}
				onClose={schliesse}
				title={T.notfallTitel}
				confirm={T.notfallOeffnen}
				loading={holen.isPending}
				onConfirm={() => holen.mutate()}
			>
				<p className={css.ohneRand}>{T.notfallText}</p>
				<p className={css.eintrag}>{T.notfallEintrag}</p>
			</ConfirmDialog>
		</>
	);
}
