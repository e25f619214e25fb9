import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ERSTE_SCHRITTE as T } from '../../texte/erste-schritte.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import css from './erste-schritte.module.css';
import { SCHRITTE } from './erste-schritte.ts';
import { ersteSchritteQuery } from './queries.ts';

/** What to look at first, for who is new here, until he has had enough of it. */
export function ErsteSchritte({ sitzung }: { sitzung: Sitzung }) {
	const client = useQueryClient();
	const { data } = useQuery(ersteSchritteQuery);
	const beenden = useCommand({
		run: (_: null, idempotencyKey) => call('POST /v1/erste-schritte/beenden', { idempotencyKey }),
		onDone: () => client.setQueryData(ersteSchritteQuery.queryKey, { isOffen: false }),
	});
	const schritte = SCHRITTE[sitzung.rolle] ?? SCHRITTE.ADMIN;
	if (!data?.isOffen || !schritte) return null;
	return (
		<Section
			title={T.titel}
			aside={
				// Nobody else's steps are put away in his view.
				!sitzung.imp && <TextButton onClick={() => beenden.execute(null)}>{T.beenden}</TextButton>
			}
		>
			<ol className={css.schritte}>
				{schritte.map(({ titel, text, link }) => (
					<li key={titel}>
						<Link {...link} className={css.schritt}>
							<b>{titel}</b>
							<Text component="span" variant="secondary" display="block">
								{text}
							</Text>
						</Link>
					</li>
				))}
			</ol>
		</Section>
	);
}
