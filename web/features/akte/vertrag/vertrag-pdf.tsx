import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { AnsehenDialog } from '../dokumente/ansehen-dialog.tsx';
import { dokumentenakteQuery, neuestes } from '../dokumente/queries.ts';

/** The paper of the contract as it stands: made out, being signed, or sealed. */
export function VertragPdf() {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dokumentenakteQuery(freiwilliger.id));
	const [offen, setOffen] = useState(false);
	const papier = data?.anforderungen
		.filter(({ isVertragsrelevant }) => isVertragsrelevant)
		.flatMap((anforderung) => neuestes(anforderung) ?? [])
		.find(({ endung, status }) => endung === 'pdf' && status < UNGUELTIG);
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

/** Expired, invalid, refused: from here on a document is no paper of the contract any more. */
const UNGUELTIG = 4000;
