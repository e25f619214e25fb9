import { Group, Text } from '@mantine/core';
import { groesster } from '#domain/beliebig-viele.ts';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Vorschlagsgruppe } from './queries.ts';
import css from './vorschlag.module.css';

/** How full each group is now and would be. */
export function GruppenTabelle({ gruppen }: { gruppen: readonly Vorschlagsgruppe[] }) {
	const hoechste = Math.max(
		1,
		groesster(gruppen.map(({ nachher, maxTeilnehmer }) => Math.max(nachher, maxTeilnehmer ?? 0))),
	);
	return (
		<Section title={T.gruppen} count={gruppen.length} ruled aside={<Legende />}>
			<SimpleTable
				rows={gruppen}
				rowKey={({ id }) => id}
				label={T.gruppen}
				columns={[
					{
						head: T.gruppe,
						isRowHead: true,
						cell: ({ id, bezeichnung }) => (
							<TextLink to="/admin/seminargruppen/$id/teilnehmende" params={{ id }}>
								{bezeichnung}
							</TextLink>
						),
						width: '22%',
					},
					{ head: T.fuer, cell: ({ dienstarten }) => dienstarten.join(', ') || T.fuerAlle },
					{ head: T.leitung, cell: ({ leitung }) => leitung ?? <Text variant="muted">{T.offen}</Text> },
					{ head: T.mitglieder, cell: (gruppe) => <Zahlen gruppe={gruppe} />, nowrap: true },
					{
						head: T.belegung,
						isHeadHidden: true,
						cell: (gruppe) => <Balken gruppe={gruppe} hoechste={hoechste} />,
						width: '26%',
					},
					{
						head: <span title={T.entfernungHilfe}>{T.entfernung}</span>,
						key: 'entfernung',
						align: 'end',
						nowrap: true,
						cell: ({ km }) => (km === null ? T.keine : T.km(km)),
					},
					{
						head: T.einladungen,
						align: 'end',
						cell: ({ einladungen }) => (einladungen === 0 ? T.keine : einladungen),
					},
				]}
			/>
		</Section>
	);
}

function Zahlen({ gruppe: { vorher, nachher, maxTeilnehmer, wartend } }: { gruppe: Vorschlagsgruppe }) {
	return (
		<span className={css.zahlen}>
			{nachher === vorher ? vorher : `${vorher} → `}
			{nachher !== vorher && <b>{nachher}</b>} {T.vonPlaetzen(maxTeilnehmer)}
			{wartend > 0 && <Text variant="hint">{T.wartend(wartend)}</Text>}
		</span>
	);
}

function Balken({ gruppe, hoechste }: { gruppe: Vorschlagsgruppe; hoechste: number }) {
	const { vorher, nachher, maxTeilnehmer } = gruppe;
	const breite = (n: number) => ({ width: `${(100 * n) / hoechste}%` });
	return (
		<span className={css.spur} aria-hidden="true">
			{maxTeilnehmer !== null && <span className={css.plaetze} style={breite(maxTeilnehmer)} />}
			{vorher > 0 && <span className={css.bisher} style={breite(vorher)} />}
			{nachher > vorher && <span className={css.neu} style={breite(nachher - vorher)} />}
		</span>
	);
}

const Legende = () => (
	<Group gap={16} pr={8}>
		<span className={css.legende}>
			<span aria-hidden="true" className={css.bisher} /> {T.legende.bisher}
		</span>
		<span className={css.legende}>
			<span aria-hidden="true" className={css.neu} /> {T.legende.neu}
		</span>
	</Group>
);
