import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KORREKTUREN as T } from '../../texte/geld/foerderung.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Zahl } from '../herkunft/zahl.tsx';
import css from './laeufe.module.css';
import { type Gezeigt, korrekturkey } from './laufposten.tsx';
import type { Lauf } from './queries.ts';

/** What a claim corrects of earlier ones, line by line; nothing where it corrects none. */
export function Laufkorrekturen({ lauf: { korrekturen } }: { lauf: Lauf }) {
	const { zeile } = useSearch({ strict: false }) as Gezeigt;
	const navigate = useNavigate();
	const zeige = (was: Gezeigt) => void navigate({ to: '.', search: was as object, replace: true, resetScroll: false });
	if (korrekturen.length === 0) return null;
	const summe = korrekturen.reduce((bisher, { betrag }) => bisher + Math.round(betrag * 100), 0) / 100;
	return (
		<Section title={T.titel} count={korrekturen.length}>
			<Text variant="secondary">{T.text}</Text>
			<div className={css.tabelle}>
				<SimpleTable
					top
					className="tabular"
					label={T.titel}
					rows={korrekturen}
					rowKey={({ abruf, vertragID }) => `${abruf} ${vertragID}`}
					columns={[
						{
							head: T.wer,
							isRowHead: true,
							cell: ({ freiwilligerID: id, name, vertragsnummer }) => (
								<>
									<TextLink to="/admin/freiwillige/$id" params={{ id }}>
										{name}
									</TextLink>
									<Span variant="secondary" display="block">
										{vertragsnummer}
									</Span>
								</>
							),
							foot: T.summe(korrekturen.length),
						},
						{
							head: T.abruf,
							nowrap: true,
							cell: ({ abruf, laufNr }) => (
								<>
									{abruf}
									<Span variant="secondary" display="block">
										{T.lauf(laufNr)}
									</Span>
								</>
							),
							foot: '',
						},
						{ head: T.wieviel, nowrap: true, cell: ({ wieviel }) => wieviel, foot: '' },
						{ head: T.grund, cell: ({ grund }) => grund, foot: '' },
						{
							head: T.betrag,
							align: 'end',
							nowrap: true,
							cell: (korrektur) => (
								<Zahl
									euro={korrektur.betrag}
									text={LAEUFE.euro(korrektur.betrag)}
									was={`${korrektur.name}, ${korrektur.abruf}`}
									istOffen={zeile === korrekturkey(korrektur)}
									onClick={() => zeige(zeile === korrekturkey(korrektur) ? {} : { zeile: korrekturkey(korrektur) })}
								/>
							),
							foot: LAEUFE.euro(summe),
						},
					]}
				/>
			</div>
		</Section>
	);
}
