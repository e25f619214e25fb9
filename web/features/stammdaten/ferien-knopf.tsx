import { Suspense, useState } from 'react';
import { FERIENIMPORT as T } from '../../texte/seminare/seminarplaner.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';

/** Fetched when somebody has a file. */
const FerienDialog = later(async () => (await import('./ferien-dialog.tsx')).FerienDialog);

/** Takes school holidays from a file. */
export function FerienKnopf() {
	const [offen, setOffen] = useState(false);
	return (
		<>
			<Button onClick={() => setOffen(true)}>{T.knopf} …</Button>
			{offen && (
				<Suspense>
					<FerienDialog onClose={() => setOffen(false)} />
				</Suspense>
			)}
		</>
	);
}
