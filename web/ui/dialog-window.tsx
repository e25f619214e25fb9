import { Box, Group, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { UI } from '../texte/ui.ts';
import { Button, IconButton } from './button.tsx';
import css from './dialog-window.module.css';

export interface DialogProps {
	opened: boolean;
	onClose: () => void;
	title: string;
	/** Under the title: whom it is about, old and new status. */
	subtitle?: ReactNode;
	/** Beside the cross: a help button. */
	help?: ReactNode;
	/** 480 question, 680 form, 880 comparing, 1000 agreeing, 1080 report. */
	width?: 480 | 680 | 880 | 1000 | 1080;
	children: ReactNode;
	/** Secondary action at the left of the footer. */
	footerStart?: ReactNode;
	/** Primary action, right of `Abbrechen`. */
	primary?: ReactNode;
	/** Text of the closing button; null leaves it out. */
	cancel?: string | null;
}

/** What a dialog looks like, and keeps the focus in. */
export function DialogWindow(props: DialogProps) {
	const {
		opened,
		onClose,
		title,
		subtitle,
		help,
		width = 480,
		children,
		footerStart,
		primary,
		cancel = UI.abbrechen,
	} = props;
	return (
		<Modal.Root
			opened={opened}
			returnFocus={false}
			onClose={onClose}
			size={width}
			centered
			classNames={{ content: css.content, inner: css.inner }}
		>
			<Modal.Overlay />
			<Modal.Content>
				<div className={css.header}>
					<Box miw={0} flex={1}>
						<Modal.Title component="h2" className={css.title}>
							{title}
						</Modal.Title>
						{subtitle && (
							<Group gap="4px 8px" wrap="wrap" variant="secondary" mt={8}>
								{subtitle}
							</Group>
						)}
					</Box>
					<Group gap={4} flex="none">
						{help}
						<IconButton icon={IconX} label={UI.schliessen} variant="bare" onClick={onClose} />
					</Group>
				</div>
				<Body title={title}>{children}</Body>
				{(footerStart || primary || cancel !== null) && (
					<div className={css.footer}>
						<Box flex={1}>{footerStart}</Box>
						{cancel !== null && <Button onClick={onClose}>{cancel}</Button>}
						{primary}
					</div>
				)}
			</Modal.Content>
		</Modal.Root>
	);
}

const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** What scrolls without anything in it to go to is gone to itself: nobody could scroll it by keyboard otherwise. */
function Body({ title, children }: { title: string; children: ReactNode }) {
	const ref = useRef<HTMLDivElement>(null);
	const [isStop, setIsStop] = useState(false);
	// Again with whatever is drawn in it.
	useEffect(() => {
		const body = ref.current;
		if (!body) return;
		const observer = new ResizeObserver(() =>
			setIsStop(body.scrollHeight > body.clientHeight && body.querySelector(REACHABLE) === null),
		);
		for (const element of [body, ...body.children]) observer.observe(element);
		return () => observer.disconnect();
	});
	const stop = isStop && { role: 'region', 'aria-label': title, tabIndex: 0 };
	return (
		<Modal.Body ref={ref} className={css.body} {...stop}>
			{children}
		</Modal.Body>
	);
}
