import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { cx } from '../../../ui/cx.ts';
import { Status } from '../../status/status.tsx';
import css from './stand.module.css';
import { type Abschnitt, anteil, type Zeitachse } from './zeitachse.ts';

interface StatusbandProps {
	achse: Zeitachse;
	am: string;
	onTag: (tag: string) => void;
}

const prozent = (wert: number): string => `${(wert * 100).toFixed(3)}%`;

/** The statuses, where there are any, over time with a mark for every day something happened; the slider chooses the day. */
export function Statusband({ achse, am, onTag }: StatusbandProps) {
	const links = (tag: string) => ({ left: prozent(anteil(achse, tag)) });
	const tage = tageZwischen(achse.von, achse.bis);
	// Near the end the day stands before its pointer, where there is room.
	const amRand = anteil(achse, am) > 0.85;
	const hatStatus = achse.abschnitte.length > 0;
	return (
		<div className={cx(css.band, !hatStatus && css.ohneStatus)}>
			{achse.monate.map((monat) => (
				<span key={monat} className={css.monat} style={links(monat)}>
					{STAND.monate[Number(monat.slice(5, 7)) - 1]}
				</span>
			))}
			{hatStatus && (
				<ol aria-label={STAND.band}>
					{achse.abschnitte.map((abschnitt) => (
						<Stueck key={abschnitt.von} achse={achse} abschnitt={abschnitt} spaeter={abschnitt.von > am} />
					))}
				</ol>
			)}
			<div className={css.striche} aria-hidden="true">
				{achse.tage.map((tag) => (
					<span key={tag} className={cx(css.strich, tag > am && css.spaeter)} style={links(tag)} />
				))}
				{!amRand && <span className={css.heute}>{STAND.heute}</span>}
			</div>
			<input
				type="range"
				className={css.regler}
				min={0}
				max={tage}
				value={Math.min(tage, Math.max(0, tageZwischen(achse.von, am)))}
				aria-label={STAND.regler}
				aria-valuetext={formatDatum(am)}
				onChange={(event) => onTag(addiereTage(achse.von, Number(event.currentTarget.value)))}
			/>
			<span className={css.zeiger} style={links(am)} aria-hidden="true">
				<span className={cx(css.zeigerText, amRand && css.davor)}>{formatDatum(am)}</span>
			</span>
		</div>
	);
}

interface StueckProps {
	achse: Zeitachse;
	abschnitt: Abschnitt;
	/** After the chosen day: outlined only. */
	spaeter: boolean;
}

function Stueck({ achse, abschnitt: { status, von, bis }, spaeter }: StueckProps) {
	const links = anteil(achse, von);
	const breite = anteil(achse, addiereTage(bis, 1)) - links;
	return (
		<li
			className={cx(css.stueck, spaeter && css.kuenftig)}
			data-phase={FREIWILLIGER.eintraege[status].phase}
			style={{ left: prozent(links), width: prozent(breite) }}
			title={`${formatStatus(FREIWILLIGER, status)}, ${formatDatum(von)}–${formatDatum(bis)}`}
		>
			<Status katalog={FREIWILLIGER} nummer={status} />
		</li>
	);
}
