import { Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARE } from '../../texte/seminare/seminare.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { tagezahl, zeitraum } from '../seminare/worte.ts';
import { Status } from '../status/status.tsx';
import { useGruppe } from './gruppen-kontext.tsx';

/** Fetched when somebody chooses. */
const SeminareDialog = later(async () => (await import('./seminare-dialog.tsx')).SeminareDialog);

/** The seminars its members attend. */
export function SeminareReiter() {
	const { gruppe, istTraeger } = useGruppe();
	const [waehlt, setWaehlt] = useState(false);
	const { seminare, geplanteTage } = gruppe;
	return (
		<Section
			title={T.seminareTitel}
			count={seminare.length}
			ruled
			aside={
				istTraeger && (
					<Button size="sm" onClick={() => setWaehlt(true)}>
						{T.seminareWaehlen} …
					</Button>
				)
			}
		>
			{seminare.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{T.seminareLeer}
				</Text>
			) : (
				<SimpleTable
					rows={seminare}
					rowKey={({ id }) => id}
					columns={[
						{
							head: T.seminar,
							isRowHead: true,
							foot: T.summe,
							cell: ({ id, bezeichnung }) => (
								<TextLink to="/admin/seminare/$id" params={{ id }}>
									{bezeichnung}
								</TextLink>
							),
						},
						{ head: T.termin, cell: (seminar) => zeitraum(seminar) ?? SEMINARE.offen, nowrap: true },
						{
							head: T.tage,
							align: 'end',
							width: 64,
							cell: (seminar) => tagezahl(seminar.geplanteTage),
							foot: tagezahl(geplanteTage),
						},
						{
							head: T.belegung,
							align: 'end',
							cell: ({ angemeldet, maxTeilnehmer }) => SEMINARE.belegung(angemeldet, maxTeilnehmer, 0),
						},
						{ head: T.status, cell: ({ status }) => <Status katalog={SEMINAR} nummer={status} />, nowrap: true },
					]}
				/>
			)}
			{waehlt && (
				<Suspense>
					<SeminareDialog gruppe={gruppe} onClose={() => setWaehlt(false)} />
				</Suspense>
			)}
		</Section>
	);
}
