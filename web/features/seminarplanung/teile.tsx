import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconCircleHalf2 } from '@tabler/icons-react';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import { Pieces } from '../../ui/figures/ring.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { zeitraum } from '../seminare/worte.ts';
import css from './planung.module.css';
import type { Block, Planeintrag, Teil } from './queries.ts';
import { bis, rest } from './rest.ts';
import { anteile } from './stand.tsx';

interface ZusammensetzungProps {
	block: Block;
	eintraege: readonly Planeintrag[];
	heute: string;
	/** The volunteer himself looks. */
	istEigenes: boolean;
}

type Zeile = (Pick<Teil, 'seminartyp' | 'mindestens' | 'stand'> & { readonly key: string }) | { readonly key: 'NICHT' };

/** What the law prescribes within the days, and how far each part is; the rest is free to choose. */
export function Zusammensetzung({ block, eintraege, heute, istEigenes }: ZusammensetzungProps) {
	const { teile, isHinweis, rechnung } = block;
	const frei = rest(block);
	const zeilen: Zeile[] = [
		...teile.map((teil) => ({ ...teil, key: teil.seminartypID })),
		...(frei ? [{ ...frei, seminartyp: W.frei, key: 'FREI' }] : []),
		...(block.nichtVorgeschrieben.length > 0 ? [{ key: 'NICHT' as const }] : []),
	];
	const geplant = (key: string) =>
		eintraege.filter(
			(e) =>
				e.status === SEMINARNACHWEIS.nr.Geplant &&
				e.seminarID !== null &&
				e.seminartypID === key &&
				e.vertragID === block.vertragID,
		);
	return (
		<Section
			title={T.zusammensetzung}
			size="sm"
			ruled
			aside={rechnung?.zusammensetzungStelle && <Text variant="secondary">{rechnung.zusammensetzungStelle}</Text>}
		>
			{teile.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{T.nurSumme}
				</Text>
			) : (
				<SimpleTable
					rows={zeilen}
					rowKey={({ key }) => key}
					rowProps={({ key }) => (key === 'NICHT' ? { className: css.nicht } : {})}
					columns={[
						{
							head: T.teil,
							cell: (zeile) =>
								'stand' in zeile
									? zeile.seminartyp
									: block.nichtVorgeschrieben
											.map((n) => n.seminartyp)
											.filter(einmal)
											.join(', '),
							isRowHead: true,
						},
						{
							head: T.tageKopf,
							cell: (zeile) =>
								'stand' in zeile ? (
									<Pieces
										shares={anteile({ ...zeile.stand, ...bis(zeile.mindestens, zeile.stand) }, zeile.mindestens)}
									/>
								) : (
									'–'
								),
							// As many boxes as parts mostly have, in one row.
							width: 200,
						},
						{
							head: T.offenKopf,
							cell: (zeile) => ('stand' in zeile ? <Offen n={zeile.stand.offen} /> : '–'),
							align: 'end',
							width: 72,
						},
						{
							head: T.standKopf,
							cell: (zeile) =>
								'stand' in zeile ? (
									<Teilstand teil={zeile} {...{ isHinweis, heute, istEigenes }} geplant={geplant(zeile.key)} />
								) : (
									nicht(block)
								),
						},
					]}
				/>
			)}
		</Section>
	);
}

const einmal = (wort: string, i: number, alle: readonly string[]): boolean => alle.indexOf(wort) === i;

const Offen = ({ n }: { n: number }) => (n > 0 ? <b>{T.zahl(n)}</b> : T.zahl(n));

/** `im FSJ nicht vorgeschrieben (BFD U27: 5 Tage)` */
function nicht({ nichtVorgeschrieben, rechnung }: Block): string {
	const arten = nichtVorgeschrieben.map(({ art }) => W.art[art]).filter(einmal);
	const tage = nichtVorgeschrieben[0]?.mindestens ?? 0;
	return W.nichtVorgeschrieben(W.imDienst[rechnung?.art ?? 'SONSTIGE'], `${arten.join(', ')}: ${T.tage(tage)}`);
}

/** Of a part that can't be had any more: to staff, and to the volunteer. */
const FREMDE = { ab: T.nichtMehrAb, schon: T.nichtMehr, hinweis: W.hinweis };
const EIGENE = { ab: W.keinPlatzAb, schon: W.keinPlatz, hinweis: W.eigenerHinweis };

interface TeilstandProps {
	teil: Pick<Teil, 'stand' | 'mindestens'>;
	isHinweis: boolean;
	heute: string;
	istEigenes: boolean;
	geplant: readonly Planeintrag[];
}

function Teilstand({ teil: { stand, mindestens }, isHinweis, heute, istEigenes, geplant }: TeilstandProps) {
	const ab = stand.nichtMehrErreichbarAb;
	if (ab && !stand.istVerplant) {
		const worte = istEigenes ? EIGENE : FREMDE;
		return (
			<>
				<Inline variant={istEigenes || isHinweis || ab > heute ? 'warning' : 'error'} fw={550}>
					<Icon of={IconAlertTriangle} /> {ab > heute ? worte.ab(formatDatum(ab)) : worte.schon}
				</Inline>
				{isHinweis && (
					<Span variant="hint" display="block">
						{worte.hinweis}
					</Span>
				)}
			</>
		);
	}
	if (stand.offen === 0)
		return (
			<Inline>
				<Icon of={IconCheck} /> {T.teilAnerkannt(stand.anerkannt, mindestens)}
			</Inline>
		);
	if (stand.pruefung > 0)
		return (
			<Inline>
				<Icon of={IconCircleHalf2} /> {T.teilPruefung(stand.pruefung)}
			</Inline>
		);
	const zeiten = geplant.map((e) => zeitraum(e)).join(', ');
	if (stand.geplant > 0)
		return (
			<Inline>
				<Icon of={IconCircle} /> {zeiten ? W.geplantAm(zeiten) : T.teilGeplant(stand.geplant)}
			</Inline>
		);
	return T.ohneTermin;
}
