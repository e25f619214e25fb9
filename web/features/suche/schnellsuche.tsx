import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { SUCHE } from '../../texte/listen/suche.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Span } from '../../ui/span.ts';
import type { MenuGroup } from '../portal/menu.ts';
import type { Sucheintrag } from './eintraege.ts';
import css from './suche.module.css';
import type { Wartezahl } from './vorschau.tsx';

const ZULETZT = 8;
const IST_MAC = /Mac/.test(navigator.userAgent);

/** Fetched when it is about to be asked for. */
const ladeDialog = () => import('./such-dialog.tsx');
const SuchDialog = later(async () => (await ladeDialog()).SuchDialog);

interface SchnellsucheProps {
	menue: readonly MenuGroup[];
	/** What waits on pages for who is signed in. */
	wartend: readonly Wartezahl[];
}

/** The field under the logo; Strg+K opens it from everywhere. */
export function Schnellsuche({ menue, wartend }: SchnellsucheProps) {
	const [offen, setOffen] = useState(false);
	// Names are personal data: what was opened is known to this tab until it is left or signed out, and stored nowhere.
	const [zuletzt, setZuletzt] = useState<readonly Sucheintrag[]>([]);
	useHotkeys([['mod+K', () => setOffen(true)]], []);
	const merke = (eintrag: Sucheintrag) =>
		setZuletzt((bisher) => [ohneMarken(eintrag), ...bisher.filter(({ key }) => key !== eintrag.key)].slice(0, ZULETZT));
	return (
		<>
			<button type="button" className={css.feld} aria-keyshortcuts="Control+K" onClick={() => setOffen(true)}>
				<Icon of={IconSearch} />
				<Span flex={1}>{SUCHE.feld}</Span>
				<span aria-hidden="true">
					<kbd className={css.kbd}>{IST_MAC ? SUCHE.tasteMac : SUCHE.taste}</kbd>
				</span>
			</button>
			{offen && (
				<Suspense>
					<SuchDialog
						menue={menue}
						wartend={wartend}
						zuletzt={zuletzt}
						onGeoeffnet={merke}
						onClose={() => setOffen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

/** Why it was found once is of no matter later. */
function ohneMarken(eintrag: Sucheintrag): Sucheintrag {
	const { treffer } = eintrag;
	return {
		...eintrag,
		titelMarken: [],
		treffer: treffer && { ...treffer, untertitelMarken: [], grund: null, isAehnlich: false },
	};
}
