import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dokumentenakteQuery, eigeneSitzung } from '../akte/dokumente/queries.ts';
import { hauptvorgang, useSofort, type Vorgang, vorgaenge } from '../akte/dokumente/taten.ts';
import { Vorgangsdialog } from '../akte/dokumente/vorgangsdialog.tsx';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { InDerAkte, useNichtGeladen } from './aktenschritt.tsx';

interface DokumentschrittProps {
	zeile: Pick<Dokumentzeile, 'freiwilligerID' | 'anforderungID' | 'zeilentat'>;
	sitzung: Sitzung;
	heute: string;
	onEnde: () => void;
}

/** Does with a request what its row in the file would; what has no dialog there is done there. */
export function Dokumentschritt({ zeile, ...rest }: DokumentschrittProps) {
	return (
		<InDerAkte {...rest} freiwilligerID={zeile.freiwilligerID}>
			<Los zeile={zeile} onEnde={rest.onEnde} />
		</InDerAkte>
	);
}

function Los({ zeile, onEnde }: Pick<DokumentschrittProps, 'zeile' | 'onEnde'>) {
	const { freiwilligerID: id, anforderungID, zeilentat } = zeile;
	const navigate = useNavigate();
	const { data: akte, isError } = useQuery(dokumentenakteQuery(id));
	useNichtGeladen(isError, onEnde);
	const [vorgang, setVorgang] = useState<Vorgang | null>(null);
	const sofort = useSofort();
	const begonnen = useRef(false);
	useEffect(() => {
		if (begonnen.current || !akte) return;
		begonnen.current = true;
		const anforderung = akte.anforderungen.find((eine) => eine.id === anforderungID);
		const sitzungID = anforderung ? eigeneSitzung(anforderung) : null;
		if (sitzungID) return void navigate({ to: '/unterschrift/$signToken', params: { signToken: sitzungID } });
		const alle = anforderung ? vorgaenge(anforderung) : [];
		const haupt =
			zeilentat === 'ERINNERN'
				? alle.find(({ tat }) => tat.aktion === 'mahnen')
				: anforderung && hauptvorgang(alle, anforderung.dran);
		if (!haupt || haupt.tat.aktion === 'hochladen')
			return void navigate({ to: '/admin/freiwillige/$id/akte', params: { id } });
		if (!haupt.tat.erlaubt || !sofort(haupt)) setVorgang(haupt);
	});
	return vorgang && <Vorgangsdialog offen={{ vorgang }} onClose={onEnde} />;
}
