import { Popover } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { type FocusEvent, lazy, Suspense, useState } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { IconButton } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import css from './hilfe.module.css';

/** Fetched with the first question. */
const HilfeInhalt = lazy(async () => ({ default: (await import('./hilfe-inhalt.tsx')).HilfeInhalt }));

/** Escape in here closes the help; the dialog around it would take the key for itself. */
function meinEscape({ target }: FocusEvent) {
	(target as Element).setAttribute('data-mantine-stop-propagation', 'true');
}

interface HelpButtonProps {
	hilfe: HilfeKey;
	/** What it explains, as the button is read: `Hilfe: Anmeldungen`; left out: the page. */
	thema?: string;
	size?: 'sm' | 'md';
	/** In a dialog the text stays within it, so that the keyboard gets there. */
	imDialog?: boolean;
}

/** The question mark beside what needs explaining; opens its help text. */
export function HelpButton({ hilfe, thema, size = 'sm', imDialog = false }: HelpButtonProps) {
	const [opened, setOpened] = useState(false);
	const name = thema ? HILFETEXT.hilfeZu(thema) : HILFETEXT.hilfe;
	return (
		<Popover
			opened={opened}
			onChange={setOpened}
			position="bottom-end"
			width={400}
			trapFocus
			returnFocus
			withinPortal={!imDialog}
		>
			<Popover.Target>
				<IconButton
					icon={IconHelp}
					label={name}
					variant="bare"
					size={size}
					onClick={() => setOpened((before) => !before)}
				/>
			</Popover.Target>
			<Popover.Dropdown aria-label={name} className={css.dropdown} onFocusCapture={imDialog ? meinEscape : undefined}>
				{opened && (
					<Suspense fallback={<SkeletonLines />}>
						<HilfeInhalt hilfe={hilfe} onClose={() => setOpened(false)} />
					</Suspense>
				)}
			</Popover.Dropdown>
		</Popover>
	);
}
