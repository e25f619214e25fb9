import { Group, Stack } from '@mantine/core';
import { IconDots, IconHistory, IconMail, IconMessage, IconPencil } from '@tabler/icons-react';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { PHASEN } from '#domain/status/katalog.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BlockedAction } from '../../ui/feedback/blocked-action.tsx';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { BarList, ColumnChart } from '../../ui/figures/charts.tsx';
import { OccupancyBar, OccupancyBoxes, OccupancyLegend } from '../../ui/figures/occupancy.tsx';
import { counted, Picture } from '../../ui/figures/picture.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Tile, Tiles } from '../../ui/figures/tiles.tsx';
import { OldNew, Quote, StatusMove, Timeline } from '../../ui/figures/timeline.tsx';
import { FileHeader, KeyFacts, NextStep } from '../../ui/layout/file-header.tsx';
import { Card, Section } from '../../ui/layout/page.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { Status } from '../status/status.tsx';
import css from './bausteine.module.css';
import { Sample } from './sample.tsx';

const TRICHTER = ([2000, 2100, 2500, 2800, 3000, 4000] as const).map((nummer, i) => ({
	nummer,
	anzahl: [92, 58, 41, 23, 291, 82][i] ?? 0,
}));
const WOCHEN = [21, 26, 19, 24, 31, 38, 44, 41, 52, 14].map((anzahl, i) => ({ woche: String(25 + i), anzahl }));

export function FigureSamples() {
	const rows = TRICHTER.map(({ nummer, anzahl }) => ({
		key: String(nummer),
		label: <Status katalog={FREIWILLIGER} nummer={nummer} />,
		value: anzahl,
		text: String(anzahl),
		phase: FREIWILLIGER.eintraege[nummer].phase,
	}));
	return (
		<>
			<Sample title="Diagrammfarben">
				<div className={css.solids}>
					{PHASEN.map((phase) => (
						<span key={phase} className={css.solid} data-phase={phase} />
					))}
				</div>
			</Sample>
			<Sample title="Schrift: Inter, Ziffern gleich breit">
				<div className={css.types}>
					<p>26/32 Kennzahl 1.234</p>
					<p>20/28 Seitentitel</p>
					<p>16/24 Abschnitt</p>
					<p>14/20 Karte, Dialogpunkt</p>
					<p>13/20 Tabelle, Verlauf, Bedienung</p>
					<p>12/16 Spaltenkopf, Feldname, Badge</p>
					<p>11/16 Zeitstempel, Menügruppe</p>
				</div>
			</Sample>
			<Sample title="Platzanzeige und Ampel">
				<Stack gap={12}>
					<OccupancyBoxes belegt={2} reserviert={1} frei={1} ungenutzt={1} />
					<OccupancyBar belegt={210} reserviert={23} frei={13} />
					<OccupancyLegend />
					<Group wrap="wrap" gap={24}>
						<Ampel state="ok">vollständig</Ampel>
						<Ampel state="check">1 prüfen</Ampel>
						<Ampel state="missing">2 fehlen</Ampel>
						<Ampel state="none">keine</Ampel>
					</Group>
				</Stack>
			</Sample>
			<Picture
				title="Zyklus 2026/2027"
				caption="Zyklus 2026/2027"
				rows={rows}
				rowKey={({ key }) => key}
				columns={counted('Status')}
			>
				<BarList caption="Zyklus 2026/2027" rows={rows} />
			</Picture>
			<Section title="Bewerbungen je Woche" size="sm">
				<ColumnChart
					caption="Bewerbungen je Woche"
					columns={WOCHEN.map(({ woche, anzahl }, i) => ({
						key: woche,
						label: woche,
						value: anzahl,
						text: String(anzahl),
						open: i === WOCHEN.length - 1,
					}))}
				/>
			</Section>
		</>
	);
}

