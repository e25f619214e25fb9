import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINARTAGE as T } from '../../texte/seminare/seminartage.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Block, verlaufQuery } from './queries.ts';
import css from './warum-panel.module.css';

type Rechnung = NonNullable<Block['rechnung']>;

interface WarumPanelProps {
	freiwilligerID: string;
	block: Block;
	rechnung: Rechnung;
	pflicht: number;
	istEigenes: boolean;
	istTraeger: boolean;
	onClose: () => void;
}

/** How the required days come about: the page beside it stays usable, Escape closes it. */
export function WarumPanel(props: WarumPanelProps) {
	const { freiwilligerID, block, rechnung, pflicht, istEigenes, istTraeger, onClose } = props;
	const { von, bis, monate, stelle, zusammensetzungStelle, isVonHand, isVereinbart, tage } = rechnung;
	const zurRegel = (name: string) => (istTraeger ? <TextLink to="/admin/recht">{name}</TextLink> : <span>{name}</span>);
	return (
		<SidePanel title={T.panel} onClose={onClose}>
			<Group justify="space-between" align="baseline">
				<b className={css.figur}>{T.figur(pflicht)}</b>
				<Text variant="secondary">{T.block(T.pflichttage, block.dienstart)}</Text>
			</Group>
			<Text>
				{T.dauer(formatDatum(von), formatDatum(bis), monate)}{' '}
				{isVonHand ? T.vonHand(tage, pflicht) : T.vorgeschrieben(tage)}
			</Text>
			<Teile rechnung={rechnung} pflicht={pflicht} />
			<Abschnitt titel={T.woher}>
				<Zeile was={T.zeit}>
					{istEigenes ? (
						<TextLink to="/admin/mein-vertrag">{T.vertrag}</TextLink>
					) : (
						<TextLink to="/admin/freiwillige/$id/vertrag" params={{ id: freiwilligerID }}>
							{T.vertrag}
						</TextLink>
					)}
				</Zeile>
				<Zeile was={T.saetze}>
					<span>{isVereinbart ? T.vereinbart : [T.dienstart, block.dienstart].filter(Boolean).join(' ')}</span>
				</Zeile>
			</Abschnitt>
			{stelle && (
				<Abschnitt titel={T.regeln}>
					<Zeile was={T.regelTage}>{zurRegel(stelle)}</Zeile>
					{zusammensetzungStelle && <Zeile was={T.regelTeile}>{zurRegel(zusammensetzungStelle)}</Zeile>}
				</Abschnitt>
			)}
			<Ereignisse freiwilligerID={freiwilligerID} />
		</SidePanel>
	);
}

interface Teil {
	readonly name: string;
	readonly satz: number;
	readonly mal: number | null;
	readonly tage: number;
}

/** What is added up to it. */
function teile({ monate, regelmonate, isUe27, basis, abzug, zuschlag, ue27ProMonat }: Rechnung): Teil[] {
	if (isUe27) return [{ name: T.jeMonat, satz: ue27ProMonat, mal: monate, tage: ue27ProMonat * monate }];
	const grund = { name: T.grundlage(regelmonate), satz: basis, mal: null, tage: basis };
	const mehr = monate - regelmonate;
	if (mehr === 0) return [grund];
	const name = mehr > 0 ? T.mehr(regelmonate) : T.weniger(regelmonate);
	const satz = mehr > 0 ? zuschlag : -abzug;
	return [grund, { name, satz, mal: Math.abs(mehr), tage: satz * Math.abs(mehr) }];
}

function Teile({ rechnung, pflicht }: { rechnung: Rechnung; pflicht: number }) {
	const zeilen = teile(rechnung);
	const gerechnet = zeilen.reduce((n, { tage }) => n + tage, 0);
	return (
		<SimpleTable
			label={T.panel}
			rows={[
				...zeilen,
				// Never below nothing.
				...(gerechnet < rechnung.tage
					? [{ name: T.mindestens, satz: 0, mal: null, tage: rechnung.tage - gerechnet }]
					: []),
				...(rechnung.isVonHand ? [{ name: T.festgelegt, satz: 0, mal: null, tage: pflicht - rechnung.tage }] : []),
			]}
			rowKey={({ name }) => name}
			columns={[
				{ key: 'name', cell: ({ name }) => name, isRowHead: true, foot: T.summe },
				{
					key: 'mal',
					cell: ({ satz, mal }) => (mal === null ? '' : `${T.vorzeichen(satz)} × ${mal}`),
					align: 'end',
					nowrap: true,
					foot: '',
				},
				{
					key: 'tage',
					cell: ({ tage }) => `= ${T.vorzeichen(tage)}`,
					align: 'end',
					nowrap: true,
					foot: T.figur(pflicht),
				},
			]}
		/>
	);
}

function Abschnitt({ titel, children }: { titel: string; children: ReactNode }) {
	return (
		<section>
			<Title order={3} size="h4" className={css.titel}>
				{titel}
			</Title>
			<dl>{children}</dl>
		</section>
	);
}

const Zeile = ({ was, children }: { was: string; children: ReactNode }) => (
	<div className={css.zeile}>
		<dt>{was}</dt>
		<dd>{children}</dd>
	</div>
);

/** Terms the days are reckoned from. */
const EINGANG: ReadonlySet<string> = new Set(
	(['vertragsbeginn', 'vertragsende', 'geplantesEnde', 'seminartagePflicht'] as const).map(
		(feld) => FELD_BEZEICHNUNG[feld],
	),
);

const HOECHSTENS = 5;

/** What changed them, newest first. */
function Ereignisse({ freiwilligerID }: { freiwilligerID: string }) {
	const { data = [], isSuccess } = useQuery(verlaufQuery(freiwilligerID));
	const davon = data
		.map((e) => ({ ...e, aenderungen: e.aenderungen.filter(({ bezeichnung }) => EINGANG.has(bezeichnung)) }))
		.filter(({ aenderungen }) => aenderungen.length > 0)
		.slice(0, HOECHSTENS);
	if (!isSuccess) return null;
	return (
		<section>
			<Title order={3} size="h4" className={css.titel}>
				{T.ereignisse}
			</Title>
			{davon.length === 0 && <Text variant="secondary">{T.keineEreignisse}</Text>}
			<ul>
				{davon.map(({ version, satz, zeit, aenderungen }) => (
					<li key={version} className={css.ereignis}>
						<Group justify="space-between" align="baseline" wrap="nowrap">
							<span>{satz}</span>
							<Text variant="hint">{formatDatum(tagInBerlin(zeit))}</Text>
						</Group>
						{aenderungen.map(({ bezeichnung, von, nach }) => (
							<Text key={bezeichnung} variant="secondary">
								{bezeichnung}: {von && <s>{von}</s>} {von && '→'} {nach}
							</Text>
						))}
					</li>
				))}
			</ul>
		</section>
	);
}
