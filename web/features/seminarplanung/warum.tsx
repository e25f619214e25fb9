import { lazy, Suspense, useRef, useState } from 'react';
import { SEMINARTAGE as T } from '../../texte/seminare/seminartage.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Block } from './queries.ts';

/** Fetched when somebody asks. */
const WarumPanel = lazy(async () => ({ default: (await import('./warum-panel.tsx')).WarumPanel }));

interface WarumProps {
	freiwilligerID: string;
	block: Block;
	/** The volunteer himself looks. */
	istEigenes: boolean;
	/** Staff of the Traeger reads the rules. */
	istTraeger: boolean;
}

/** `Warum 25?` beside the days opens where they come from. */
export function Warum({ freiwilligerID, block, istEigenes, istTraeger }: WarumProps) {
	const [offen, setOffen] = useState(false);
	const knopf = useRef<HTMLButtonElement>(null);
	const { rechnung, pflicht } = block;
	if (!rechnung || pflicht === null) return null;
	const schliesse = () => {
		setOffen(false);
		knopf.current?.focus();
	};
	return (
		<>
			<TextButton ref={knopf} aria-expanded={offen} onClick={() => setOffen((vorher) => !vorher)}>
				{T.warum(pflicht)}
			</TextButton>
			{offen && (
				<Suspense>
					<WarumPanel {...{ freiwilligerID, block, rechnung, pflicht, istEigenes, istTraeger }} onClose={schliesse} />
				</Suspense>
			)}
		</>
	);
}
