import { IconArrowRight } from '@tabler/icons-react';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Status } from '../status/status.tsx';

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
		<Inline gap="4px 8px" wrap="wrap">
			<Status katalog={katalog} nummer={von} tinted />
			<Icon of={IconArrowRight} label={AKTE.wirdZu} />
			<Status katalog={katalog} nummer={nach} tinted />
		</Inline>
	);
}
