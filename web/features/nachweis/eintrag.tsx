import { IconPencil } from '@tabler/icons-react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { OldNew, Quote, StatusMove, type TimelineItem } from '../../ui/figures/timeline.tsx';
import { KATALOGE } from '../akte/kataloge.ts';
import { Status } from '../status/status.tsx';
import type { Filterbar } from './filter.ts';
import css from './nachweis.module.css';

/** One line of a history, whatever it is of. */
export interface Verlaufszeile extends Filterbar {
	readonly version: number;
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
	readonly text: string | null;
	readonly statuswechsel?: readonly {
		readonly katalog: keyof typeof KATALOGE;
		readonly von: number | null;
		readonly nach: number;
	}[];
}

/** Who did what, every status that moved, old → new, and the words. */
export function zeitpunkt(eintrag: Verlaufszeile): TimelineItem {
	const { version, art, zeit, akteur, impersoniertVon, satz, aenderungen, text, statuswechsel = [] } = eintrag;
	const hatDetail = aenderungen.length + statuswechsel.length > 0 || text !== null;
	return {
		id: `${art}${version}`,
		time: uhrzeitInBerlin(zeit),
		dateTime: zeit,
		mark: { icon: IconPencil },
		sentence: (
			<>
				{impersoniertVon && (
					<>
						<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon}{' '}
					</>
				)}
				<b>{akteur ? (akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal}</b> {satz}
			</>
		),
		detail: hatDetail && (
			<>
				{statuswechsel.map(({ katalog, von, nach }) => (
					<div key={katalog + nach}>
						<span className={css.katalog}>{NACHWEIS.kataloge[katalog]}</span>
						{von === null ? (
							<Status katalog={KATALOGE[katalog]} nummer={nach} />
						) : (
							<StatusMove
								from={<Status katalog={KATALOGE[katalog]} nummer={von} old />}
								to={<Status katalog={KATALOGE[katalog]} nummer={nach} />}
							/>
						)}
					</div>
				))}
				{aenderungen.map(({ bezeichnung, von, nach }) => (
					<div key={bezeichnung}>
						<OldNew label={bezeichnung} from={von} to={nach} />
					</div>
				))}
				{text && <Quote>{text}</Quote>}
			</>
		),
	};
}
