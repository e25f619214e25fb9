import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BESCHEINIGUNGEN as T } from '../../texte/bescheinigungen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { dokumentenakteQuery } from '../akte/dokumente/queries.ts';
import { vorgaenge } from '../akte/dokumente/taten.ts';
import { Vorgangsdialog } from '../akte/dokumente/vorgangsdialog.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import { InDerAkte, useNichtGeladen } from '../zeilentat/aktenschritt.tsx';
import type { Bescheinigungszeile } from './liste.ts';

interface ZurueckziehenProps {
	zeile: Bescheinigungszeile;
	sitzung: Sitzung;
	heute: string;
	onEnde: () => void;
}

/** Asks for the reason as the row in the file does; the list stays behind it. */
export function Zurueckziehen({ zeile, ...rest }: ZurueckziehenProps) {
	return (
		<InDerAkte {...rest} freiwilligerID={zeile.freiwilligerID}>
			<Frage zeile={zeile} onEnde={rest.onEnde} />
		</InDerAkte>
	);
}

function Frage({ zeile, onEnde }: Pick<ZurueckziehenProps, 'zeile' | 'onEnde'>) {
	const { data: akte, isError } = useQuery(dokumentenakteQuery(zeile.freiwilligerID));
	useNichtGeladen(isError, onEnde);
	const anforderung = akte?.anforderungen.find(({ id }) => id === zeile.anforderungID);
	const vorgang = anforderung && vorgaenge(anforderung).find(({ tat }) => tat.aktion === 'invalidieren');
	const fehlt = akte !== undefined && !vorgang;
	useEffect(() => {
		if (!fehlt) return;
		toast.error(T.nichtMoeglich);
		onEnde();
	}, [fehlt, onEnde]);
	return vorgang && <Vorgangsdialog offen={{ vorgang }} onClose={onEnde} />;
}
