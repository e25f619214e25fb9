import { Stack } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LaufBericht } from './lauf-bericht.tsx';
import { useLaeuftWeiter } from './use-laeuft-weiter.ts';

interface LaufDialogProps {
	id: string;
	titel: string;
	/** What it changes. */
	invalidates: readonly QueryKey[];
	onClose: () => void;
}

/** How far a run is, and what came of it; closed before its end, it goes on. */
export function LaufDialog({ id, titel, invalidates, onClose }: LaufDialogProps) {
	const [beendet, setBeendet] = useState(false);
	const laeuftWeiter = useLaeuftWeiter();
	const schliesse = () => {
		onClose();
		if (!beendet) laeuftWeiter(id);
	};
	return (
		<Dialog
			opened
			onClose={schliesse}
			width={1080}
			title={titel}
			cancel={null}
			primary={
				<Button variant="primary" onClick={schliesse}>
					{beendet ? SAMMEL.fertig : SAMMEL.weiterarbeiten}
				</Button>
			}
		>
			<Stack>
				<LaufBericht id={id} imDialog invalidates={invalidates} onBeendet={() => setBeendet(true)} />
			</Stack>
		</Dialog>
	);
}
