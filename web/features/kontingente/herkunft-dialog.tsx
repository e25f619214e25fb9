import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import css from './kontingente.module.css';
import { herkunftQuery } from './queries.ts';
import type { Herkunft } from './rahmen.ts';

const TEXT = KONTINGENTE.herkunft;

interface HerkunftDialogProps {
	was: Herkunft;
	/** Day from which one may look back; null: one may not. */
	am: string | null;
	onClose: () => void;
}

/** What is behind the figures of a cell: who has the places, and what is free in which month. */
export function HerkunftDialog({ was, am, onClose }: HerkunftDialogProps) {
	const query = useQuery(herkunftQuery(was.adresseID, was.dienstartID));
	return (
		<Dialog opened onClose={onClose} title={was.titel} width={880} cancel={TEXT.schliessen}>
			<Stack>
				<Geladen query={query} lines={5}>
					{(data) => (
						<>
							<Section title={TEXT.personen} size="sm">
								<Personen plaetze={data.plaetze} />
							</Section>
							<Section title={TEXT.monate} size="sm">
								<Monate monate={data.monate} />
							</Section>
							{am && (
								<TextLink
									to="/admin/adressen/$id/stand"
									params={{ id: was.adresseID }}
									search={{ am, teil: 'kontingent' }}
								>
									{TEXT.frueher}
								</TextLink>
							)}
						</>
					)}
				</Geladen>
			</Stack>
		</Dialog>
	);
}

type Erklaerung = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof herkunftQuery>['queryFn']>>>>;

function Personen({ plaetze }: { plaetze: Erklaerung['plaetze'] }) {
	if (plaetze.length === 0) return <p>{TEXT.niemand}</p>;
	return (
		<SimpleTable
			rows={plaetze}
			rowKey={(p) => `${p.freiwilligerID} ${p.von}`}
			columns={[
				{
					head: TEXT.name,
					isRowHead: true,
					cell: (p) => (
						<TextLink to="/admin/freiwillige/$id" params={{ id: p.freiwilligerID }}>
							{p.name}
						</TextLink>
					),
				},
				{ head: TEXT.einsatzort, cell: (p) => p.einsatzort },
				{ head: TEXT.art, cell: (p) => TEXT[p.art] },
				{
					head: TEXT.zeitraum,
					cell: (p) => `${formatDatum(p.von)}–${formatDatum(p.bis)}${p.zyklus ? `, ${TEXT.zyklus(p.zyklus)}` : ''}`,
				},
			]}
		/>
	);
}

function Monate({ monate }: { monate: Erklaerung['monate'] }) {
	return (
		<SimpleTable
			rows={monate}
			rowKey={({ von }) => von}
			columns={[
				{
					head: TEXT.monat,
					isRowHead: true,
					cell: ({ von, monat }) => monatsname(von.slice(0, 7)) + (monat === 0 ? ` (${KONTINGENTE.vorjahr})` : ''),
				},
				{ head: TEXT.belegt, align: 'end', cell: ({ belegt }) => belegt },
				{
					head: TEXT.frei,
					align: 'end',
					cell: ({ frei }) => <span className={cx(frei <= 0 && css.voll)}>{frei}</span>,
				},
			]}
		/>
	);
}
