import { maxDatum, minDatum, tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { type Achse, breite, monate, stelle } from './masse.ts';
import css from './planer.module.css';
import type { Planer } from './queries.ts';

/** So many days take the words of holidays at least. */
const TAGE_FUER_WORT = 6;

const KURZ: Readonly<Record<string, string>> = {
	Herbstferien: 'Herbst',
	Weihnachtsferien: 'Weihnachten',
	Winterferien: 'Winter',
	Osterferien: 'Ostern',
	Pfingstferien: 'Pfingsten',
};

/** Months across the top, under them what holidays are called. */
export function Monatskopf({ achse, planer }: { achse: Achse; planer: Planer }) {
	return (
		<div className={css.monate}>
			{monate(achse).map((tag) => (
				<span key={tag} className={css.monat} style={{ left: `${stelle(achse, tag)}%` }}>
					{monatsname(tag)}
				</span>
			))}
			{imZyklus(planer.ferien, achse).map(({ bezeichnung, von, bis }) =>
				tageZwischen(von, bis) + 1 < TAGE_FUER_WORT ? null : (
					<span
						key={`${bezeichnung} ${von}`}
						className={css.ferienname}
						title={`${bezeichnung} ${formatDatum(von)}–${formatDatum(bis)}`}
						style={{ left: `${stelle(achse, von) + breite(achse, von, bis) / 2}%` }}
					>
						{KURZ[bezeichnung] ?? bezeichnung}
					</span>
				),
			)}
			{liegtDrin(planer.heute, achse) && (
				<b className={css.heutewort} style={{ left: `${stelle(achse, planer.heute)}%` }}>
					{T.heute}
				</b>
			)}
		</div>
	);
}

/** `Okt.`, in January with its year. */
const monatsname = (tag: string): string => {
	const nummer = Number(tag.slice(5, 7));
	const name = T.monate[nummer - 1] ?? '';
	return nummer === 1 ? `${name} ${tag.slice(0, 4)}` : name;
};

/** Behind everything: lines between months, hatched holidays, today. */
export function Hintergrund({ achse, planer }: { achse: Achse; planer: Planer }) {
	const einzelne = planer.feiertage.filter(
		({ tag }) => !planer.ferien.some(({ von, bis }) => von <= tag && tag <= bis),
	);
	return (
		<div className={css.hintergrund} aria-hidden="true">
			{imZyklus(planer.ferien, achse).map(({ bezeichnung, von, bis }) => (
				<span
					key={`${bezeichnung} ${von}`}
					className={css.ferien}
					style={{ left: `${stelle(achse, von)}%`, width: `${breite(achse, von, bis)}%` }}
				/>
			))}
			{einzelne.map(({ tag }) => (
				<span
					key={tag}
					className={css.ferien}
					style={{ left: `${stelle(achse, tag)}%`, width: `${breite(achse, tag, tag)}%` }}
				/>
			))}
			{monate(achse)
				.slice(1)
				.map((tag) => (
					<span key={tag} className={css.monatslinie} style={{ left: `${stelle(achse, tag)}%` }} />
				))}
			{liegtDrin(planer.heute, achse) && (
				<span className={css.heute} style={{ left: `${stelle(achse, planer.heute)}%` }} />
			)}
		</div>
	);
}

const liegtDrin = (tag: string, { start, ende }: Achse): boolean => start <= tag && tag <= ende;

/** What reaches beyond the cycle is cut off at its edge. */
const imZyklus = (ferien: Planer['ferien'], { start, ende }: Achse) =>
	ferien
		.filter(({ von, bis }) => bis >= start && von <= ende)
		.map(({ bezeichnung, von, bis }) => ({ bezeichnung, von: maxDatum(von, start), bis: minDatum(bis, ende) }));
