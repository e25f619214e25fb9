import { Radio } from '@mantine/core';
import { KONTINGENTE } from '../../texte/kontingente.ts';
import { SwitchField } from '../../ui/fields.tsx';
import { FilterBar, FilterChip, SearchField } from '../../ui/filter-bar.tsx';
import { OccupancyLegend } from '../../ui/occupancy.tsx';
import { Stack } from '../../ui/page.tsx';
import css from './kontingente.module.css';
import type { Abfragestatus, Kontingentsuche } from './queries.ts';

const TEXT = KONTINGENTE;
const STATUS = Object.keys(TEXT.status) as Abfragestatus[];

interface FilterProps {
	suche: Kontingentsuche;
	onSuche: (suche: Kontingentsuche, art?: { replace: boolean }) => void;
	mitAbfrage: boolean;
	ohne: boolean;
}

/** Search, status of the inquiry, undistributed places; boxes or months. */
export function Filter({ suche, onSuche, mitAbfrage, ohne }: FilterProps) {
	const setze = (neu: Kontingentsuche, art?: { replace: boolean }) =>
		onSuche({ ...suche, seite: undefined, ...neu }, art);
	const gefiltert = suche.text || suche.abfrage || suche.unverteilt;
	return (
		<FilterBar
			onReset={gefiltert ? () => onSuche({ monate: suche.monate }) : undefined}
			view={
				!ohne && (
					<span className={css.legende}>
						<OccupancyLegend />
						<SwitchField
							size="xs"
							label={TEXT.monate}
							checked={suche.monate === true}
							onChange={(e) => onSuche({ ...suche, monate: e.currentTarget.checked || undefined })}
						/>
					</span>
				)
			}
		>
			<SearchField
				value={suche.text ?? ''}
				onChange={(text) => setze({ text: text || undefined }, { replace: true })}
				placeholder={TEXT.suche}
				width={220}
			/>
			{mitAbfrage && (
				<FilterChip
					name={TEXT.filter.abfrage}
					value={suche.abfrage && TEXT.status[suche.abfrage]}
					onRemove={() => setze({ abfrage: undefined })}
				>
					<Radio.Group
						aria-label={TEXT.filter.abfrage}
						value={suche.abfrage ?? null}
						onChange={(abfrage) => setze({ abfrage: abfrage as Abfragestatus })}
					>
						<Stack>
							{STATUS.map((status) => (
								<Radio key={status} value={status} label={TEXT.status[status]} />
							))}
						</Stack>
					</Radio.Group>
				</FilterChip>
			)}
			{!ohne && (
				<FilterChip
					name={TEXT.filter.unverteilt}
					value={suche.unverteilt && TEXT.filter.ja}
					onRemove={() => setze({ unverteilt: undefined })}
				>
					<SwitchField
						label={TEXT.filter.unverteilt}
						checked={suche.unverteilt === true}
						onChange={(e) => setze({ unverteilt: e.currentTarget.checked || undefined })}
					/>
				</FilterChip>
			)}
		</FilterBar>
	);
}

/** Said where nothing was found. */
export const leerwort = ({ text, abfrage, unverteilt }: Kontingentsuche): string =>
	text || abfrage || unverteilt ? TEXT.nichtsGefunden : TEXT.leer;
