import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UI } from '../../texte/ui.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconType } from '../icon.tsx';
import css from './banner.module.css';

interface BannerProps {
	/** warning: maintenance; inverse: another view than one's own or today's; info: news. */
	kind: 'warning' | 'inverse' | 'info';
	icon?: IconType;
	/** A word in a filled tag, instead of an icon: `Update`. */
	tag?: string;
	title?: ReactNode;
	children?: ReactNode;
	/** Right end: a link or button. */
	action?: ReactNode;
	onClose?: () => void;
	/** Across the page, without corners. */
	full?: boolean;
}

/** One line each; several stand below each other: maintenance, view of another, news. */
export function Banner({ kind, icon, tag, title, children, action, onClose, full = false }: BannerProps) {
	return (
		<div className={cx(css.banner, css[kind], full && css.full)} role="status">
			{icon && <Icon of={icon} />}
			{tag && <span className={css.tag}>{tag}</span>}
			{title && <b className={css.title}>{title}</b>}
			{children && <span>{children}</span>}
			{(action || onClose) && <span className={css.end}>{action}</span>}
			{onClose && <IconButton icon={IconX} label={UI.schliessen} variant="bare" size="sm" onClick={onClose} />}
		</div>
	);
}

/** A notice on a page, two lines: somebody proposes, something waits. */
export function Notice({ icon, title, children }: { icon: ReactNode; title: ReactNode; children?: ReactNode }) {
	return (
		<div className={css.notice}>
			<span className={css.noticeIcon}>{icon}</span>
			<div>
				<p>{title}</p>
				{children && <p className={css.noticeText}>{children}</p>}
			</div>
		</div>
	);
}
