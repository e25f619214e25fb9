import { Flex, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { groesster } from '#domain/beliebig-viele.ts';
import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import css from './mahnwesen.module.css';
import type { Mahntag, Mahnwesen } from './queries.ts';

interface KalenderProps {
	mahnwesen: Mahnwesen;
	onTag: (tag: string) => void;
	onVon: (von: string) => void;
}

const TAGE = 28;
const HOEHE = 56;

/** Four weeks, one column for each day; a click lists the reminders of the day. */
export function Kalender({ mahnwesen: { heute, tag, tage, takt }, onTag, onVon }: KalenderProps) {
	const von = tage[0]?.tag ?? heute;
	const [alsTabelle, setAlsTabelle] = useState(false);
	const verschiebe = (um: number) => onVon(addiereTage(von, um));
	const blaettern = (
		<Inline gap={4}>
			<IconButton
				icon={IconChevronLeft}
				label={T.frueher}
				variant="bare"
				size="sm"
				disabled={von <= wochenbeginn(heute)}
				onClick={() => verschiebe(-TAGE)}
			/>
			<Span className="tabular" variant="secondary">
				{T.zeitraum(von, tage.at(-1)?.tag ?? von)}
			</Span>
			<IconButton icon={IconChevronRight} label={T.spaeter} variant="bare" size="sm" onClick={() => verschiebe(TAGE)} />
		</Inline>
	);
	return (
		<Section title={T.wann(takt.isMailversand)} aside={blaettern}>
			{alsTabelle ? (
				<Tagetabelle {...{ tage, tag, onTag }} />
			) : (
				<Saeulen {...{ heute, tage, tag, onTag }} isAn={takt.isMailversand} />
			)}
			<Group gap={20} variant="secondary" fz="sm" mt={8}>
				{(takt.isMailversand || tage.some((t) => t.gesendet > 0)) && (
					<span className={css.gesendetFarbe}>{T.gesendet}</span>
				)}
				{takt.isMailversand && <span className={css.geplantFarbe}>{T.geplant}</span>}
				{(!takt.isMailversand || tage.some((t) => t.gezaehlt > 0)) && (
					<span className={css.gezaehltFarbe}>{T.gezaehlt}</span>
				)}
				<TextButton className={css.alsTabelle} onClick={() => setAlsTabelle(!alsTabelle)}>
					{alsTabelle ? T.alsKalender : T.alsTabelle}
				</TextButton>
				<DateField
					aria-label={T.tag}
					placeholder={T.tag}
					size="xs"
					w={150}
					minDate={wochenbeginn(heute)}
					value={tage.some((t) => t.tag === tag) ? null : tag}
					onChange={(gewaehlt) => gewaehlt && onTag(gewaehlt)}
				/>
			</Group>
		</Section>
	);
}

interface TageProps {
	tage: Mahnwesen['tage'];
	/** The chosen one. */
	tag: string;
	onTag: (tag: string) => void;
}

const gesamt = ({ gesendet, gezaehlt, geplant }: Mahntag): number => gesendet + gezaehlt + geplant;

function Saeulen({ heute, tage, tag, onTag, isAn }: TageProps & { heute: string; isAn: boolean }) {
	const hoechste = Math.max(1, groesster(tage.map(gesamt)));
	return (
		<ol className={css.kalender}>
			{tage.map((t, i) => (
				<li key={t.tag} className={cx(T.istWochenende(t.tag) && css.wochenende, t.tag === heute && css.heute)}>
					<button type="button" className={css.saeule} aria-pressed={t.tag === tag} onClick={() => onTag(t.tag)}>
						<span className={css.versteckt}>{T.saeule(t)}</span>
						<Flex component="span" direction="column" align="center" aria-hidden="true">
							<span className={css.heutewort}>{t.tag === heute && T.heute}</span>
							<Span c="var(--text)" fw={600} h={16}>
								{gesamt(t) || ''}
							</Span>
							<Balken tag={t} hoechste={hoechste} isAn={isAn} />
							<span className={css.wochentag}>{T.wochentag(t.tag)}</span>
							<span className={css.datum}>{T.tagImMonat(t.tag, tage[i - 1]?.tag ?? null)}</span>
						</Flex>
					</button>
				</li>
			))}
		</ol>
	);
}

/** The same in words and numbers; days without any are left out. */
function Tagetabelle({ tage, tag, onTag }: TageProps) {
	const belegte = tage.filter((t) => gesamt(t) > 0);
	return (
		<SimpleTable
			label={T.spalteTag}
			rows={belegte}
			rowKey={(t) => t.tag}
			columns={[
				{
					head: T.spalteTag,
					isRowHead: true,
					cell: (t) => (
						<TextButton aria-pressed={t.tag === tag} onClick={() => onTag(t.tag)}>
							{T.tagesname(t.tag)}
						</TextButton>
					),
				},
				{ head: T.gesendet, cell: (t) => t.gesendet },
				{ head: T.gezaehlt, cell: (t) => t.gezaehlt },
				{ head: T.geplant, cell: (t) => t.geplant },
			]}
		/>
	);
}

function Balken({ tag, hoechste, isAn }: { tag: Mahntag; hoechste: number; isAn: boolean }) {
	const hoehe = (anzahl: number) => ({ height: anzahl ? Math.max(2, Math.round((anzahl / hoechste) * HOEHE)) : 0 });
	const balken = (anzahl: number, klasse: string | undefined) =>
		anzahl > 0 && <span className={klasse} style={hoehe(anzahl)} />;
	return (
		<span className={css.balken} style={{ height: HOEHE }}>
			{balken(tag.geplant, isAn ? css.geplantBalken : css.gezaehltBalken)}
			{balken(tag.gezaehlt, css.gezaehltBalken)}
			{balken(tag.gesendet, css.gesendetBalken)}
		</span>
	);
}
