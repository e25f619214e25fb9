import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import css from './occupancy.module.css';

export interface Places {
	belegt: number;
	reserviert: number;
	frei: number;
	/** Recognised but not allotted: dashed. */
	ungenutzt?: number;
}

interface BoxesProps extends Places {
	/** Instead of how many of all are free. */
	text?: string;
	/** The next free one is about to be taken. */
	chosen?: boolean;
	/** The words below the boxes. */
	stacked?: boolean;
}

/** More boxes than this are a bar. */
const MAX_BOXES = 12;

/** Places as boxes, filled, hatched, empty and dashed, with the sentence in words. */
export function OccupancyBoxes({
	belegt,
	reserviert,
	frei,
	ungenutzt = 0,
	text,
	chosen = false,
	stacked = false,
}: BoxesProps) {
	const total = belegt + reserviert + frei;
	const boxes = [
		...repeat('belegt', belegt),
		...repeat('reserviert', reserviert),
		...repeat('gewaehlt', chosen ? 1 : 0),
		...repeat('frei', chosen ? frei - 1 : frei),
		...repeat('ungenutzt', ungenutzt),
	];
	return (
		<span className={cx(css.occupancy, stacked && css.stacked)}>
			{boxes.length > 0 && boxes.length <= MAX_BOXES && (
				<span className={css.boxes} aria-hidden="true">
					{boxes.map(({ key, kind }) => (
						<span key={key} className={css[kind]} />
					))}
				</span>
			)}
			{boxes.length > MAX_BOXES && (
				<span className={css.cellBar}>
					<OccupancyBar belegt={belegt} reserviert={reserviert} frei={frei + ungenutzt} />
				</span>
			)}
			<span>{text ?? UI.freiVon(String(frei), String(total))}</span>
		</span>
	);
}

/** A column of boxes, the taken ones at the bottom; `label` says it in words. */
export function OccupancyStack({ belegt, reserviert, frei, label }: Places & { label: string }) {
	const boxes = [...repeat('frei', frei), ...repeat('reserviert', reserviert), ...repeat('belegt', belegt)];
	return (
		<span className={css.column} role="img" aria-label={label}>
			{boxes.map(({ key, kind }) => (
				<span key={key} className={css[kind]} />
			))}
		</span>
	);
}

/** Places of many as one bar; the caller writes the figures beside it. */
export function OccupancyBar({ belegt, reserviert, frei }: Places) {
	const total = Math.max(1, belegt + reserviert + frei);
	const share = (n: number) => ({ width: `${(n / total) * 100}%` });
	return (
		<span className={css.bar} aria-hidden="true">
			<span className={css.barBelegt} style={share(belegt)} />
			<span className={css.barReserviert} style={share(reserviert)} />
		</span>
	);
}

/** What filled, hatched and empty mean; and dashed, where there is a word for it. */
export function OccupancyLegend({ ungenutzt }: { ungenutzt?: string | undefined }) {
	return (
		<span className={css.legend}>
			{(['belegt', 'reserviert', 'frei'] as const).map((kind) => (
				<span key={kind} className={css.legendItem}>
					<span className={css[kind]} aria-hidden="true" />
					{UI[kind]}
				</span>
			))}
			{ungenutzt && (
				<span className={css.legendItem}>
					<span className={css.ungenutzt} aria-hidden="true" />
					{ungenutzt}
				</span>
			)}
		</span>
	);
}

type BoxKind = 'belegt' | 'reserviert' | 'gewaehlt' | 'frei' | 'ungenutzt';

function repeat(kind: BoxKind, times: number) {
	return Array.from({ length: times }, (_, i) => ({ kind, key: `${kind}-${i}` }));
}
