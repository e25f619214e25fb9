import { Group } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { ZWISCHENSTAND as T } from '../../texte/zwischenstand.ts';
import { Button } from '../../ui/button.tsx';
import css from './formular.module.css';
import type { Grundlage } from './grundlage.ts';

interface KonfliktProps {
	/** What others have made of it. */
	children: ReactNode;
	onMeines: () => void;
	onAnderes: () => void;
}

/** Two have changed the same: whoever types decides. */
export function Konflikt({ children, onMeines, onAnderes }: KonfliktProps) {
	const kasten = useRef<HTMLDivElement>(null);
	/** It goes away with its buttons: on to what it stands above. */
	const antworte = (tu: () => void) => () => {
		const felder = kasten.current?.closest('form, [role="dialog"], main')?.querySelectorAll<HTMLElement>(FELD) ?? [];
		tu();
		[...felder].find((feld) => !kasten.current?.contains(feld))?.focus();
	};
	return (
		<div ref={kasten} className={css.konflikt} role="alert">
			<b>{T.dasselbe}</b>
			{children}
			<Group align="stretch" wrap="wrap">
				<Button onClick={antworte(onMeines)}>{T.meines}</Button>
				<Button onClick={antworte(onAnderes)}>{T.anderes}</Button>
			</Group>
		</div>
	);
}

const FELD = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';

interface ZwischenstandProps {
	grundlage: Pick<Grundlage<unknown>, 'strittig' | 'loese'>;
	/** Why the last attempt was refused. */
	fehler: Error | null;
	/** Field names as people read them. */
	labels: Readonly<Record<string, string>>;
	/** The refusal is dealt with. */
	onGeloest: () => void;
}

/** That others have saved something here meanwhile; nothing where they haven't. */
export function Zwischenstand({ grundlage, fehler, labels, onGeloest }: ZwischenstandProps) {
	const { strittig, loese } = grundlage;
	const nimm = (wer: 'MEINES' | 'ANDERES') => {
		loese(wer);
		onGeloest();
	};
	if (strittig.length > 0)
		return (
			<Konflikt onMeines={() => nimm('MEINES')} onAnderes={() => nimm('ANDERES')}>
				<p>{T.strittig(strittig.flatMap((feld) => labels[String(feld)] ?? []))}</p>
			</Konflikt>
		);
	if (!istVeraltet(fehler)) return null;
	return (
		<div className={css.konflikt} role="alert">
			{T.vereint}
		</div>
	);
}

/** Refused because others were faster. */
export const istVeraltet = (fehler: Error | null): boolean => (fehler as ApiFehler | null)?.code === 'VERSION';
