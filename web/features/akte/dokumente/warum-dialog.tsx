import { Stack } from '@mantine/core';
import { AKTE } from '../../../texte/akte/akte.ts';
import { UI } from '../../../texte/ui.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { wer } from '../../formular/wer.ts';
import type { Vorgang } from './taten.ts';

/** Every reason against an action on a document, and who can remove it. */
export function WarumDialog({ vorgang: { tat, anforderung }, onClose }: { vorgang: Vorgang; onClose: () => void }) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={UI.warumNicht}
			subtitle={`${anforderung.bezeichnung}: ${tat.titel}`}
			cancel={UI.schliessen}
		>
			<Stack>
				{tat.gruende.map(({ code, text, behebbarDurch = [] }) => {
					const durch = wer(behebbarDurch);
					return (
						<div key={`${code} ${text}`}>
							<p>{text}</p>
							{durch && <p>{AKTE.behebbar(durch)}</p>}
						</div>
					);
				})}
			</Stack>
		</Dialog>
	);
}
