import { Flex, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
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
		<Section title={T.wann} aside={blaettern}>
			{alsTabelle ? <Tagetabelle {...{ tage, tag, onTag }} /> : <Saeulen {...{ heute, tage, tag, onTag }} />}
			<Group gap={20} variant="secondary" fz="sm" mt={8}>
				<span className={css.gemahntFarbe}>{T.schonErinnert}</span>
				<span className={css.geplantFarbe}>{T.geplant}</span>
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

function Saeulen({ heute, tage, tag, onTag }: TageProps & { heute: string }) {
	const hoechste = Math.max(1, ...tage.map(({ gemahnt, geplant }) => gemahnt + geplant));
	return (
		<ol className={css.kalender}>
			{tage.map((t, i) => (
				<li key={t.tag} className={cx(T.istWochenende(t.tag) && css.wochenende, t.tag === heute && css.heute)}>
					<button type="button" className={css.saeule} aria-pressed={t.tag === tag} onClick={() => onTag(t.tag)}>
						<span className={css.versteckt}>{T.saeule(t.tag, t.gemahnt, t.geplant)}</span>
						<Flex component="span" direction="column" align="center" aria-hidden="true">
							<span className={css.heutewort}>{t.tag === heute && T.heute}</span>
							<Span c="var(--text)" fw={600} h={16}>
								{t.gemahnt + t.geplant || ''}
							</Span>
							<Balken gemahnt={t.gemahnt} geplant={t.geplant} hoechste={hoechste} />
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
	const belegte = tage.filter(({ gemahnt, geplant }) => gemahnt + geplant > 0);
	return (
		<SimpleTable
			label={T.wann}
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
				{ head: T.schonErinnert, cell: (t) => t.gemahnt },
				{ head: T.geplant, cell: (t) => t.geplant },
			]}
		/>
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
