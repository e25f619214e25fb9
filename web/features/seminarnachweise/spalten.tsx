import { SEMINARNACHWEISE as ERKLAERT } from '#domain/liste/seminarnachweise.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { OuterLink, TextButton } from '../../ui/text-link.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { nachweisadresse } from '../seminarplanung/nachweisdatei.tsx';
import type { Nachweiszeile } from './liste.ts';

/** What is handed in opens from here; what is to be checked is checked here. */
export const nachweisspalten = (onPruefen: (zeile: Nachweiszeile) => void): readonly TableColumn<Nachweiszeile>[] =>
	tabellenspalten<typeof ERKLAERT, Nachweiszeile>(ERKLAERT, {
		termin: (zeile) => zeitraum(zeile),
		geplant: ({ geplant }) => T.zahl(geplant),
		tun: (zeile) => (
			<>
				{zeile.hatDatei && (
					<OuterLink href={nachweisadresse(zeile.freiwilligerID, zeile.nachweisID)} download>
						{T.datei}
					</OuterLink>
				)}{' '}
				{zeile.isAU && <Tag>{T.auDatei}</Tag>}{' '}
				{zeile.status === SEMINARNACHWEIS.nr.Pruefung && (
					<TextButton onClick={() => onPruefen(zeile)}>{T.pruefen} …</TextButton>
				)}
			</>
		),
	});
