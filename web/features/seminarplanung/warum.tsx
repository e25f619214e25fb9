import { Suspense, useState } from 'react';
import { SEMINARTAGE as T } from '../../texte/seminare/seminartage.ts';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Block } from './queries.ts';

/** Fetched when somebody asks. */
const WarumPanel = later(async () => (await import('./warum-panel.tsx')).WarumPanel);

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
	const { rechnung, pflicht } = block;
	if (!rechnung || pflicht === null) return null;
	return (
		<>
			<TextButton aria-expanded={offen} onClick={() => setOffen((vorher) => !vorher)}>
				{T.warum(pflicht)}
			</TextButton>
			{offen && (
				<Suspense>
					<WarumPanel
						{...{ freiwilligerID, block, rechnung, pflicht, istEigenes, istTraeger }}
						onClose={() => setOffen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
