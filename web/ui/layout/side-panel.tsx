import { Group, Portal, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { UI } from '../../texte/ui.ts';
import { IconButton } from '../button.tsx';
import { useFocusReturn } from '../focus-return.ts';
import { takesEscape } from '../takes-escape.ts';
import css from './side-panel.module.css';

interface SidePanelProps {
	title: string;
	children: ReactNode;
	footer?: ReactNode;
	onClose: () => void;
	onKeyDown?: (event: KeyboardEvent) => void;
}

/** Explains a figure beside the page, which stays usable; Escape closes it (mockup 46). */
export function SidePanel({ title, children, footer, onClose, onKeyDown }: SidePanelProps) {
	const id = useId();
	useFocusReturn(true);
	return (
		<Portal>
			<aside
				ref={takeFocus}
				className={css.panel}
				aria-labelledby={id}
				tabIndex={-1}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') onKeyDown?.(event);
					else if (!takesEscape(event.target as HTMLElement)) onClose();
				}}
			>
				<Group justify="space-between" wrap="nowrap" className={css.head}>
					<Title order={2} size="h3" id={id}>
						{title}
					</Title>
					<IconButton variant="bare" icon={IconX} label={UI.schliessen} onClick={onClose} />
				</Group>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
				<section className={css.body} tabIndex={0} aria-labelledby={id}>
					{children}
				</section>
				{footer && <footer className={css.foot}>{footer}</footer>}
			</aside>
		</Portal>
	);
}

/** Once it is there: a portal has no content before. */
const takeFocus = (frame: HTMLElement | null): void => frame?.focus();

/** A part of it under a heading, with a row for each thing it names. */
export function PanelSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
	return (
		<section>
			<Group justify="space-between" align="baseline" className={css.title}>
				<Title order={3} size="h4">
					{title}
				</Title>
				{aside}
			</Group>
			{children}
		</section>
	);
}

/** What it is, and what to say of it. */
export const PanelRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
	<div className={css.row}>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);
