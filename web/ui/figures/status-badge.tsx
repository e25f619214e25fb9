import { cx } from '../cx.ts';
import { type Phase, PhaseShape } from './phase-shape.tsx';
import css from './status-badge.module.css';

interface StatusBadgeProps {
	/** Padded number, `2000`. */
	number: string;
	/** Label without brackets. */
	label: string;
	phase: Phase;
	/** One tinted badge per row: the person's status. Others stay plain. */
	tinted?: boolean;
	size?: 'md' | 'lg';
	/** Struck through: the status left behind. */
	old?: boolean;
}

/** A status: shape, bold number, label in brackets. Never shortened. */
export function StatusBadge({ number, label, phase, tinted = false, size = 'md', old = false }: StatusBadgeProps) {
	return (
		<span className={cx(css.badge, tinted && css.tinted, size === 'lg' && css.large)} data-phase={phase}>
			<PhaseShape phase={phase} />
			<span className={cx(old && css.old)}>
				<b className={css.number}>{number}</b> <span className={css.label}>({label})</span>
			</span>
		</span>
	);
}
