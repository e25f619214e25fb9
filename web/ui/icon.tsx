import type { Icon as TablerIcon } from '@tabler/icons-react';

/** The signature of an icon of the Tabler outline set. */
export type IconType = TablerIcon;

/** An icon in the weight of the design; decoration unless `label` names it. */
export function Icon({ of: Shape, size = 16, label }: { of: IconType; size?: number; label?: string }) {
	return label ? (
		<Shape size={size} stroke={1.7} role="img" aria-label={label} />
	) : (
		<Shape size={size} stroke={1.7} aria-hidden="true" focusable="false" />
	);
}
