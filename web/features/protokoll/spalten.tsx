import { Link } from '@tanstack/react-router';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ZUGRIFFE as ERKLAERT } from '#domain/liste/zugriffe.ts';
import { DATENART_LABEL } from '#domain/zugriff/protokoll.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { ZUGRIFFE } from '../../texte/listen/protokoll.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer } from '../liste/zellen.tsx';
import type { Zugriff } from './liste.ts';

const TEXT = ZUGRIFFE;

export const ZUGRIFFSSPALTEN = tabellenspalten<typeof ERKLAERT, Zugriff>(ERKLAERT, {
	zeit: ({ zeit }) => <time dateTime={zeit}>{formatDatumUhrzeit(zeit)}</time>,
	wer: (zeile) => werText(zeile) ?? <Leerwort wort={TEXT.ohneKonto} />,
	betroffener: (zeile) => <Betroffener {...zeile} />,
	einzelheiten: (zeile) => oderLeer(einzelheiten(zeile)),
});

/** In the view of another user both are named; null: nobody with an account. */
export function werText({ akteur, impersoniertVon }: Zugriff): string | null {
	if (!akteur) return null;
	const name = akteur.name || LISTE.ohneName;
	return impersoniertVon ? TEXT.ansichtVon(impersoniertVon.name || LISTE.ohneName, name) : name;
}

function Betroffener({ betroffener }: Pick<Zugriff, 'betroffener'>) {
	if (!betroffener) return <Leerwort wort={LISTE.keinWert} />;
	const name = betroffener.name || LISTE.ohneName;
	if (!betroffener.hatAkte) return name;
	return (
		<Link to="/admin/freiwillige/$id" params={{ id: betroffener.id }}>
			{name}
		</Link>
	);
}

function einzelheiten({ datenarten, anlass, anzahl, filter }: Zugriff): string {
	const teile = [...datenarten.map((art) => DATENART_LABEL[art]), anlass, anzahl !== null && TEXT.zeilen(anzahl)];
	return [...teile, filter && TEXT.nach(filter)].filter(Boolean).join(', ');
}
