/** The phases of a status; each has one shape and one colour, everywhere. */
export type Phase = 'BEWERBEN' | 'VERHANDELN' | 'VERTRAGLICH' | 'IM_DIENST' | 'BEENDET' | 'ABGESAGT';

const SHAPES: Record<Phase, React.ReactNode> = {
	BEWERBEN: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
	VERHANDELN: (
		<>
			<circle cx="6" cy="6" r="4.3" fill="none" stroke="currentColor" strokeWidth="1.4" />
			<path d="M6 1.7a4.3 4.3 0 0 0 0 8.6z" fill="currentColor" />
		</>
	),
	VERTRAGLICH: <path d="M6 .5 11.5 6 6 11.5.5 6z" fill="currentColor" />,
	IM_DIENST: <circle cx="6" cy="6" r="5" fill="currentColor" />,
	BEENDET: <rect x="1.5" y="1.5" width="9" height="9" rx="0.5" fill="currentColor" />,
	ABGESAGT: <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" />,
};

/** The shape alone tells the phase, without colour. */
export function PhaseShape({ phase, size = 12 }: { phase: Phase; size?: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
			{SHAPES[phase]}
		</svg>
	);
}
