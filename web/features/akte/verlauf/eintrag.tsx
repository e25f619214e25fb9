import {
	IconFileDescription,
	IconFileText,
	IconMail,
	IconMessage2,
	IconPencil,
	IconSettings,
	IconUserCircle,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { dateiadresse } from '../../../client/bild.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { OldNew, Quote, StatusMove, type TimelineItem } from '../../../ui/figures/timeline.tsx';
import type { IconType } from '../../../ui/icon.tsx';
import { OuterLink, TextButton } from '../../../ui/text-link.tsx';
import { Status } from '../../status/status.tsx';
import { KATALOGE } from '../kataloge.ts';
import type { Historieneintrag } from '../typen.ts';
import { Bemerkungsfuss } from './bemerkungsfuss.tsx';

const ICONS: Readonly<Record<Historieneintrag['art'], IconType>> = {
	STATUS: IconUserCircle,
	DATEN: IconPencil,
	VERTRAG: IconFileText,
	DOKUMENT: IconFileDescription,
	BEMERKUNG: IconMessage2,
	NACHRICHT: IconMail,
	SYSTEM: IconSettings,
};

/** One line of the history: who did what, then what changed. `zeit`: as it shall be shown; `post`: what it sent. */
export function zeitpunkt(
	eintrag: Historieneintrag,
	{ zeit = uhrzeitInBerlin(eintrag.zeit), post }: { zeit?: string; post?: ReactNode } = {},
): TimelineItem {
	return {
		id: String(eintrag.version),
		time: zeit,
		dateTime: eintrag.zeit,
		mark: marke(eintrag),
		sentence: <Satz eintrag={eintrag} />,
		detail: (hatDetail(eintrag) || post) && (
			<>
				{hatDetail(eintrag) && <Detail eintrag={eintrag} />}
				{post}
			</>
		),
	};
}

/** The wish is what the step acted on; number and contract only follow it. Documents go their own way. */
function gezeigt({ statuswechsel }: Historieneintrag) {
	const nach = (name: Historieneintrag['statuswechsel'][number]['katalog']) =>
		statuswechsel.filter(({ katalog }) => katalog === name);
	const wuensche = nach('WUNSCH');
	const freiwillige = wuensche.length > 0 ? wuensche : nach('FREIWILLIGER');
	return freiwillige.length > 0 ? freiwillige : nach('DOKUMENT');
}

function marke(eintrag: Historieneintrag): TimelineItem['mark'] {
	const wechsel = gezeigt(eintrag).at(-1);
	// A document that comes in begins; only what becomes of it is a step.
	const istSchritt = eintrag.art === 'STATUS' || (eintrag.art === 'DOKUMENT' && wechsel?.von !== null);
	const phase = istSchritt && wechsel && KATALOGE[wechsel.katalog].eintraege[wechsel.nach]?.phase;
	return phase ? { phase } : { icon: ICONS[eintrag.art] };
}

function Satz({ eintrag: { akteur, unterzeichner, impersoniertVon, satz } }: { eintrag: Historieneintrag }) {
	return (
		<>
			{impersoniertVon && (
				<>
					<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon}{' '}
				</>
			)}
			<b>{akteur ? (akteur.name ?? VERLAUF.unbekannt) : (unterzeichner ?? VERLAUF.portal)}</b> {satz}
		</>
	);
}

const hatDetail = (e: Historieneintrag): boolean =>
	gezeigt(e).length + e.aenderungen.length > 0 || e.text !== null || e.bemerkungID !== null;

function Detail({ eintrag }: { eintrag: Historieneintrag }) {
	return (
		<>
			{gezeigt(eintrag).map(({ katalog, von, nach }) => (
				<div key={katalog + nach}>
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
			<Aenderungen aenderungen={eintrag.aenderungen} />
			{eintrag.text && <Quote>{eintrag.text}</Quote>}
			{eintrag.anhaenge.map(({ gid, name }) => (
				<div key={gid}>
					<OuterLink href={dateiadresse(gid)} download={name}>
						{name}
					</OuterLink>
				</div>
			))}
			<Bemerkungsfuss eintrag={eintrag} />
		</>
	);
}

const ZUNAECHST = 3;

function Aenderungen({ aenderungen }: { aenderungen: Historieneintrag['aenderungen'] }) {
	const [alle, setAlle] = useState(false);
	const weitere = aenderungen.length - ZUNAECHST;
	return (
		<>
			{aenderungen.slice(0, alle ? undefined : ZUNAECHST).map(({ bezeichnung, von, nach }) => (
				<div key={bezeichnung}>
					<OldNew label={bezeichnung} from={von} to={nach} />
				</div>
			))}
			{weitere > 0 && (
				<TextButton aria-expanded={alle} onClick={() => setAlle(!alle)}>
					{alle ? VERLAUF.weniger : VERLAUF.weitere(weitere)}
				</TextButton>
			)}
		</>
	);
}
