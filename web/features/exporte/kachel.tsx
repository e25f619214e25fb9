import { IconAlertTriangleFilled, IconCircleFilled, IconCircleHalf2 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { KACHELN as T } from '../../texte/geld/exporte.ts';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import css from './exporte.module.css';
import type { Ausgang } from './queries.ts';

interface KachelProps {
	titel: string;
	/** Of what it is about. */
	wozu: string;
	/** How it stands. */
	stand: ReactNode;
	/** What is next, or missing. */
	naechstes?: ReactNode;
	/** What can be done. */
	children: ReactNode;
	istDringend?: boolean;
}

/** A task: how it stands, what is next, the way to it. */
export function Kachel({ titel, wozu, stand, naechstes, children, istDringend = false }: KachelProps) {
	const id = useId();
	return (
		<article className={css.kachel} data-dringend={istDringend || undefined} aria-labelledby={id}>
			<h3 id={id} className={css.titel}>
				{titel}
			</h3>
			<p className={css.wozu} title={wozu}>
				{wozu}
			</p>
			<div className={css.zeile}>{stand}</div>
			<div className={css.zeile}>{naechstes}</div>
			<div className={css.taten}>{children}</div>
		</article>
	);
}

/** A shape and red words: this has to be mended first. */
export const Warnung = ({ children }: { children: ReactNode }) => (
	<Inline gap={6} className={css.warnt}>
		<Icon of={IconAlertTriangleFilled} size={14} />
		{children}
	</Inline>
);

/** A half circle: somebody has to look after it. */
export const Hinweis = ({ children }: { children: ReactNode }) => (
	<Inline gap={6} className={css.wartet}>
		<Icon of={IconCircleHalf2} size={14} />
		{children}
	</Inline>
);

/** That it was handed over. */
export const Uebergeben = ({ children }: { children: ReactNode }) => (
	<>
		<Inline gap={6}>
			<Icon of={IconCircleFilled} size={14} />
			<b>{T.uebergeben}</b>
		</Inline>
		<span className="tabular">{children}</span>
	</>
);

/** When a list last left the portal. */
export const Ausgangsstand = ({ ausgang }: { ausgang: Ausgang }) =>
	ausgang ? <Uebergeben>{T.ausgang(ausgang.zeit, ausgang.zeilen)}</Uebergeben> : T.nieErstellt;
