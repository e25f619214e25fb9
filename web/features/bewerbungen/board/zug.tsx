import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AkteProvider, useAkte } from '../../akte/akte-kontext.tsx';
import { frisch } from '../../akte/aktionen.ts';
import { useAktionsstart } from '../../akte/dialoge/aktionsstart.ts';
import { DialogHost } from '../../akte/dialoge/dialog-host.tsx';
import { akteQuery } from '../../akte/queries.ts';
import type { Aktion } from '../../akte/typen.ts';
import { personenname } from '../../liste/zellen.tsx';
import type { Sitzung } from '../../portal/sitzung.ts';
import type { Person } from './queries.ts';
import { lageNach, wunschIDs } from './schritt.ts';

/** A card put into another column, or a step chosen in its menu. */
export interface Zugwunsch {
	/** Each begins anew. */
	nr: number;
	person: Person;
	ziel?: FreiwilligerStatus;
	aktion?: Aktion;
}

interface ZugProps {
	wunsch: Zugwunsch;
	sitzung: Sitzung;
	heute: string;
	onEnde: () => void;
}

/** Takes the step with the dialogs of the file; the board stays behind them. */
export function Zug({ wunsch, sitzung, heute, onEnde }: ZugProps) {
	const { data: akte, isError } = useQuery(akteQuery(wunsch.person[0].freiwilligerID));
	useEffect(() => {
		if (!isError) return;
		toast.error(BOARD.nichtGeladen);
		onEnde();
	}, [isError, onEnde]);
	if (!akte) return null;
	return (
		<AkteProvider blick={{ ...akte, sitzung, heute }}>
			<DialogHost>
				<Los wunsch={wunsch} onEnde={onEnde} />
			</DialogHost>
		</AkteProvider>
	);
}

function Los({ wunsch: { person, ziel, aktion }, onEnde }: Pick<ZugProps, 'wunsch' | 'onEnde'>) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const begonnen = useRef(false);
	useEffect(() => {
		if (begonnen.current) return;
		begonnen.current = true;
		const schritt = aktion ? frisch(akte, aktion) : ziel && lageNach(akte, wunschIDs(person), ziel).schritt;
		if (schritt) return starte(schritt);
		const [von, nach] = [person[0].status, ziel ?? person[0].status].map((s) => formatStatus(FREIWILLIGER, s));
		const text = BOARD.ohneSchrittText(personenname(person[0]), von ?? '', nach ?? '');
		toast.error(BOARD.ohneSchritt, { text });
		onEnde();
	});
	return null;
}
