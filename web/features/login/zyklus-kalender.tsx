import { Box, Text } from '@mantine/core';
import { formatDatum } from '#domain/format/datum.ts';
import type { Zyklus } from '../../client/contract.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { cx } from '../../ui/cx.ts';
import { calendar, daysBetween, nextDay } from './kalender.ts';
import css from './zyklus-kalender.module.css';

/** How long until the service begins, and where in the cycle today stands. */
export function ZyklusKalender({ zyklus, heute }: { zyklus: Zyklus; heute: string }) {
	const { figure, text } = countdown(zyklus, heute);
	return (
		<Box component="section" w="100%" maw={600} aria-label={LOGIN.kalender}>
			<Text c="var(--login-text)" size="lg" fw={500}>
				{LOGIN.zyklus(zyklus.bezeichnung)}
			</Text>
			<p className={css.figure}>{figure}</p>
			<p className={css.text}>{text}</p>
			<Chart zyklus={zyklus} heute={heute} />
		</Box>
	);
}

function Chart({ zyklus, heute }: { zyklus: Zyklus; heute: string }) {
	const { months, at } = calendar(zyklus.start, zyklus.ende);
	const isIn = heute >= (months[0]?.key ?? '') && at(heute) < 100;
	const percent = (value: number) => `${value}%`;
	const bar = (from: string, to: string) => ({ left: percent(at(from)), width: percent(at(nextDay(to)) - at(from)) });
	return (
		<div className={css.chart}>
			<ol className={css.months} aria-hidden="true">
				{months.map(({ key, month, left, width }) => (
					<li
						key={key}
						className={cx(css.month, isIn && key.slice(0, 7) === heute.slice(0, 7) && css.current)}
						style={{ left: percent(left), width: percent(width) }}
					>
						{LOGIN.monate[month]}
					</li>
				))}
			</ol>
			{zyklus.bewerbungBis && (
				<div className={css.row}>
					<span
						className={cx(css.bar, css.application)}
						style={bar(months[0]?.key ?? zyklus.start, zyklus.bewerbungBis)}
					>
						{LOGIN.bewerbungBis(formatDatum(zyklus.bewerbungBis).slice(0, 6))}
					</span>
				</div>
			)}
			<div className={css.row}>
				<span className={cx(css.bar, css.service)} style={bar(zyklus.start, zyklus.ende)}>
					{LOGIN.dienstzeit(formatDatum(zyklus.start), formatDatum(zyklus.ende))}
				</span>
			</div>
			{isIn && (
				<span className={css.today} style={{ left: percent(at(heute)) }}>
					<span className={css.flag}>{LOGIN.heute}</span>
				</span>
			)}
		</div>
	);
}

function countdown({ start, ende }: Zyklus, heute: string): { figure: string; text: string } {
	const days = daysBetween(heute, start);
	if (days > 0) return { figure: LOGIN.nochTage(days), text: LOGIN.bisBeginn(formatDatum(start)) };
	if (days === 0) return { figure: LOGIN.heuteBeginn, text: formatDatum(start) };
	return { figure: LOGIN.tag(1 - days, daysBetween(start, nextDay(ende))), text: LOGIN.seitBeginn(formatDatum(start)) };
}
