import { type ReactNode, Suspense, useRef, useState } from 'react';
import { focused, returnFocus } from '../../../ui/focus-return.ts';
import { later } from '../../../ui/later.tsx';
import type { Aktion } from '../typen.ts';
import type { Offen } from './aktionsfrage.tsx';
import { Aktionsstartkontext, type Wie } from './aktionsstart.ts';
import { useSofort } from './sofort.ts';

/** Fetched with the first question. */
const Aktionsfrage = later(async () => (await import('./aktionsfrage.tsx')).Aktionsfrage);

/** Opens the dialog of an action, on top of the one it was called from; afterwards the focus goes back. */
export function DialogHost({ children }: { children: ReactNode }) {
	const [stapel, setStapel] = useState<readonly Offen[]>([]);
	const ausloeser = useRef<HTMLElement | null>(null);
	const sofort = useSofort();
	const oeffne = (neu: Offen, statt = false) => {
		if (stapel.length === 0) ausloeser.current = focused();
		setStapel((bisher) => [...(statt ? bisher.slice(0, -1) : bisher), neu]);
	};
	const schliesse = () => {
		if (stapel.length === 1) requestAnimationFrame(() => ausloeser.current && returnFocus([ausloeser.current]));
		setStapel((bisher) => bisher.slice(0, -1));
	};
	const erklaere = (aktion: Aktion) => oeffne({ art: 'warum', aktion });
	const starte = (aktion: Aktion, { feld, statt }: Wie = {}) => {
		if (!aktion.erlaubt) erklaere(aktion);
		else if (!sofort(aktion)) oeffne({ art: 'dialog', aktion, feld }, statt);
	};
	const oben = stapel.at(-1);
	return (
		<Aktionsstartkontext value={{ starte, erklaere }}>
			{children}
			<Suspense>{oben && <Aktionsfrage key={stapel.length} {...oben} onClose={schliesse} />}</Suspense>
		</Aktionsstartkontext>
	);
}
