import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LISTEN as T } from '../../texte/seminare/seminarlisten.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

const ARTEN = {
	pdf: { icon: IconFileTypePdf, type: 'application/pdf' },
	xlsx: { icon: IconTableExport, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

interface PapierProps {
	art: keyof typeof ARTEN;
	/** As the file is called, without the day. */
	name: string;
	heute: string;
	/** What comes isn't text: a blob, whatever the contract calls it. */
	hole: () => Promise<unknown>;
	size?: 'sm' | 'md';
	'aria-describedby'?: string;
	children: ReactNode;
}

interface ListeProps extends Pick<PapierProps, 'heute' | 'size' | 'aria-describedby'> {
	seminarID: string;
}

/** Who takes part, to be signed. */
export const Teilnehmerliste = ({ seminarID: id, ...rest }: ListeProps) => (
	<Papier
		{...rest}
		art="pdf"
		name="teilnehmerliste"
		hole={() => call('GET /v1/seminar/{id}/teilnehmerliste', { params: { id } })}
	>
		{T.teilnehmerliste}
	</Papier>
);

/** The same with everything about them, as a file. */
export const Teilnehmerdatei = ({ seminarID: id, ...rest }: ListeProps) => (
	<Papier
		{...rest}
		art="xlsx"
		name="seminarteilnehmer"
		hole={() => call('GET /v1/exporte/seminare/{id}/teilnehmer', { params: { id } })}
	>
		{T.excel}
	</Papier>
);

export const Listenpapiere = (liste: ListeProps) => (
	<>
		<Teilnehmerliste {...liste} />
		<Teilnehmerdatei {...liste} />
	</>
);

/** Makes a list or a paper when somebody asks for it, and hands it to the browser. */
export function Papier({ art, name, heute, hole, children, ...rest }: PapierProps) {
	const { icon, type } = ARTEN[art];
	const holen = useMutation({
		mutationFn: hole,
		onSuccess: (datei) => ladeHerunter(`${T.dateiname(name, heute)}.${art}`, new Blob([datei as Blob], { type })),
		onError: (error) => toast.error(T.fehler, { text: error.message }),
	});
	return (
		<Button {...rest} icon={icon} loading={holen.isPending} onClick={() => holen.mutate()}>
			{children}
		</Button>
	);
}
