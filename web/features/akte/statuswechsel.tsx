import { IconArrowRight } from '@tabler/icons-react';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../status/status.tsx';
import css from './akte.module.css';

/** From one status to another, side by side. */
export function Statuswechsel<N extends number>({
	katalog,
	von,
	nach,
}: {
	katalog: Statuskatalog<N>;
	von: N;
	nach: N;
}) {
	return (
		<span className={css.wechsel}>
			<Status katalog={katalog} nummer={von} tinted />
			<Icon of={IconArrowRight} label={AKTE.wirdZu} />
			<Status katalog={katalog} nummer={nach} tinted />
		</span>
	);
}
