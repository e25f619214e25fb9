import { Menu } from '@mantine/core';
import { angabenwort } from '#domain/akte/dokument/bescheinigungsstand.ts';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { BESCHEINIGUNGEN as ERKLAERT } from '#domain/liste/bescheinigungen.ts';
import type { Partei } from '#domain/rollen.ts';
import { BESCHEINIGUNGEN as T } from '../../texte/bescheinigungen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { fristzelle, personenname } from '../liste/zellen.tsx';
import type { Bescheinigungszeile } from './liste.ts';

/** To be called once, so that they keep their identity. */
export const bescheinigungsspalten = (
	onZurueckziehen: (zeile: Bescheinigungszeile) => void,
): readonly TableColumn<Bescheinigungszeile>[] =>
	tabellenspalten<typeof ERKLAERT, Bescheinigungszeile>(ERKLAERT, {
		naeheres,
		frist: ({ frist, istUeberfaellig }) => fristzelle(frist, istUeberfaellig),
		tun: (zeile) =>
			GEGEBEN.includes(zeile.stand) && (
				<Zeilenmenue name={personenname(zeile)}>
					<Menu.Item onClick={() => onZurueckziehen(zeile)}>{T.zurueckziehen}</Menu.Item>
				</Zeilenmenue>
			),
	});

/** Given out, or on its way. */
const GEGEBEN: readonly Bescheinigungszeile['stand'][] = ['AUSGESTELLT', 'UNTERSCHRIFT'];

function naeheres({ stand, fehlt, bei, ausgestelltAm }: Bescheinigungszeile): string | null {
	if (stand === 'AUSGESTELLT') return T.ausgestelltAm(formatDatum(ausgestelltAm));
	if (stand === 'UNTERSCHRIFT')
		return bei.length ? T.bei(bei.map((partei) => PARTEI_LABEL[partei as Partei]).join(', ')) : T.wartetAufSiegel;
	return fehlt.length ? T.fehlt(fehlt.map(angabenwort).join(', ')) : null;
}
