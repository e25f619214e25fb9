import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { BOARD } from '../../texte/listen/board.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AkteProvider, useAkte } from '../akte/akte-kontext.tsx';
import { useAktionsstart } from '../akte/dialoge/aktionsstart.ts';
import { DialogHost } from '../akte/dialoge/dialog-host.tsx';
import { akteQuery } from '../akte/queries.ts';
import type { Akte, Aktion } from '../akte/typen.ts';
import type { Sitzung } from '../portal/sitzung.ts';

interface AusDerListeProps {
	freiwilligerID: string;
	sitzung: Sitzung;
	heute: string;
	onEnde: () => void;
}

interface AktenschrittProps extends AusDerListeProps {
	finde: (akte: Akte) => Aktion | null | undefined;
	/** There is no such step (any more). */
	ohne: () => void;
}

/** Takes a step of a file with the file's own dialogs; the list stays behind them. */
export function Aktenschritt({ finde, ohne, ...wo }: AktenschrittProps) {
	return (
		<InDerAkte {...wo}>
			<DialogHost>
				<Los finde={finde} ohne={ohne} onEnde={wo.onEnde} />
			</DialogHost>
		</InDerAkte>
	);
}

/** What the dialogs of a file know, without its page. */
export function InDerAkte({
	freiwilligerID,
	sitzung,
	heute,
	onEnde,
	children,
}: AusDerListeProps & { children: ReactNode }) {
	const { data: akte, isError } = useQuery(akteQuery(freiwilligerID));
	useNichtGeladen(isError, onEnde);
	return akte && <AkteProvider blick={{ ...akte, sitzung, heute }}>{children}</AkteProvider>;
}

/** Says so, and ends it: the list is as it was. */
export function useNichtGeladen(isError: boolean, onEnde: () => void): void {
	useEffect(() => {
		if (!isError) return;
		toast.error(BOARD.nichtGeladen);
		onEnde();
	}, [isError, onEnde]);
}

function Los({ finde, ohne, onEnde }: Pick<AktenschrittProps, 'finde' | 'ohne' | 'onEnde'>) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const begonnen = useRef(false);
	useEffect(() => {
		if (begonnen.current) return;
		begonnen.current = true;
		const schritt = finde(akte);
		if (schritt) return starte(schritt);
		ohne();
		onEnde();
	});
	return null;
}
