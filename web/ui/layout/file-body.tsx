import { Group } from '@mantine/core';
import { IconLayoutSidebarRight, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { UI } from '../../texte/ui.ts';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { useMinWidth } from '../use-min-width.ts';
import css from './file-body.module.css';

/** Windows narrower than this fold the side panel behind a button. */
export const WIDE = 1360;

interface FileBodyProps {
	children: ReactNode;
	/** Timeline, signatures: what accompanies every tab. */
	side: ReactNode;
	/** Names the panel and its button: `Verlauf`. */
	sideLabel: string;
	/** Ground of tabs that carry cards; then the panel is white, otherwise sunken. */
	sunken?: boolean;
}

/** Body of a file: the tab's content and the panel beside it. */
export function FileBody({ children, side, sideLabel, sunken = false }: FileBodyProps) {
	const wide = useMinWidth(WIDE);
	const [opened, setOpened] = useState(false);
	return (
		<div className={cx(css.body, wide && css.wide)}>
			<div className={cx(css.content, sunken && css.sunken)}>
				{!wide && (
					<Group gap={0} align="stretch" justify="flex-end" mb={8} data-print="hide">
						<Button
							size="sm"
							icon={IconLayoutSidebarRight}
							aria-expanded={opened}
							onClick={() => setOpened((before) => !before)}
						>
							{sideLabel}
						</Button>
					</Group>
				)}
				{children}
			</div>
			{(wide || opened) && (
				<aside className={cx(css.side, !sunken && css.sunken, !wide && css.floating)} aria-label={sideLabel}>
					{!wide && (
						<Group gap={0} align="stretch" justify="flex-end" mt={-8} mx={-12}>
							<IconButton icon={IconX} label={UI.schliessen} variant="bare" onClick={() => setOpened(false)} />
						</Group>
					)}
					{side}
				</aside>
			)}
		</div>
	);
}
