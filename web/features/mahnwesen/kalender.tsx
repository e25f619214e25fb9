import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addiereTage } from '#domain/datum.ts';
import { MAHNWESEN as T } from '../../texte/mahnwesen.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Section } from '../../ui/page.tsx';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';

interface KalenderProps {
	mahnwesen: Mahnwesen;
	onTag: (tag: string) => void;
	onVon: (von: string) => void;
}

const TAGE = 28;
const HOEHE = 56;

/** Four weeks, one column for each day; a click lists the reminders of the day. */
export function Kalender({ mahnwesen: { heute, tag, tage }, onTag, onVon }: KalenderProps) {
	const von = tage[0]?.tag ?? heute;
	const hoechste = Math.max(1, ...tage.map(({ gemahnt, geplant }) => gemahnt + geplant));
	const verschiebe = (um: number) => onVon(addiereTage(von, um));
	const blaettern = (
		<>
			<IconButton
				icon={IconChevronLeft}
				label={T.frueher}
				variant="bare"
				size="sm"
				disabled={von <= heute}
				onClick={() => verschiebe(-TAGE)}
			/>
			<span className={css.zeitraum}>{T.zeitraum(von, tage.at(-1)?.tag ?? von)}</span>
			<IconButton icon={IconChevronRight} label={T.spaeter} variant="bare" size="sm" onClick={() => verschiebe(TAGE)} />
		</>
	);
	return (
		<Section title={T.wann} aside={blaettern}>
			<ol className={css.kalender}>
				{tage.map((t, i) => (
					<li key={t.tag} className={cx(css.tag, T.istWochenende(t.tag) && css.wochenende)}>
						<button type="button" className={css.saeule} aria-pressed={t.tag === tag} onClick={() => onTag(t.tag)}>
							<span className={css.versteckt}>{T.saeule(t.tag, t.gemahnt, t.geplant)}</span>
							<span className={css.bild} aria-hidden="true">
								<span className={css.anzahl}>{t.gemahnt + t.geplant || ''}</span>
								<Balken gemahnt={t.gemahnt} geplant={t.geplant} hoechste={hoechste} />
								<span className={css.wochentag}>{t.tag === heute ? T.heute : T.wochentag(t.tag)}</span>
								<span className={css.datum}>{T.tagImMonat(t.tag, tage[i - 1]?.tag ?? null)}</span>
							</span>
						</button>
					</li>
				))}
			</ol>
			<div className={css.legende}>
				<span className={css.gemahntFarbe}>{T.schonErinnert}</span>
				<span className={css.geplantFarbe}>{T.geplant}</span>
				<DateField
					className={css.andererTag}
					aria-label={T.tag}
					placeholder={T.tag}
					size="xs"
					w={150}
					minDate={heute}
					value={tage.some((t) => t.tag === tag) ? null : tag}
					onChange={(gewaehlt) => gewaehlt && onTag(gewaehlt)}
				/>
			</div>
		</Section>
	);
}

function Balken({ gemahnt, geplant, hoechste }: { gemahnt: number; geplant: number; hoechste: number }) {
	const hoehe = (anzahl: number) => ({ height: anzahl ? Math.max(2, Math.round((anzahl / hoechste) * HOEHE)) : 0 });
	return (
		<span className={css.balken} style={{ height: HOEHE }}>
			<span className={css.geplantBalken} style={hoehe(geplant)} />
			<span className={css.gemahntBalken} style={hoehe(gemahnt)} />
		</span>
	);
}
