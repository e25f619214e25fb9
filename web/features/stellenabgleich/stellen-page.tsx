import { Text } from '@mantine/core';
import { IconPlug, IconRefresh, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { Probelauf } from './probelauf.tsx';
import { type Konfiguration, konfigurationQuery, type Probe, stellenQuery } from './queries.ts';
import { useSenden } from './senden.ts';
import { Stellenliste } from './stellenliste.tsx';

/** Fetched when somebody opens it. */
const KonfigurationDialog = later(async () => (await import('./konfiguration-dialog.tsx')).KonfigurationDialog);

const CRUMBS: readonly Crumb[] = [
	{ label: MENUE.gruppen.system },
	{ label: MENUE.integrationen, link: { to: '/admin/system/integrationen' } },
];

/** Every place and how far freiwillig-ja knows it (mockup 73). */
export function StellenPage() {
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const konfiguration = useQuery(konfigurationQuery);
	return (
		<Page>
			<Geladen query={konfiguration} lines={8}>
				{(data) => <Inhalt konfiguration={data} />}
			</Geladen>
		</Page>
	);
}

function Inhalt({ konfiguration }: { konfiguration: Konfiguration }) {
	const [bearbeitet, setBearbeitet] = useState(false);
	const [probe, setProbe] = useState<Probe | null>(null);
	const stellen = useQuery({ ...stellenQuery, enabled: konfiguration.isEingerichtet });
	const senden = useSenden();
	const proben = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/integrations/freiwillig-ja/places/dry-run', { idempotencyKey }),
		invalidates: [['freiwillig-ja', 'stellen']],
		onDone: ({ data }) => setProbe(data),
	});
	const { isEingerichtet, aktiv } = konfiguration;
	const offen = stellen.data?.plaetze.filter(({ stand }) => OFFEN.has(stand)).length ?? 0;
	const fehler = senden.error ?? proben.error;
	return (
		<>
			<PageTitle
				title={T.titel}
				note={standVon(konfiguration)}
				actions={
					<>
						<Button onClick={() => setBearbeitet(true)}>{isEingerichtet ? T.einstellungen : T.einrichten}</Button>
						{isEingerichtet && (
							<Button icon={IconRefresh} loading={proben.isRunning} onClick={() => proben.execute(undefined)}>
								{T.probelauf}
							</Button>
						)}
						{offen > 0 && (
							<Button
								variant="primary"
								icon={IconSend}
								loading={senden.isRunning}
								onClick={() => senden.execute(undefined)}
							>
								{T.alleSenden(offen)}
							</Button>
						)}
					</>
				}
			/>
			<Text variant="secondary" mb={12}>
				{isEingerichtet && !aktiv ? T.wirdZurueckgenommen : T.text}
			</Text>
			{fehler && <ErrorBox text={fehler.message} />}
			{isEingerichtet ? (
				<Geladen query={stellen} lines={8}>
					{(data) => <Stellenliste stellen={data} />}
				</Geladen>
			) : (
				<EmptyState icon={IconPlug} title={T.titel} text={T.nichtVerbunden} />
			)}
			{probe && <Probelauf probe={probe} abgleich={stellen.data?.abgleich ?? null} onClose={() => setProbe(null)} />}
			{bearbeitet && (
				<Suspense>
					<KonfigurationDialog konfiguration={konfiguration} onClose={() => setBearbeitet(false)} />
				</Suspense>
			)}
		</>
	);
}

/** What isn't there as it should be. */
const OFFEN: ReadonlySet<string> = new Set(['WARTET', 'ABGELEHNT', 'AUFGEGEBEN']);

function standVon({ isEingerichtet, aktiv, verbundenAm }: Konfiguration): string {
	if (!isEingerichtet) return '';
	if (!aktiv) return T.ausgeschaltet;
	return `${T.verbunden} ${verbundenAm ? T.seit(formatDatum(tagInBerlin(verbundenAm))) : ''}`;
}