export function TimelineSample() {
	return (
		<Sample title="Verlauf">
			<Timeline
				groups={[
					{
						heading: 'Heute, 19.08.2026',
						items: [
							{
								id: '1',
								time: '09:12',
								dateTime: '2026-08-19T07:12:00Z',
								mark: { icon: IconMessage },
								sentence: (
									<>
										<b>Markus Thielen</b> hat eine Bemerkung geschrieben.
									</>
								),
								detail: <Quote>Mutter ruft am Donnerstag zurück.</Quote>,
							},
							{
								id: '2',
								time: '08:20',
								dateTime: '2026-08-19T06:20:00Z',
								mark: { icon: IconPencil },
								sentence: (
									<>
										<b>Elke Brandt</b> hat den Vertragsentwurf geändert.
									</>
								),
								detail: <OldNew label="Wochenstunden" from="39,0" to="38,5" />,
							},
							{
								id: '3',
								time: '07:05',
								dateTime: '2026-08-19T05:05:00Z',
								mark: { phase: 'VERHANDELN' },
								sentence: (
									<>
										<b>Elke Brandt</b> hat mit <i>SV Lahntal 04 Wetzlar</i> die Vertragsverhandlung begonnen.
									</>
								),
								detail: (
									<StatusMove
										from={<Status katalog={WUNSCH} nummer={2000} old />}
										to={<Status katalog={WUNSCH} nummer={3000} />}
									/>
								),
							},
						],
					},
				]}
			/>
		</Sample>
	);
}

export function FileSamples() {
	return (
		<Sample title="Akte">
			<Tiles label="Kennzahlen">
				<Tile to="/admin" label="Neue Bewerbungen" figure="14" note="seit gestern" />
				<Tile to="/admin" label="Unterschriften offen" figure="8" note="1 wartet auf Sie" tone="warning" />
				<Tile to="/admin" label="Dokumente überfällig" figure="31" note="12 Freiwillige" tone="danger" />
			</Tiles>
			<div className={css.file}>
				<FileHeader
					name="Lena Marie Hoffmann"
					badge={<Status katalog={FREIWILLIGER} nummer={2500} tinted size="lg" />}
					note={
						<>
							17 Jahre <Tag>minderjährig</Tag>
						</>
					}
					facts={[
						{ label: 'Dienstartwunsch', value: 'FSJ, ab 01.09.2026' },
						{ label: 'Wohnort', value: '35578 Wetzlar' },
						{ label: 'Dokumente', value: <Ampel state="missing">2 von 6 fehlen</Ampel> },
						{ label: 'Betreuung Träger', value: 'noch niemand', empty: true },
					]}
					actions={
						<>
							<Button icon={IconMail}>Nachricht</Button>
							<IconButton icon={IconDots} label="Weitere Aktionen" />
						</>
					}
				/>
				<NextStep
					label="Nächster Schritt"
					target={<Status katalog={FREIWILLIGER} nummer={2800} tinted />}
					action={<BlockedAction label="Vertragseinigung …" onWhy={() => undefined} />}
				>
					Noch offen: <Ampel state="missing">Datenschutzerklärung</Ampel> <Ampel state="missing">2 Angaben</Ampel>
				</NextStep>
				<Tabs
					label="Teile der Akte"
					aside={
						<Button variant="quiet" size="sm" icon={IconHistory}>
							Stand am …
						</Button>
					}
				>
					<Tab to="/admin" current count="4">
						Einsatzorte
					</Tab>
					<Tab to="/" count="2 offen">
						Akte
					</Tab>
					<Tab to="/">Erweitert</Tab>
				</Tabs>
				<div className={css.cards}>
					<Card>
						<Group wrap="wrap" justify="space-between">
							<b>SV Lahntal 04 Wetzlar</b>
							<Status katalog={WUNSCH} nummer={3000} tinted />
						</Group>
						<KeyFacts
							facts={[
								{ label: 'Dienstart', value: 'FSJ' },
								{ label: 'Freie Plätze', value: <OccupancyBoxes belegt={1} reserviert={1} frei={1} /> },
							]}
						/>
					</Card>
					<Card muted>TV Siebenhügel Gießen</Card>
				</div>
			</div>
		</Sample>
	);
}
