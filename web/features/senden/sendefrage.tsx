import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { useBefehl } from '../formular/befehl.ts';
import { Sendedialog } from './sendedialog.tsx';
import { alsVorhaben, sendungQuery } from './vorhaben.ts';

interface SendefrageProps<R> {
	/** The call as `run` makes it. */
	anfrage: Sendeanfrage;
	run: (idempotencyKey: string) => Promise<R>;
	titel: string;
	/** What follows beside the mails. */
	hinweis: ReactNode;
	verb: (anzahl: number) => string;
	gefahr?: boolean;
	/** It is done although nobody gets a mail. */
	auchOhne?: boolean;
	meldung: string | ((antwort: R) => string);
	invalidates: readonly QueryKey[];
	/** Left out: it closes. */
	onDone?: () => void;
	onClose: () => void;
}

/** Asks before something is done that sends, with what it sends; a refusal of it is told before. */
export function Sendefrage<R>(props: SendefrageProps<R>) {
	const { anfrage, run, meldung, invalidates, onClose, onDone = onClose, ...rest } = props;
	const query = useQuery(sendungQuery(anfrage));
	const befehl = useBefehl<undefined, R>({
		run: (_, idempotencyKey) => run(idempotencyKey),
		meldung: (_, antwort) => (typeof meldung === 'function' ? meldung(antwort) : meldung),
		invalidates,
		onDone,
	});
	return (
		<Sendedialog
			{...rest}
			vorhaben={query.data && alsVorhaben(query.data)}
			fehler={query.error}
			onNochmal={() => void query.refetch()}
			auchBlind
			laeuft={befehl.isRunning}
			onSenden={() => befehl.execute(undefined)}
			onClose={onClose}
		/>
	);
}
