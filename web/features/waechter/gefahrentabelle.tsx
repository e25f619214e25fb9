import { Text } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { groesster } from '#domain/beliebig-viele.ts';
import { tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { WAECHTER as T } from '../../texte/geld/waechter.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { type SimpleColumn, SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { grundreihen } from './gruende.ts';
import type { Gefahr } from './queries.ts';
import css from './waechter.module.css';

interface GefahrentabelleProps {
	zeilen: readonly Gefahr[];
	heute: string;
	mitBetraegen: boolean;
	/** Whoever keeps the books can go to the runs. */
	mitLaeufen: boolean;
	label: string;
	onAnerkennung: (gefahr: Gefahr) => void;
}

/** What is lost, when, why, and what is the least trouble to save it. */
export function Gefahrentabelle(props: GefahrentabelleProps) {
	const { zeilen, heute, mitBetraegen, mitLaeufen, label, onAnerkennung } = props;
	const breit = useMinWidth(1200);
	const reihen = grundreihen(zeilen);
	const mitGrund = reihen.size < zeilen.length;
	const hoechster = Math.max(1, groesster(zeilen.map(({ betrag }) => betrag ?? 0)));
	const spalten: readonly (SimpleColumn<Gefahr> | false)[] = [
		mitBetraegen && {
			head: T.spalten.betrag,
			cell: (z) => <Betrag gefahr={z} anteil={(z.betrag ?? 0) / hoechster} />,
			width: 132,
			nowrap: true,
		},
		{ head: T.spalten.was, isRowHead: true, cell: (z) => <Was gefahr={z} mitZustaendig={!breit} />, width: '22%' },
		{
			head: T.spalten.ab,
			cell: (z) => (z.art === 'SEMINAR' ? <SchonJetzt /> : <Frist ab={z.verlorenAb} heute={heute} />),
			width: 128,
			nowrap: true,
		},
		mitGrund && { head: T.spalten.ursache, cell: (z) => (reihen.has(z) ? null : z.ursache) },
		mitGrund && { head: T.spalten.abhilfe, cell: (z) => (reihen.has(z) ? null : z.abhilfe) },
		breit && { head: T.spalten.zustaendig, cell: (z) => <Zustaendig gefahr={z} /> },
		{
			head: T.tun,
			isHeadHidden: true,
			cell: (z, i) => (
				<Knopf gefahr={z} istErste={i === 0} mitLaeufen={mitLaeufen} onAnerkennung={() => onAnerkennung(z)} />
			),
			align: 'end',
			nowrap: true,
		},
	];
	return (
		<SimpleTable
			columns={spalten}
			rows={zeilen}
			rowKey={({ key }) => key}
			label={label}
			headingOf={(z) => {
				const reihe = reihen.get(z);
				return reihe?.erste === z && <Grund gefahr={z} anzahl={reihe.anzahl} />;
			}}
		/>
	);
}

/** Why, and what helps, of all the rows below. */
function Grund({ gefahr: { ursache, abhilfe }, anzahl }: { gefahr: Gefahr; anzahl: number }) {
	return (
		<>
			{ursache}
			<Text variant="note" fw={400}>
				{T.spalten.abhilfe}: {abhilfe} ({T.faelle(anzahl)})
			</Text>
		</>
	);
}

function Betrag({ gefahr: { betrag, monateOhneSatz }, anteil }: { gefahr: Gefahr; anteil: number }) {
	if (betrag === null) return <Text variant="secondary">{monateOhneSatz > 0 ? T.ohneSatz : '–'}</Text>;
	return (
		<div className={css.betrag}>
			<b className="tabular">{T.euro(betrag)}</b>
			<span className={css.balken} style={{ inlineSize: `${Math.max(4, Math.round(anteil * 100))}%` }} />
		</div>
	);
}

/** On narrow windows whoever is in charge stands here, so that the button keeps its room. */
function Was({ gefahr, mitZustaendig }: { gefahr: Gefahr; mitZustaendig: boolean }) {
	const { art, freiwilligerID, einsatzstelleID, einsatzstelle, name, vertraege } = gefahr;
	const dazu = [T.umfang(gefahr), freiwilligerID === null ? null : einsatzstelle].filter(Boolean).join(', ');
	return (
		<div className={css.was}>
			<span>{T.arten[art]}</span>
			{freiwilligerID !== null ? (
				<TextLink to="/admin/freiwillige/$id" params={{ id: freiwilligerID }}>
					{name ?? T.geloescht}
				</TextLink>
			) : einsatzstelleID !== null ? (
				<TextLink to="/admin/adressen/$id" params={{ id: einsatzstelleID }}>
					{einsatzstelle ?? T.geloescht}
				</TextLink>
			) : (
				<TextLink to="/admin/bfd-vereinbarungen">{T.freiwillige(vertraege)}</TextLink>
			)}
			{dazu && <Text variant="note">{dazu}</Text>}
			{mitZustaendig && (
				<Text variant="note">
					{T.spalten.zustaendig}: <Zustaendig gefahr={gefahr} />
				</Text>
			)}
		</div>
	);
}

/** Whoever looks after the volunteers; of many only how many they are. */
function Zustaendig({ gefahr: { zustaendig } }: { gefahr: Gefahr }) {
	if (zustaendig.length === 0) return <Span variant="secondary">{T.niemand}</Span>;
	if (zustaendig.length > 2) return <span title={zustaendig.join(', ')}>{T.mehrere(zustaendig.length)}</span>;
	return zustaendig.join(', ');
}

/** Whether they can still be had is reckoned each day anew: since when they can't, nobody has kept. */
function SchonJetzt() {
	return (
		<span className={cx(css.frist, css.bald)}>
			<Icon of={IconAlertTriangleFilled} size={12} /> {T.schonJetzt}
		</span>
	);
}

const BALD_TAGE = 14;

function Frist({ ab, heute }: { ab: string; heute: string }) {
	const bald = tageZwischen(heute, ab) <= BALD_TAGE;
	return (
		<div className="tabular">
			{formatDatum(ab)}
			<span className={cx(css.frist, bald && css.bald)}>
				{bald && <Icon of={IconAlertTriangleFilled} size={12} />} {T.noch(heute, ab)}
			</span>
		</div>
	);
}

interface KnopfProps {
	gefahr: Gefahr;
	istErste: boolean;
	mitLaeufen: boolean;
	onAnerkennung: () => void;
}

/** Leads to where it is mended. */
function Knopf({ gefahr, istErste, mitLaeufen, onAnerkennung }: KnopfProps) {
	const { art, freiwilligerID, einsatzstelleID, einsatzstelle, name, vertraege } = gefahr;
	const mit = (wort: string) => ({
		variant: istErste ? ('primary' as const) : ('secondary' as const),
		size: 'sm' as const,
		'aria-label': `${wort}: ${name ?? einsatzstelle ?? T.arten[art]}`,
		children: wort,
	});
	if (art === 'ANERKENNUNG') return <Button {...mit(T.knopf.ANERKENNUNG)} onClick={onAnerkennung} />;
	if (art === 'FREIGEGEBEN' && mitLaeufen) return <LinkButton {...mit(T.knopf.FREIGEGEBEN)} to="/admin/laeufe" />;
	if (art === 'KENNUNG') return <LinkButton {...mit(T.knopf.KENNUNG(vertraege))} to="/admin/bfd-vereinbarungen" />;
	if (art === 'MANDAT' && einsatzstelleID !== null)
		return <LinkButton {...mit(T.knopf.MANDAT)} to="/admin/adressen/$id" params={{ id: einsatzstelleID }} />;
	if (freiwilligerID === null) return null;
	const params = { id: freiwilligerID };
	if (art === 'SEMINAR')
		return <LinkButton {...mit(T.knopf.SEMINAR)} to="/admin/freiwillige/$id/seminare" params={params} />;
	if (art === 'IBAN') return <LinkButton {...mit(T.knopf.IBAN)} to="/admin/freiwillige/$id/daten" params={params} />;
	if (art === 'AUFENTHALT')
		return <LinkButton {...mit(T.knopf.AUFENTHALT)} to="/admin/freiwillige/$id/akte" params={params} />;
	return <LinkButton {...mit(T.knopf.VERTRAG)} to="/admin/freiwillige/$id/vertrag" params={params} />;
}
