import { Group, Text } from '@mantine/core';
import { IconAlertTriangleFilled, IconArrowUpRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { betrag, HERKUNFT as T } from '../../texte/herkunft.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { PanelRow, PanelSection, SidePanel } from '../../ui/layout/side-panel.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Anteilbild } from './anteilbild.tsx';
import css from './herkunft.module.css';
import { type Herkunft, herkunftQuery, type Teil, type Zeilenort } from './queries.ts';

interface HerkunftPanelProps {
	ort: Zeilenort;
	/** One part of the row; left out: its sum. */
	teil?: Teil | undefined;
	onClose: () => void;
	/** The row above (-1) or below (1). */
	onZeile?: (richtung: number) => void;
}

/** How a figure of a run came about, with everything it goes back to. */
export function HerkunftPanel({ ort, teil, onClose, onZeile }: HerkunftPanelProps) {
	const query = useQuery(herkunftQuery(ort));
	const wandere = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
		event.preventDefault();
		onZeile?.(event.key === 'ArrowUp' ? -1 : 1);
	};
	return (
		<SidePanel
			title={T.titel}
			onClose={onClose}
			onKeyDown={wandere}
			footer={query.data && <Fuss herkunft={query.data} />}
		>
			<Geladen query={query} failed={WithReason} lines={8}>
				{(herkunft) => <Inhalt herkunft={herkunft} teil={teil} />}
			</Geladen>
		</SidePanel>
	);
}

function Inhalt({ herkunft, teil }: { herkunft: Herkunft; teil: Teil | undefined }) {
	const { monat, anteil, tage, regeln } = herkunft;
	const teile = herkunft.teile.filter((t) => teil === undefined || t.teil === teil);
	const laeufe = teile.some(({ bisher }) => bisher !== 0) ? herkunft.laeufe : [];
	const summe = teil === undefined ? herkunft.betrag : (teile[0]?.betrag ?? 0);
	return (
		<>
			<div>
				<Group justify="space-between" align="baseline" aria-live="polite">
					<b className={css.figur}>{T.euro(summe)}</b>
					<Text variant="secondary">{T.wovon(teil === undefined ? T.summe : T.teile[teil], monat)}</Text>
				</Group>
				<Text>
					<b>{herkunft.name}</b>
					{tage === null ? T.nichts(monat) : anteil === 30 ? T.ganz(monat) : T.imDienst(monat, tage.anzahl, anteil)}{' '}
					{laeufe.length > 0 ? T.abzug : tage !== null && T.nach(anteil)}
				</Text>
			</div>
			<Rechnung teile={teile} summe={summe} />
			{tage !== null && <Anteilbild anteil={anteil} tage={tage} monat={monat} />}
			<PanelSection title={T.woher}>
				<dl>
					{teile
						.filter(({ voll }) => voll > 0)
						.map(({ teil: was, voll, aus }) => (
							<PanelRow key={was} name={`${T.teile[was]} ${T.euro(voll)}`}>
								<ZumVertrag herkunft={herkunft}>
									{aus ? T.aus(aus.wer, formatDatum(tagInBerlin(aus.zeit))) : T.unbekannt}
								</ZumVertrag>
							</PanelRow>
						))}
					{laeufe.map(({ id, nr, betrag: euro }) => (
						<PanelRow key={id} name={`${T.schon} ${T.euro(euro)}`}>
							<TextLink to="/admin/laeufe/$id" params={{ id }}>
								{T.lauf(nr)}
							</TextLink>
						</PanelRow>
					))}
				</dl>
			</PanelSection>
			{regeln.length > 0 && (
				<PanelSection title={T.regeln}>
					<dl>
						{regeln.map(({ text, stelle, istEingehalten }) => (
							<PanelRow
								key={text}
								name={
									<Inline gap={6}>
										{istEingehalten !== null && <Icon of={istEingehalten ? IconCheck : IconAlertTriangleFilled} />}
										<span>{text}</span>
									</Inline>
								}
							>
								{stelle === null ? (
									<Span variant="secondary">{T.eigeneRegel}</Span>
								) : (
									<TextLink to="/admin/recht">{stelle}</TextLink>
								)}
							</PanelRow>
						))}
					</dl>
				</PanelSection>
			)}
			<Ereignisse herkunft={herkunft} />
		</>
	);
}

