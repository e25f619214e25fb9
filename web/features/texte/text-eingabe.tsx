import { Input } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';

/** Only those who write need it. */
const Editor = later(async () => (await import('./editor.tsx')).default);

interface TextEingabeProps {
	id: string;
	label: string;
	description?: string | undefined;
	error?: ReactNode;
	/** Light markup, in and out. */
	value: string;
	onChange: (markup: string) => void;
}

/** A field for a text with headings, lists, links and emphasis. */
export function TextEingabe({ id, label, description, error, value, onChange }: TextEingabeProps) {
	const labelID = `${id}-label`;
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelID }}
			description={description}
			descriptionProps={{ id: `${id}-hilfe` }}
			error={error}
			errorProps={{ id: `${id}-fehler` }}
		>
			<Suspense fallback={<SkeletonLines lines={6} />}>
				<Editor
					id={id}
					value={value}
					onChange={onChange}
					labelledBy={labelID}
					describedBy={[description && `${id}-hilfe`, error && `${id}-fehler`].filter(Boolean).join(' ') || undefined}
					invalid={Boolean(error)}
				/>
			</Suspense>
		</Input.Wrapper>
	);
}
