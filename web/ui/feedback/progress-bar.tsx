import { Progress } from '@mantine/core';
import { type ReactNode, useId } from 'react';
// Not with what every page loads: only few show a bar.
import '@mantine/core/styles/Progress.layer.css';

interface ProgressBarProps {
	label: ReactNode;
	done: number;
	of: number;
}

/** How far something is that runs elsewhere. */
export function ProgressBar({ label, done, of }: ProgressBarProps) {
	const id = useId();
	const value = of > 0 ? Math.min(Math.floor((100 * done) / of), 100) : 0;
	return (
		<>
			<p id={id}>{label}</p>
			{/* The bar is the whole of it: what is done may have no width yet. */}
			<Progress.Root
				size="lg"
				bg="var(--line-strong)"
				role="progressbar"
				aria-labelledby={id}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={value}
			>
				<Progress.Section value={value} withAria={false} />
			</Progress.Root>
		</>
	);
}
