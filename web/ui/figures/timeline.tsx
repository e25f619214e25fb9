import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UI } from '../../texte/ui.ts';
import { Icon, type IconType } from '../icon.tsx';
import { type Phase, PhaseShape } from './phase-shape.tsx';
import css from './timeline.module.css';

export interface TimelineItem {
	id: string;
	/** `09:12` within a day, `08.07.` within a month. */
	time: string;
	/** Machine-readable time for the `time` element. */
	dateTime: string;
	/** Status lines carry the shape of the phase reached, others an icon. */
	mark: { phase: Phase } | { icon: IconType };
	/** `<b>Elke Brandt</b> hat die Dienstart festgelegt.` */
	sentence: ReactNode;
	detail?: ReactNode;
}

export interface TimelineGroup {
	/** `Heute, 19.08.2026`. */
	heading: string;
	items: readonly TimelineItem[];
}

/** Sentences, newest first, grouped by day. */
export function Timeline({ groups }: { groups: readonly TimelineGroup[] }) {
	return (
		<div className={css.timeline}>
			{groups.map((group) => (
				<section key={group.heading}>
					<h3 className={css.heading}>{group.heading}</h3>
					<ol>
						{group.items.map((item) => (
							<li key={item.id} className={css.item}>
								<Mark mark={item.mark} />
								<div className={css.body}>
									<p>{item.sentence}</p>
									{item.detail && <div className={css.detail}>{item.detail}</div>}
								</div>
								<time className={css.time} dateTime={item.dateTime}>
									{item.time}
								</time>
							</li>
						))}
					</ol>
				</section>
			))}
		</div>
	);
}

function Mark({ mark }: { mark: TimelineItem['mark'] }) {
	if ('icon' in mark)
		return (
			<span className={css.mark}>
				<Icon of={mark.icon} size={14} />
			</span>
		);
	return (
		<span className={css.mark} data-phase={mark.phase}>
			<PhaseShape phase={mark.phase} size={10} />
		</span>
	);
}

/** A change: old struck through, then new. Empty values are words. */
export function OldNew({ label, from, to }: { label?: string; from: ReactNode; to: ReactNode }) {
	return (
		<span className={css.change}>
			{label && <span>{label}</span>}
			<del className={css.old}>{from || UI.leer}</del>
			<span className={css.arrow}>
				<Icon of={IconArrowRight} size={14} />
			</span>
			<ins className={css.new}>{to || UI.leer}</ins>
		</span>
	);
}

/** A status change on two lines, old above new, badges given. */
export function StatusMove({ from, to }: { from: ReactNode; to: ReactNode }) {
	return (
		<span className={css.move}>
			<span />
			<del className={css.oldStatus}>{from}</del>
			<span className={css.arrow}>
				<Icon of={IconArrowRight} size={14} />
			</span>
			<ins className={css.newStatus}>{to}</ins>
		</span>
	);
}

/** What somebody wrote. */
export function Quote({ children }: { children: ReactNode }) {
	return <blockquote className={css.quote}>{children}</blockquote>;
}
