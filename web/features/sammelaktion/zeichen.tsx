import { IconCheck, IconMinus, IconTriangleFilled } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import css from './sammelaktion.module.css';

/** What the trial says of a row: it goes, it doesn't, or there is nothing to do. */
export type Ausgang = 'geht' | 'gesperrt' | 'schon';

const ZEICHEN = {
	geht: { icon: IconCheck, size: 16 },
	gesperrt: { icon: IconTriangleFilled, size: 12 },
	schon: { icon: IconMinus, size: 16 },
} as const;

export function Zeichen({ art }: { art: Ausgang }) {
	const { icon, size } = ZEICHEN[art];
	return (
		<span className={css.zeichen} data-art={art}>
			<Icon of={icon} size={size} />
		</span>
	);
}
