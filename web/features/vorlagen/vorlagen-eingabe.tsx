import { Input } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { VORLAGEN_TEXTE } from '../../texte/verwaltung/vorlagen.ts';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import type { Teilauskunft } from './klammer-knoten.ts';
import type { Vorlagenformat } from './platzhalter-dokument.ts';
import type { Wertauskunft } from './vorschlagsliste.tsx';

/** Only those who write templates need it. */
const VorlagenEditor = later(async () => (await import('./vorlagen-editor.tsx')).default);

interface VorlagenEingabeProps {
	id: string;
	label: string;
	description?: string | undefined;
	error?: ReactNode;
	/** MARKUP: light markup; MAIL: the source of a mail; ZEILE: one line of it. */
	format: Vorlagenformat;
	/** The template with its `{{ name }}`, in and out. */
	value: string;
	onChange: (vorlage: string) => void;
	/** Names of the placeholders that will be filled here: `freiwilliger.vorname`. */
	variablen: readonly string[];
	readOnly?: boolean | undefined;
	/** Where writing begins: of a dialog that opens. */
	autoFocus?: boolean | undefined;
	/** Shown beside each placeholder in the list. */
	wertVon?: Wertauskunft | undefined;
	/** Whose values decide about parts of the text. */
	auskunft?: Teilauskunft | undefined;
}

/** A field for a template: `{{` opens the list of placeholders, each shows as one sign with its German name. */
export function VorlagenEingabe({ label, description, error, ...props }: VorlagenEingabeProps) {
	const { id } = props;
	const labelID = `${id}-label`;
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelID }}
			description={description ?? (props.format === 'ZEILE' ? VORLAGEN_TEXTE.tippenZeile : VORLAGEN_TEXTE.tippen)}
			descriptionProps={{ id: `${id}-hilfe` }}
			error={error}
			errorProps={{ id: `${id}-fehler` }}
		>
			<Suspense fallback={<SkeletonLines lines={props.format === 'ZEILE' ? 2 : 6} />}>
				<VorlagenEditor
					{...props}
					labelledBy={labelID}
					describedBy={`${id}-hilfe${error ? ` ${id}-fehler` : ''}`}
					invalid={Boolean(error)}
				/>
			</Suspense>
		</Input.Wrapper>
	);
}
