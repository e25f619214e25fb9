import { Group, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { DATENSCHUTZ } from '../../texte/zugang/datenschutz.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { CheckboxField, Form } from '../../ui/fields/fields.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import text from '../oeffentlich/text-page.module.css';
import { abmelden } from '../portal/abmelden.ts';
import { usePageHead } from '../portal/page-head.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import { Portaltext } from '../texte/portaltext.tsx';
import { TEXTE_KEY, textQuery } from '../texte/queries.ts';
import css from './zustimmung-page.module.css';

const T = DATENSCHUTZ;

/** In front of a volunteer's area, until he agrees to the privacy notice as it stands; signing out stays possible. */
export function ZustimmungPage({ freiwilligerID }: { freiwilligerID: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(textQuery('datenschutz'));
	return (
		<PublicFrame
			actions={
				<Button size="lg" onClick={abmelden}>
					{T.abmelden}
				</Button>
			}
		>
			<article className={text.seite}>
				<Title order={1} fz={24} lh="32px" fw={650}>
					{T.titel}
				</Title>
				<p>{T.text}</p>
				<Geladen query={query} lines={8}>
					{(data) => (
						<>
							<section className={css.wortlaut} aria-label={T.wortlaut}>
								<Portaltext inhalt={data.content} />
							</section>
							<Zustimmen freiwilligerID={freiwilligerID} version={data.version} />
						</>
					)}
				</Geladen>
			</article>
		</PublicFrame>
	);
}

function Zustimmen({ freiwilligerID, version }: { freiwilligerID: string; version: number }) {
	const client = useQueryClient();
	const router = useRouter();
	const [haken, setHaken] = useState(false);
	const [mangel, setMangel] = useState<string | null>(null);
	const zustimmen = useCommand({
		run: (datenschutzVersion: number, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/datenschutz', {
				params: { id: freiwilligerID },
				body: { datenschutzVersion },
				idempotencyKey,
			}),
		onDone: async () => {
			await client.refetchQueries(sitzungQuery);
			await router.invalidate();
		},
		// The words have changed under the reader: he sees the new ones.
		onRefused: (fehler) => {
			setMangel(feldFehler(fehler).datenschutz ?? fehler.message);
			setHaken(false);
			void client.invalidateQueries({ queryKey: TEXTE_KEY });
		},
	});
	const sende = (e: FormEvent) => {
		e.preventDefault();
		if (haken) zustimmen.execute(version);
		else setMangel(T.fehlt);
	};
	return (
		<Form gap={16} onSubmit={sende}>
			<CheckboxField
				required
				label={T.haken}
				checked={haken}
				error={mangel}
				onChange={(e) => {
					setHaken(e.currentTarget.checked);
					setMangel(null);
				}}
			/>
			<Group wrap="wrap" gap={12}>
				<Button type="submit" variant="primary" size="xl" loading={zustimmen.isRunning}>
					{T.weiter}
				</Button>
				<Button size="xl" onClick={abmelden}>
					{T.spaeter}
				</Button>
			</Group>
		</Form>
	);
}
