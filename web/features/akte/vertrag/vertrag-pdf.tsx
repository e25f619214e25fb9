import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { AnsehenDialog } from '../dokumente/ansehen-dialog.tsx';
import { useVertragspapier } from './vertragspapier.tsx';

/** Opens the paper of the contract. */
export function VertragPdf() {
	const papier = useVertragspapier();
	const [offen, setOffen] = useState(false);
	if (!papier) return null;
	return (
		<>
			<Button icon={IconFileTypePdf} aria-label={VERTRAG.pdfAnsehen(papier.bezeichnung)} onClick={() => setOffen(true)}>
				{VERTRAG.pdf}
			</Button>
			{offen && <AnsehenDialog dokument={papier} onClose={() => setOffen(false)} />}
		</>
	);
}
