import type { ReactNode } from 'react';
import css from './ampel.module.css';
import { PhaseShape } from './phase-shape.tsx';

export type AmpelState = 'ok' | 'check' | 'missing' | 'none';

interface AmpelProps {
	state: AmpelState;
	/** The whole of what the word says in short. */
	title?: string | undefined;
	children: ReactNode;
}

/** State of documents or conditions; always with its word. */
export function Ampel({ state, title, children }: AmpelProps) {
	return (
		<span className={css.ampel} title={title}>
			<span className={css[state]}>
				<Shape state={state} />
			</span>
			{children}
		</span>
	);
}

const PATHS = {
	ok: <path d="m1.5 6.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.8" />,
	missing: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
	none: <path d="M2 6h8" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

function Shape({ state }: { state: AmpelState }) {
	if (state === 'check') return <PhaseShape phase="VERHANDELN" />;
	return (
		<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
			{PATHS[state]}
		</svg>
	);
}
