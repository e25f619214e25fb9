import { Group, Text } from '@mantine/core';
import { IconAlertTriangleFilled, IconArrowUpRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { betrag, FOERDERHERKUNFT as F, HERKUNFT as T } from '../../texte/geld/herkunft.ts';
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
import { type Herkunft, herkunftQuery, type Ort, type Teil } from './queries.ts';
import { Tagebild } from './tagebild.tsx';

interface HerkunftPanelProps {
	ort: Ort;
	/** One part of the row; left out: its sum. */
	teil?: Teil | undefined;
	/** Of a claim: so many units, not so many euros. */
	istMenge?: boolean;
	onClose: () => void;
	/** The row above (-1) or below (1). */
	onZeile?: (richtung: number) => void;
}

/** How a figure of a run came about, with everything it goes back to. */
export function HerkunftPanel({ ort, teil, istMenge = false, onClose, onZeile }: HerkunftPanelProps) {
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
				{(herkunft) => <Inhalt herkunft={herkunft} teil={teil} istMenge={istMenge} />}
			</Geladen>
		</SidePanel>
	);
}

interface InhaltProps {
	herkunft: Herkunft;
	teil: Teil | undefined;
	istMenge: boolean;
}

function Inhalt({ herkunft, teil, istMenge }: InhaltProps) {
	const { monat, regeln, foerderung } = herkunft;
	const teile = herkunft.teile.filter((t) => teil === undefined || t.teil === teil);
	const summe = teil === undefined ? herkunft.betrag : (teile[0]?.betrag ?? 0);
	return (
		<>
			<div>
				<Group justify="space-between" align="baseline" aria-live="polite">
					<b className={css.figur}>
						{istMenge && foerderung ? F.menge(foerderung.menge, foerderung.einheit) : T.euro(summe)}
					</b>
					<Text variant="secondary">
						{T.wovon(istMenge ? F.wovon : teil === undefined ? T.summe : T.teile[teil], monat)}
					</Text>
				</Group>
				<Text>
					<b>{herkunft.name}</b>
					{foerderung ? foerdersatz(herkunft, foerderung) : vertragssatz(herkunft, teile)}
				</Text>
				{foerderung?.korrektur && <Text variant="secondary">{foerderung.korrektur}</Text>}
			</div>
			<Rechnung teile={teile} summe={summe} herkunft={herkunft} />
			<Bild herkunft={herkunft} />
			<Woher herkunft={herkunft} teile={teile} />
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
									<Regelstelle stelle={stelle} foerderung={foerderung} />
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

type Zeile = Herkunft['teile'][number];
type Foerderung = NonNullable<Herkunft['foerderung']>;

const laeufeZu = ({ laeufe }: Herkunft, teile: readonly Zeile[]): Herkunft['laeufe'] =>
	teile.some(({ bisher }) => bisher !== 0) ? laeufe : [];

function vertragssatz(herkunft: Herkunft, teile: readonly Zeile[]): string {
	const { monat, anteil, tage } = herkunft;
	const erster =
		tage === null ? T.nichts(monat) : anteil === 30 ? T.ganz(monat) : T.imDienst(monat, tage.anzahl, anteil);
	const zweiter = laeufeZu(herkunft, teile).length > 0 ? T.abzug : tage === null ? '' : T.nach(anteil);
	return `${erster} ${zweiter}`;
}

function foerdersatz({ monat, tage }: Herkunft, { mengeSoll, mengeBisher, einheit }: Foerderung): string {
	const erster = tage === null ? F.nichts(monat) : F.imDienst(monat, tage.anzahl, F.menge(mengeSoll, einheit));
	return mengeBisher === 0 ? erster : `${erster} ${F.abzug(F.menge(mengeBisher, einheit))}`;
}

/** What the factor looks like. */
function Bild({ herkunft: { tage, anteil, monat, foerderung } }: { herkunft: Herkunft }) {
	if (tage === null) return null;
	if (!foerderung) return <Anteilbild anteil={anteil} tage={tage} monat={monat} />;
	const { einheit, monatsregel, mengeSoll } = foerderung;
	const regel = F.jeEinheit[einheit] ?? F.monatsregeln[monatsregel];
	return <Tagebild tage={tage} monat={monat} menge={F.menge(mengeSoll, einheit)} regel={regel} />;
}

/** Where each value comes from, with the way there. */
function Woher({ herkunft, teile }: { herkunft: Herkunft; teile: readonly Zeile[] }) {
	const { foerderung, werte } = herkunft;
	const aus = (quelle: Zeile['aus']) => (
		<ZumVertrag herkunft={herkunft}>
			{quelle ? T.aus(quelle.wer, formatDatum(tagInBerlin(quelle.zeit))) : T.unbekannt}
		</ZumVertrag>
	);
	return (
		<PanelSection title={T.woher}>
			<dl>
				{foerderung && <Programmwerte foerderung={foerderung} />}
				{!foerderung &&
					teile
						.filter(({ teil: was, voll }) => voll > 0 && (was !== 'URLAUBSABGELTUNG' || teile.length === 1))
						.map(({ teil: was, voll, aus: quelle }) => (
							<PanelRow
								key={was}
								// Holiday is paid out by the allowance.
								name={`${T.teile[was === 'URLAUBSABGELTUNG' ? 'TASCHENGELD' : was]} ${T.euro(voll)}`}
							>
								{aus(quelle)}
							</PanelRow>
						))}
				{werte.map(({ bezeichnung, aus: quelle }) => (
					<PanelRow key={bezeichnung} name={bezeichnung}>
						{aus(quelle)}
					</PanelRow>
				))}
				{laeufeZu(herkunft, teile).map(({ id, nr, betrag: euro, menge }) => (
					<PanelRow
						key={id}
						name={
							foerderung && menge !== undefined
								? `${F.schon(F.menge(menge, foerderung.einheit))}, ${T.euro(euro)}`
								: `${T.schon} ${T.euro(euro)}`
						}
					>
						<TextLink to="/admin/laeufe/$id" params={{ id }}>
							{T.lauf(nr)}
						</TextLink>
					</PanelRow>
				))}
			</dl>
		</PanelSection>
	);
}

const Programmwerte = ({ foerderung: { programm, fassung, satz, dienstmonat } }: { foerderung: Foerderung }) => (
	<>
		{satz && (
			<PanelRow name={F.satz(satz.betrag, satz.abDienstmonat, satz.gueltigVon)}>
				<ZumProgramm id={programm.id}>{programm.bezeichnung}</ZumProgramm>
			</PanelRow>
		)}
		<PanelRow name={dienstmonat === null ? F.programm : F.dienstmonat(dienstmonat)}>
			<ZumProgramm id={programm.id}>{F.fassung(fassung.nr, fassung.seit && tagInBerlin(fassung.seit))}</ZumProgramm>
		</PanelRow>
	</>
);

const ZumProgramm = ({ id, children }: { id: string; children: ReactNode }) => (
	<TextLink to="/admin/foerderprogramme/$id" params={{ id }}>
		{children}
	</TextLink>
);

const ZumVertrag = ({ herkunft, children }: { herkunft: Herkunft; children: ReactNode }) => (
	<TextLink to="/admin/freiwillige/$id/vertrag" params={{ id: herkunft.freiwilligerID }}>
		{children}
	</TextLink>
);

/** What a programme lays down stands there, what a law does with the law. */
const Regelstelle = ({ stelle, foerderung }: { stelle: string; foerderung: Foerderung | null }) =>
	foerderung ? (
		<ZumProgramm id={foerderung.programm.id}>{stelle}</ZumProgramm>
	) : (
		<TextLink to="/admin/recht">{stelle}</TextLink>
	);

/** Full amount × share, less what was released: part by part, with what that comes to. */
function Rechnung({ teile, summe, herkunft }: { teile: readonly Zeile[]; summe: number; herkunft: Herkunft }) {
	const { lauf, foerderung } = herkunft;
	const mal = ({ voll, menge, abgeltung }: Zeile) =>
		abgeltung
			? T.abgeltung(voll, abgeltung)
			: foerderung
				? F.mal(F.menge(menge, foerderung.einheit), betrag(voll))
				: `${betrag(voll)} × ${T.anteil(menge)}`;
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
					cell: (zeile) => (
						<>
							{zeile.voll > 0 ? mal(zeile) : betrag(0)}
							{mitAbzug && zeile.voll > 0 && (zeile.menge !== 30 || zeile.abgeltung) && ` = ${betrag(zeile.soll)}`}
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
					head: mitAbzug ? (lauf === null ? T.offen : T.rest) : undefined,
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
				<Text variant="hint">{position === null ? T.jetzt : T.bis(position)}</Text>
				{heute && (
					<Inline gap={6} className={heute.istGleich ? undefined : css.anders}>
						<Icon of={heute.istGleich ? IconCheck : IconAlertTriangleFilled} />
						<span>{heute.istGleich ? T.gleich : T.anders(T.euro(heute.betrag))}</span>
					</Inline>
				)}
				{heute?.weil && <Text variant="hint">{heute.weil}</Text>}
			</div>
			<LinkButton to="/admin/freiwillige/$id/vertrag" params={{ id }} iconEnd={IconArrowUpRight}>
				{T.vertrag}
			</LinkButton>
		</>
	);
}
