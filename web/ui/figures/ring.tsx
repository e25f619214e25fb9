import css from './ring.module.css';

/** Reached, waits to be reached, promised, missing: full, hatched, outlined, dashed. */
export type Fill = 'full' | 'hatched' | 'outlined' | 'dashed';

export interface Share {
	readonly fill: Fill;
	/** Pieces; halves become a piece half as long. */
	readonly value: number;
}

interface RingProps {
	shares: readonly Share[];
	/** Said in place of the picture. */
	label: string;
	/** In the middle: the figure, and of what. */
	figure: string;
	caption: string;
}

const SIZE = 160;
const OUTER = 78;
const INNER = 58;
/** Between two pieces, in degrees. */
const GAP = 2;
/** Many pieces would be slivers. */
const MOST = 60;

/** So many pieces around a figure, from the top clockwise. */
export function Ring({ shares, label, figure, caption }: RingProps) {
	const pieces = shares.flatMap(({ fill, value }) => split(value).map((size) => ({ fill, size })));
	const whole = pieces.reduce((sum, { size }) => sum + size, 0) || 1;
	let from = 0;
	return (
		<div className={css.ring} role="img" aria-label={label}>
			<svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
				<defs>
					<pattern id="ring-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
						<rect width="5" height="5" className={css.ground} />
						<rect width="3" height="5" className={css.stripe} />
					</pattern>
				</defs>
				{pieces.map(({ fill, size }) => {
					const start = from;
					from += (size / whole) * 360;
					return <path key={start} className={css[fill]} d={piece(start, from)} />;
				})}
			</svg>
			<div className={css.middle}>
				<b>{figure}</b>
				<span>{caption}</span>
			</div>
		</div>
	);
}

/** Whole pieces and the rest of one. */
function split(value: number): number[] {
	const step = value > MOST ? value / MOST : 1;
	const whole = Math.floor(value / step + 1e-6);
	const rest = value - whole * step;
	return [...Array.from({ length: whole }, () => step), ...(rest > 1e-6 ? [rest] : [])];
}

function piece(start: number, end: number): string {
	const gap = end - start > 2 * GAP ? GAP / 2 : 0;
	const [a, b] = [start + gap, Math.min(end - gap, start + 359.9)];
	const far = b - a > 180 ? 1 : 0;
	return `M${at(a, OUTER)}A${OUTER} ${OUTER} 0 ${far} 1 ${at(b, OUTER)}L${at(b, INNER)}A${INNER} ${INNER} 0 ${far} 0 ${at(a, INNER)}Z`;
}

function at(degrees: number, radius: number): string {
	const angle = ((degrees - 90) * Math.PI) / 180;
	const place = (part: number) => (SIZE / 2 + radius * part).toFixed(2);
	return `${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
}

/** The same fills in a row: `5 of 5`. */
export function Pieces({ shares }: { shares: readonly Share[] }) {
	const pieces = shares.flatMap(({ fill, value }) =>
		split(value).map((size, place) => ({ key: `${fill}${place}`, fill, isHalf: size < 1 })),
	);
	return (
		<span className={css.pieces} aria-hidden="true">
			{pieces.map(({ key, fill, isHalf }) => (
				<i key={key} className={css[fill]} data-half={isHalf || undefined} />
			))}
		</span>
	);
}

/** What a fill means, beside its figure. */
export function Key({ fill }: { fill: Fill }) {
	return <i className={`${css.key} ${css[fill]}`} aria-hidden="true" />;
}
