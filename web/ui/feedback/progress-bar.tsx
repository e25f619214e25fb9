import { Progress } from '@mantine/core';
import { type ReactNode, useId } from 'react';
// Not with what every page loads: only two show a bar.
import '@mantine/core/styles/Progress.layer.css';

interface ProgressBarProps {
	label: ReactNode;
	done: number;
	of: number;
}

/** How far something is that runs elsewhere. */
export function ProgressBar({ label, done, of }: ProgressBarProps) {
	const id = useId();
	return (
		<>
			<p id={id}>{label}</p>
			<Progress.Root size="lg" bg="var(--line)">
				<Progress.Section value={(100 * done) / of} aria-labelledby={id} />
			</Progress.Root>
		</>
	);
}
