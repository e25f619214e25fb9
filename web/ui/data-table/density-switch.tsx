import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { TABELLE } from '../../texte/tabelle.ts';
import { IconButton } from '../button.tsx';
import { Tooltip } from '../tooltip.tsx';
import type { TableView } from './table-view.ts';

/** Rows of 36 or 28. */
export function DensitySwitch({ view }: { view: TableView }) {
	const compact = view.density === 'compact';
	const label = compact ? TABELLE.dichteNormal : TABELLE.dichteEnger;
	return (
		<Tooltip label={label}>
			<IconButton
				icon={compact ? IconBaselineDensitySmall : IconBaselineDensityMedium}
				label={label}
				variant="bare"
				size="sm"
				onClick={() => view.change({ density: compact ? 'normal' : 'compact' })}
			/>
		</Tooltip>
	);
}
