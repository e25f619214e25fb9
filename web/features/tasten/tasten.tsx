import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { isFree } from '../../ui/keys.ts';
import { later } from '../../ui/later.tsx';
import type { MenuGroup } from '../portal/menu.ts';
import { spruenge } from './spruenge.ts';
import { useSpruenge } from './use-spruenge.ts';

/** Fetched with the first question. */
const Tastenuebersicht = later(async () => (await import('./tastenuebersicht.tsx')).Tastenuebersicht);

/** G and a letter jump; the question mark lists all keys, also when letters are switched off: there they come back. */
export function Tasten({ menue }: { menue: readonly MenuGroup[] }) {
	const [offen, setOffen] = useState(false);
	const ziele = spruenge(menue);
	useSpruenge(ziele);
	useHotkeys([['shift+?', (event) => isFree(event) && setOffen(true), { preventDefault: false }]]);
	if (!offen) return null;
	return (
		<Suspense>
			<Tastenuebersicht ziele={ziele} onClose={() => setOffen(false)} />
		</Suspense>
	);
}
