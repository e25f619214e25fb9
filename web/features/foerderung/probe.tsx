import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDatum } from '#domain/format/datum.ts';
import { mengeMitEinheit, mengenzahl } from '#domain/geld/foerderung/korrekturen.ts';
import { kurzerMonat } from '../../client/datumsworte.ts';
import { FOERDERUNG, PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { IconButton } from '../../ui/button.tsx';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './foerderung.module.css';
import type { Probe, Programm } from './queries.ts';
import { quartalWeiter } from './werte.ts';

interface ProbetafelProps {
	query: Ladestand<Probe>;
	/** What it came to as it is saved; null: nothing is unsaved. */
	gespeichert: Probe | null | undefined;
	einheit: Programm['einheit'];
	zeitraum: string;
	onZeitraum: (zeitraum: string) => void;
	/** Nothing is reckoned, and why. */
	statt: string | null;
}

const GANZ = 30;

/** What the rule does with a few, and comes to with all. */
export function Probetafel({ query, gespeichert, einheit, zeitraum, onZeitraum, statt }: ProbetafelProps) {
	return (
		<>
			<Section
				title={T.probe}
				aside={
					<Group gap={4} role="group" aria-label={T.probeZeitraum}>
						<IconButton
							size="sm"
							icon={IconChevronLeft}
							label={T.frueher}
							onClick={() => onZeitraum(quartalWeiter(zeitraum, -1))}
						/>
						<span className="tabular" role="status">
							{zeitraum}
						</span>
						<IconButton
							size="sm"
							icon={IconChevronRight}
							label={T.spaeter}
							onClick={() => onZeitraum(quartalWeiter(zeitraum, 1))}
						/>
					</Group>
				}
			>
				{statt === null ? (
					<Geladen query={query} lines={8}>
						{(probe) => <Beispiele probe={probe} einheit={einheit} />}
					</Geladen>
				) : (
					<Text variant="secondary">{statt}</Text>
				)}
			</Section>
			{gespeichert && query.data && statt === null && (
				<Aenderung vorher={gespeichert} nachher={query.data} zeitraum={zeitraum} />
			)}
		</>
	);
}

const betrag = (euro: number | null): string => (euro === null ? T.ohneBetrag : FOERDERUNG.euro(euro));

function Beispiele({ probe, einheit }: { probe: Probe; einheit: Programm['einheit'] }) {
	if (probe.beispiele.length === 0) return <Text variant="secondary">{T.probeLeer}</Text>;
	return (
		<SimpleTable
			top
			className="tabular"
			label={T.probe}
			rows={probe.beispiele}
			rowKey={({ vertragID }) => vertragID}
			columns={[
				{
					head: T.probeName,
					isRowHead: true,
					cell: ({ name, dienstart, von, bis }) => (
						<>
							{name} <Span variant="secondary">{dienstart}</Span>
							<Span variant="secondary" display="block">
								{formatDatum(von)} – {formatDatum(bis)}
							</Span>
						</>
					),
					foot: T.gesamt(mengeMitEinheit(probe.menge, einheit)),
				},
				...probe.monate.map((monat, i) => ({
					head: kurzerMonat(`${monat}-01`),
					key: monat,
					align: 'end' as const,
					cell: ({ mengen }: Probe['beispiele'][number]) => <Menge menge={mengen[i] ?? 0} />,
					foot: '',
				})),
				{
					head: T.betrag,
					align: 'end',
					nowrap: true,
					cell: ({ betrag: summe, rechnung }) => (
						<>
							<b>{betrag(summe)}</b>
							<Span variant="secondary" display="block">
								{rechnung
									.filter(({ menge }) => menge > 0)
									.map(({ menge, satz }) => `${mengenzahl(menge)} × ${betrag(satz)}`)
									.join(' + ')}
							</Span>
						</>
					),
					foot: betrag(probe.betrag),
				},
			]}
		/>
	);
}

const Menge = ({ menge }: { menge: number }) =>
	menge === 0 ? (
		'–'
	) : (
		<span className={css.menge} data-teil={menge % GANZ === 0 ? undefined : 'ja'}>
			{menge === GANZ / 2 ? '½' : mengenzahl(menge)}
		</span>
	);

function Aenderung({ vorher, nachher, zeitraum }: { vorher: Probe; nachher: Probe; zeitraum: string }) {
	return (
		<Section title={T.aenderung}>
			<Group justify="space-between" className="tabular">
				<span>{zeitraum}</span>
				{vorher.betrag === nachher.betrag ? (
					<span>
						{betrag(nachher.betrag)}, {T.gleich}
					</span>
				) : (
					<span>
						<s>{betrag(vorher.betrag)}</s> → <b className={css.neu}>{betrag(nachher.betrag)}</b>
					</span>
				)}
			</Group>
			<Text variant="hint" mt={8}>
				{T.aenderungText}
			</Text>
		</Section>
	);
}
