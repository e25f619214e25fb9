import { Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, type Ladestand, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LinkFertig } from './link-fertig.tsx';
import { Meldung } from './meldung.tsx';

type Antwort = 'ANGENOMMEN' | 'ABGELEHNT';

interface AntwortlinkProps<D> {
	query: Ladestand<D>;
	worte: {
		readonly titel: string;
		readonly fertig: Readonly<Record<Antwort, { readonly titel: string; readonly text: string }>>;
		readonly anmelden: string;
		readonly ungueltig: string;
		readonly annehmen: string;
		readonly ablehnen: string;
	};
	text: string;
	/** Why the link leads nowhere any more. */
	ungueltig: (fehler: unknown) => string;
	antworte: (annehmen: boolean, idempotencyKey: string) => Promise<unknown>;
	/** What it is about. */
	children: (data: D) => ReactNode;
	/** Between that and the buttons. */
	dazu?: ReactNode;
}

/** Behind a link that asks: yes or no. Opening it uses nothing up, and asks for no account. */
export function Antwortlink<D>(props: AntwortlinkProps<D>) {
	const { query, worte, text, ungueltig, antworte, children, dazu } = props;
	const [antwort, setAntwort] = useState<Antwort | null>(null);
	const { error, isRunning, execute } = useCommand({
		run: antworte,
		onDone: (_, annehmen) => setAntwort(annehmen ? 'ANGENOMMEN' : 'ABGELEHNT'),
	});
	if (antwort) {
		return <LinkFertig {...worte.fertig[antwort]} to="/freiwillige/login" weiter={worte.anmelden} />;
	}
	if (istUngueltigerLink(query.error)) return <Meldung antwort titel={worte.ungueltig} text={ungueltig(query.error)} />;
	return (
		<Meldung titel={worte.titel} text={text}>
			<Geladen query={query} failed={WithReason}>
				{(data) => (
					<Stack gap={24}>
						{children(data)}
						{istUngueltigerLink(error) ? (
							<ErrorBox text={ungueltig(error)} />
						) : (
							<Stack>
								{dazu}
								{error && <ErrorBox text={error.message} />}
								<Group gap={12} align="stretch" wrap="wrap">
									<Button variant="primary" size="xl" disabled={isRunning} onClick={() => execute(true)}>
										{worte.annehmen}
									</Button>
									<Button size="xl" disabled={isRunning} onClick={() => execute(false)}>
										{worte.ablehnen}
									</Button>
								</Group>
							</Stack>
						)}
					</Stack>
				)}
			</Geladen>
		</Meldung>
	);
}
