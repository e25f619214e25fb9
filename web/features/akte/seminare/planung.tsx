import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/seminar/worte.ts';
import { SEMINARE as T } from '../../../texte/akte/akte-seminare.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section, Stack } from '../../../ui/layout/page.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { zeitraum } from '../../seminare/worte.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type Gelegenheit, type Planung as Planungsdaten, planungQuery, type Teil } from './queries.ts';
import css from './seminare.module.css';

/** Of the contract that counts: what the law prescribes within the days, and what is on offer for them. */
export function Planung() {
	const { freiwilliger, heute } = useAkte();
	const query = useQuery(planungQuery(freiwilliger.id));
	return (
		<Geladen query={query} lines={6}>
			{(planung) => planung && planung.pflicht !== null && <Inhalt planung={planung} heute={heute} />}
		</Geladen>
	);
}

const tage = (anzahl: number): string => tageworte(Math.round(anzahl * 10));

function Inhalt({ planung, heute }: { planung: Planungsdaten; heute: string }) {
	const { teile, moeglich, stand, isHinweis } = planung;
	const ab = stand?.nichtMehrErreichbarAb;
	return (
		<Stack gap={24}>
			{stand && ab && (
				<p className={css.warnung}>
					<Icon of={IconAlertTriangle} />
					<b>{ab <= heute ? T.summeSchon(tage(stand.offen)) : T.summe(tage(stand.offen), formatDatum(ab))}</b>
				</p>
			)}
			<Section title={T.zusammensetzung} size="sm" ruled>
				{teile.length === 0 ? (
					<p className={css.hinweis}>{T.nurSumme}</p>
				) : (
					<>
						<SimpleTable
							rows={teile}
							rowKey={({ seminartypID }) => seminartypID}
							columns={[
								{ head: T.teil, cell: ({ seminartyp }) => seminartyp, isRowHead: true },
								{ head: T.mindestens, cell: ({ mindestens }) => tage(mindestens), align: 'end', width: 120 },
								stand !== null && {
									head: T.erreichbar,
									cell: (teil) => <Erreichbar teil={teil} isHinweis={isHinweis} heute={heute} />,
								},
							]}
						/>
						{isHinweis && <p className={css.hinweis}>{T.hinweis}</p>}
					</>
				)}
			</Section>
			<Section title={T.moeglich} count={moeglich.length} size="sm" ruled>
				{moeglich.length === 0 ? (
					<p className={css.hinweis}>{T.nichtsMoeglich}</p>
				) : (
					<Gelegenheiten gelegenheiten={moeglich} />
				)}
			</Section>
		</Stack>
	);
}

/** Until when the part can still be had. */
function Erreichbar({ teil: { stand }, isHinweis, heute }: { teil: Teil; isHinweis: boolean; heute: string }) {
	const ab = stand?.nichtMehrErreichbarAb;
	if (!ab) return T.erfuellt;
	if (ab > heute) return T.erreichbarBis(formatDatum(ab));
	return (
		<span className={css.stand} data-art={isHinweis ? undefined : 'fehlt'}>
			<Icon of={IconAlertTriangle} /> {T.nichtErreichbar}
		</span>
	);
}

function Gelegenheiten({ gelegenheiten }: { gelegenheiten: readonly Gelegenheit[] }) {
	return (
		<ul className={css.gelegenheiten}>
			{gelegenheiten.map((gelegenheit) => (
				<li key={gelegenheit.id}>
					<TextLink to="/admin/seminare/$id" params={{ id: gelegenheit.id }}>
						{gelegenheit.bezeichnung}
					</TextLink>
					<span className={css.hinweis}>
						{[
							gelegenheit.seminartyp,
							zeitraum(gelegenheit),
							tage(gelegenheit.tage),
							gelegenheit.ort ?? (gelegenheit.isOnline ? T.online : null),
						]
							.filter(Boolean)
							.join(', ')}
					</span>
				</li>
			))}
		</ul>
	);
}