const ZumVertrag = ({ herkunft, children }: { herkunft: Herkunft; children: ReactNode }) => (
	<TextLink to="/admin/freiwillige/$id/vertrag" params={{ id: herkunft.freiwilligerID }}>
		{children}
	</TextLink>
);

type Zeile = Herkunft['teile'][number];

/** Full amount × share, less what was released: part by part, with what that comes to. */
function Rechnung({ teile, summe }: { teile: readonly Zeile[]; summe: number }) {
	const mitAbzug = teile.some(({ bisher }) => bisher !== 0);
	return (
		<SimpleTable
			className="tabular"
			label={T.rechnung}
			rows={teile}
			rowKey={({ teil }) => teil}
			columns={[
				{
					key: 'teil',
					head: mitAbzug ? T.teil : undefined,
					cell: ({ teil }) => T.teile[teil],
					isRowHead: true,
					foot: T.summe,
				},
				{
					key: 'rechnung',
					head: mitAbzug ? T.steht : undefined,
					cell: ({ voll, menge, soll }) => (
						<>
							{voll > 0 ? `${betrag(voll)} × ${T.anteil(menge)}` : betrag(0)}
							{mitAbzug && voll > 0 && menge !== 30 && ` = ${betrag(soll)}`}
						</>
					),
					align: 'end',
					nowrap: true,
					foot: '',
				},
				mitAbzug && {
					head: T.schon,
					cell: ({ bisher }) => (bisher === 0 ? '' : `− ${betrag(bisher)}`),
					align: 'end',
					nowrap: true,
					foot: '',
				},
				{
					key: 'wert',
					head: mitAbzug ? T.rest : undefined,
					cell: ({ betrag: rest }) => <b>{betrag(rest)}</b>,
					align: 'end',
					nowrap: true,
					foot: T.euro(summe),
				},
			]}
		/>
	);
}

/** The newest first, each with what stood here before. */
function Ereignisse({ herkunft: { ereignisse } }: { herkunft: Herkunft }) {
	return (
		<PanelSection title={T.ereignisse} aside={<Span variant="secondary">{ereignisse.length}</Span>}>
			{ereignisse.length === 0 && <Text variant="secondary">{T.keineEreignisse}</Text>}
			<ul className={css.liste}>
				{ereignisse.map(({ zeit, wer, was, aenderungen, davor, danach }) => (
					<li key={`${zeit} ${was}`} className={css.ereignis}>
						<Group justify="space-between" align="baseline" wrap="nowrap">
							<span>
								<b>{wer}</b> {was}
							</span>
							<Text variant="hint">{formatDatum(tagInBerlin(zeit))}</Text>
						</Group>
						{aenderungen.map(({ bezeichnung, von, nach }) => (
							<Text key={bezeichnung} variant="secondary">
								{bezeichnung}: {von && <s>{von}</s>} {von && '→'} <b>{nach ?? '–'}</b>
							</Text>
						))}
						{davor !== danach && davor !== 0 && <Text variant="secondary">{T.davor(T.euro(davor))}</Text>}
					</li>
				))}
			</ul>
		</PanelSection>
	);
}

/** What was reckoned, and whether it would still come to the same. */
function Fuss({ herkunft }: { herkunft: Herkunft }) {
	const { stand, position, heute, freiwilligerID: id } = herkunft;
	return (
		<>
			<div>
				<Text>
					<b>{T.stand(formatDatumUhrzeit(stand))}</b>
				</Text>
				<Text variant="hint">{T.bis(position)}</Text>
				<Inline gap={6} className={heute.istGleich ? undefined : css.anders}>
					<Icon of={heute.istGleich ? IconCheck : IconAlertTriangleFilled} />
					<span>{heute.istGleich ? T.gleich : T.anders(T.euro(heute.betrag))}</span>
				</Inline>
				{heute.weil && <Text variant="hint">{heute.weil}</Text>}
			</div>
			<LinkButton to="/admin/freiwillige/$id/vertrag" params={{ id }} iconEnd={IconArrowUpRight}>
				{T.vertrag}
			</LinkButton>
		</>
	);
}
