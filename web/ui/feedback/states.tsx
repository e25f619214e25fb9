import { Box, Stack, Text } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UI } from '../../texte/ui.ts';
import { Button } from '../button.tsx';
import { Icon, type IconType } from '../icon.tsx';
import { Span } from '../span.ts';
import css from './states.module.css';

interface EmptyStateProps {
	icon?: IconType;
	title?: string;
	/** One sentence: why there is nothing, or what comes here. */
	text?: ReactNode;
	/** One button. */
	action?: ReactNode;
	/** Without border, inside something that has one. */
	plain?: boolean;
}

export function EmptyState({
	icon = IconCircleOff,
	title = UI.keineEintraege,
	text,
	action,
	plain = false,
}: EmptyStateProps) {
	return (
		<div className={plain ? css.plain : css.empty}>
			<Span variant="muted" display="inline-flex" mb={12}>
				<Icon of={icon} size={24} />
			</Span>
			<Text fw={600}>{title}</Text>
			{text && <p className={css.text}>{text}</p>}
			{action && <Box mt={12}>{action}</Box>}
		</div>
	);
}

/** Loading failed: says so in place and offers another try; the rest of the page stays. */
export function ErrorBox({ text = UI.ladefehler, onRetry }: { text?: string; onRetry?: () => void }) {
	return (
		<div className={css.error} role="alert">
			<p>{text}</p>
			{onRetry && (
				<Button size="sm" onClick={onRetry}>
					{UI.erneutVersuchen}
				</Button>
			)}
		</div>
	);
}

/** One grey bar where a text will stand; `width` in CSS units. */
export function SkeletonBar({ width, height = 10 }: { width: string; height?: number }) {
	return <span className={css.bar} style={{ width, height }} aria-hidden="true" />;
}

const LINE_WIDTHS = ['70%', '92%', '48%', '80%', '60%'];

/** Bars below each other in the geometry of text lines, announced once. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
	const bars = Array.from({ length: lines }, (_, i) => ({
		key: `line-${i}`,
		width: LINE_WIDTHS[i % LINE_WIDTHS.length] ?? '70%',
	}));
	return (
		<Stack gap={14} py={8} role="status" aria-label={UI.laedt}>
			{bars.map(({ key, width }) => (
				<SkeletonBar key={key} width={width} />
			))}
		</Stack>
	);
}
