import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatZahl } from '#domain/format/zahl.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus, formatStatusnummer } from '#domain/status/katalog.ts';
import { STATUSWECHSEL } from '../../texte/listen/listen.ts';
import { UI } from '../../texte/ui.ts';
import { cx } from '../../ui/cx.ts';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import type { Listenstand } from '../liste/suche.ts';
import { schritteQuery } from './liste.ts';
import css from './schrittleiste.module.css';

/** As many as stand in one line at 1280, with three digits each. */
const HAEUFIGSTE = 5;

/** How often which step was taken in the list as it is filtered; the rare ones together. */
export function Schrittleiste({ stand }: { stand: Listenstand }) {
	const { data: schritte = [] } = useQuery(schritteQuery(stand));
	if (schritte.length === 0) return null;
	const weitere = schritte.slice(HAEUFIGSTE).reduce((summe, { anzahl }) => summe + anzahl, 0);
	return (
		<Picture
			caption={STATUSWECHSEL.schritte}
			rows={schritte}
			rowKey={({ von, nach }) => `${von} ${nach}`}
			columns={[
				{ head: STATUSWECHSEL.vonStatus, isRowHead: true, cell: ({ von }) => statuswort(von) },
				{ head: STATUSWECHSEL.nachStatus, cell: ({ nach }) => statuswort(nach) },
				{ head: UI.anzahl, align: 'end', cell: ({ anzahl }) => formatZahl(anzahl, 0) },
			]}
		>
			<ul className={css.leiste} aria-label={STATUSWECHSEL.schritte}>
				{schritte.slice(0, HAEUFIGSTE).map(({ von, nach, anzahl }) => (
					<li key={`${von} ${nach}`} title={wort(von, nach, anzahl)}>
						<span className={css.schritt} role="img" aria-label={wort(von, nach, anzahl)}>
							{von === null ? <span className={css.von}>{STATUSWECHSEL.neu}</span> : <Nummer nummer={von} von />}
							<Icon of={IconArrowRight} size={14} />
							<Nummer nummer={nach} />
							<Span fz={15} fw={600} ml={4}>
								{formatZahl(anzahl, 0)}
							</Span>
						</span>
					</li>
				))}
				{weitere > 0 && (
					<li>
						<span className={css.schritt}>
							<span className={css.von}>{STATUSWECHSEL.weitere}</span>
							<Span fz={15} fw={600} ml={4}>
								{formatZahl(weitere, 0)}
							</Span>
						</span>
					</li>
				)}
			</ul>
		</Picture>
	);
}

function Nummer({ nummer, von = false }: { nummer: FreiwilligerStatus; von?: boolean }) {
	return (
		<span className={cx(css.nummer, von && css.von)} data-phase={FREIWILLIGER.eintraege[nummer].phase}>
			<PhaseShape phase={FREIWILLIGER.eintraege[nummer].phase} />
			{formatStatusnummer(FREIWILLIGER, nummer)}
		</span>
	);
}

const statuswort = (status: FreiwilligerStatus | null): string =>
	status === null ? STATUSWECHSEL.neu : formatStatus(FREIWILLIGER, status);

const wort = (von: FreiwilligerStatus | null, nach: FreiwilligerStatus, anzahl: number): string =>
	STATUSWECHSEL.schritt(statuswort(von), statuswort(nach), formatZahl(anzahl, 0));
