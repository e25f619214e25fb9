import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LAEUFE } from '../../texte/laeufe.ts';
import { MONATSLAEUFE as T } from '../../texte/monatslaeufe.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Laufstand } from '../laeufe/laufstand.tsx';
import { type Laufkopf, laeufeQuery } from '../laeufe/queries.ts';
import css from './monatslaeufe.module.css';

/** Fetched when somebody begins one. */
const LaufDialog = lazy(async () => ({ default: (await import('../laeufe/lauf-dialog.tsx')).LaufDialog }));

const ARTEN = ['TASCHENGELD', 'EST_FSJ', 'EST_BFD'] as const;
type Art = (typeof ARTEN)[number];
const LETZTE = 6;

/** What is due every month, each with its last run and what comes next; below it the runs there were (mockup 44). */
export function Monatslaeufe({ heute }: { heute: string }) {
	const query = useQuery(laeufeQuery(1));
	const navigate = useNavigate();
	const [neu, setNeu] = useState(false);
	const monat = heute.slice(0, 7);
	return (
		<>
			<Section title={T.titel} aside={<Span variant="secondary">{LAEUFE.monate(monat, monat)}</Span>}>
				<Geladen query={query} lines={4}>
					{({ data }) => (
						<div className={css.kacheln}>
							{ARTEN.map((art) => (
								<Kachel
									key={art}
									art={art}
									monat={monat}
									letzter={data.find((lauf) => lauf.art === art && lauf.status !== 'VERWORFEN')}
									istDringend={art === dringend(data)}
									onAnlegen={() => setNeu(true)}
								/>
							))}
						</div>
					)}
				</Geladen>
			</Section>
			{query.data && query.data.total > 0 && (
				<Section title={T.letzte} count={query.data.total} aside={<TextLink to="/admin/laeufe">{T.alle}</TextLink>}>
					<Letzte laeufe={query.data.data.slice(0, LETZTE)} />
				</Section>
			)}
			{neu && (
				<Suspense>
					<LaufDialog
						heute={heute}
						onClose={() => setNeu(false)}
						onAngelegt={(id) => navigate({ to: '/admin/laeufe/$id', params: { id } })}
					/>
				</Suspense>
			)}
		</>
	);
}

const istOffen = ({ status }: Laufkopf): boolean => status === 'ENTWURF' || status === 'GEPRUEFT';

/** One at most stands out: a run somebody has to go on with, the oldest first. */
const dringend = (laeufe: readonly Laufkopf[]): Laufkopf['art'] | undefined => laeufe.findLast(istOffen)?.art;

interface KachelProps {
	art: Art;
	monat: string;
	letzter: Laufkopf | undefined;
	istDringend: boolean;
	onAnlegen: () => void;
}

function Kachel({ art, monat, letzter, istDringend, onAnlegen }: KachelProps) {
	const offen = letzter !== undefined && istOffen(letzter);
	return (
		<article className={css.kachel} data-dringend={istDringend || undefined} aria-label={LAEUFE.arten[art]}>
			<Title order={3} size="h4">
				{LAEUFE.arten[art]}
			</Title>
			<Text variant="secondary">{T.wozu[art]}</Text>
			{letzter ? (
				<p className={css.stand}>
					<Laufstand status={letzter.status} />
					<Span variant="secondary" className="tabular">
						{LAEUFE.monate(letzter.von, letzter.bis)}, {LAEUFE.euro(letzter.summe)}
					</Span>
				</p>
			) : (
				<Text variant="secondary">{LAEUFE.leer}</Text>
			)}
			{letzter && letzter.bis < monat && (
				<Text variant="secondary">{T.nichtBegonnen(LAEUFE.monate(monat, monat))}</Text>
			)}
			<div className={css.tat}>
				{offen ? (
					<LinkButton
						variant={istDringend ? 'primary' : 'secondary'}
						to="/admin/laeufe/$id"
						params={{ id: letzter.id }}
						aria-label={T.oeffneArt(LAEUFE.arten[art])}
					>
						{T.oeffne}
					</LinkButton>
				) : (
					<Button onClick={onAnlegen} aria-label={T.anlegenArt(LAEUFE.arten[art])}>
						{LAEUFE.anlegen} …
					</Button>
				)}
			</div>
		</article>
	);
}

const Letzte = ({ laeufe }: { laeufe: readonly Laufkopf[] }) => (
	<div className={css.tabelle}>
		<SimpleTable
			className="tabular"
			label={T.letzte}
			rows={laeufe}
			rowKey={({ id }) => id}
			columns={[
				{ head: LAEUFE.nr, cell: ({ nr }) => nr, width: 64 },
				{
					head: LAEUFE.art,
					isRowHead: true,
					cell: ({ id, art }) => (
						<TextLink to="/admin/laeufe/$id" params={{ id }}>
							{LAEUFE.arten[art]}
						</TextLink>
					),
				},
				{ head: LAEUFE.zeitraum, cell: ({ von, bis }) => LAEUFE.monate(von, bis), nowrap: true },
				{ head: LAEUFE.zeilen, cell: ({ zeilen }) => zeilen, align: 'end' },
				{
					head: LAEUFE.summe,
					cell: ({ summe, status }) => (status === 'VERWORFEN' ? <s>{LAEUFE.euro(summe)}</s> : LAEUFE.euro(summe)),
					align: 'end',
					nowrap: true,
				},
				{ head: LAEUFE.status, cell: ({ status }) => <Laufstand status={status} />, nowrap: true },
			]}
		/>
	</div>
);
