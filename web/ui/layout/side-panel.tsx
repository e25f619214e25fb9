import { Group, Portal, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { UI } from '../../texte/ui.ts';
import { UNGESPEICHERT } from '../../texte/ungespeichert.ts';
import { IconButton } from '../button.tsx';
import { useDiscard } from '../feedback/discard.tsx';
import { useFocusReturn } from '../focus-return.ts';
import { takesEscape } from '../takes-escape.ts';
import css from './side-panel.module.css';

interface SidePanelProps {
	title: string;
	children: ReactNode;
	footer?: ReactNode;
	onClose: () => void;
	/** Something is typed that isn't saved: closing asks first. */
	isChanged?: boolean;
	/** It is just being saved. */
	isSending?: boolean;
	onKeyDown?: (event: KeyboardEvent) => void;
}

/** Explains a figure beside the page, which stays usable; Escape closes it (mockup 46). */
export function SidePanel({ title, children, footer, onClose, onKeyDown, ...changes }: SidePanelProps) {
	const { isChanged = false, isSending = false } = changes;
	const id = useId();
	const discard = useDiscard(isChanged, isSending, onClose);
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
					else if (!takesEscape(event.target as HTMLElement)) discard.close();
				}}
			>
				<Group justify="space-between" wrap="nowrap" className={css.head}>
					<Title order={2} size="h3" id={id}>
						{title}
					</Title>
					<IconButton variant="bare" icon={IconX} label={UI.schliessen} onClick={discard.close} />
				</Group>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
				<section className={css.body} tabIndex={0} aria-labelledby={id}>
					{children}
				</section>
				{discard.question ? (
					<footer className={css.foot}>
						<Group wrap="wrap">
							<b role="alert">{UNGESPEICHERT.frage}</b>
							{discard.question}
						</Group>
					</footer>
				) : (
					footer && <footer className={css.foot}>{footer}</footer>
				)}
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
