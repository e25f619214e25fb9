import { Box, Flex, Input, Stack, VisuallyHidden } from '@mantine/core';
import { IconCloudUpload, IconPaperclip, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { DATEI } from '../../texte/datei.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Span } from '../span.ts';
import { TextButton } from '../text-link.tsx';
import css from './upload-field.module.css';
import { type Uploading, useUpload } from './use-upload.ts';

/** What lies in the field already; with `src` it is shown. */
interface UploadedFile {
	name?: string;
	src?: string;
}

interface UploadFieldProps extends Uploading {
	id?: string;
	label: string;
	/** It stands elsewhere. */
	labelHidden?: boolean;
	autoFocus?: boolean;
	/** What to drop here; preset: a file. */
	prompt?: string;
	description?: ReactNode;
	error?: ReactNode;
	required?: boolean;
	/** Several may come at once, and are sent one after another. */
	multiple?: boolean;
	file: UploadedFile | null;
	onRemove: () => void;
}

/** Takes a file, or several with `multiple`: dropped, or chosen by mouse or keyboard; what is wrong with it is said before it is sent. */
export function UploadField(props: UploadFieldProps) {
	const { id, label, labelHidden, autoFocus, prompt, description, error, required, multiple, file, onRemove, ...rest } =
		props;
	const own = useId();
	const fieldID = id ?? own;
	const upload = useUpload(rest);
	const shown = upload.error ?? error;
	return (
		<Input.Wrapper
			label={labelHidden ? undefined : label}
			description={description}
			error={shown}
			// Nobody looks at it while the file is on its way.
			errorProps={{ role: 'alert' }}
			required={required}
			labelElement="div"
			id={fieldID}
			labelProps={{ id: `${fieldID}-name` }}
		>
			<Box mt={4}>
				{upload.running && <Running {...upload.running} onCancel={upload.cancel} />}
				{!upload.running && file && <Present {...{ file, label, autoFocus, onRemove }} />}
				{!upload.running && !file && (
					<Zone
						id={fieldID}
						label={label}
						autoFocus={autoFocus}
						prompt={prompt}
						isFailed={Boolean(shown)}
						extensions={rest.extensions}
						maxMB={rest.maxMB}
						multiple={multiple}
						onFiles={upload.start}
					/>
				)}
			</Box>
			<VisuallyHidden aria-live="polite">{!upload.error && upload.said}</VisuallyHidden>
		</Input.Wrapper>
	);
}

interface ZoneProps extends Pick<Uploading, 'extensions' | 'maxMB'> {
	id: string;
	label: string;
	autoFocus: boolean | undefined;
	prompt: string | undefined;
	isFailed: boolean;
	multiple: boolean | undefined;
	onFiles: (files: readonly File[]) => void;
}

function Zone({ prompt = DATEI.ablegen, multiple = false, ...props }: ZoneProps) {
	const { id, label, autoFocus, extensions, maxMB, isFailed, onFiles } = props;
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setIsOver] = useState(false);
	const over = (event: DragEvent, value: boolean) => {
		event.preventDefault();
		setIsOver(value);
	};
	const drop = (event: DragEvent) => {
		over(event, false);
		take(event.dataTransfer.files);
	};
	const take = (files: FileList | null) => {
		const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
		if (taken.length > 0) onFiles(taken);
	};
	return (
		<fieldset
			aria-label={label}
			className={cx(css.zone, isOver && css.over, isFailed && css.failed)}
			onDragOver={(event) => over(event, true)}
			onDragLeave={(event) => over(event, false)}
			onDrop={drop}
		>
			<Icon of={IconCloudUpload} size={20} />
			<Span miw={0} flex={1}>
				<b>{prompt}</b> {DATEI.oder}{' '}
				<TextButton
					id={id}
					autoFocus={autoFocus}
					aria-label={DATEI.waehlen(label)}
					onClick={() => input.current?.click()}
				>
					{DATEI.auswaehlen}
				</TextButton>
				. {DATEI.grenzen(kinds(extensions), maxMB)}
			</Span>
			<input
				ref={input}
				type="file"
				hidden
				multiple={multiple}
				accept={extensions.map((e) => `.${e}`).join(',')}
				onChange={(event) => {
					take(event.currentTarget.files);
					// The same file may be chosen again.
					event.currentTarget.value = '';
				}}
			/>
		</fieldset>
	);
}

/** `PDF, JPG oder PNG` */
function kinds(extensions: readonly string[]): string {
	const names = extensions.filter((e) => e !== 'jpeg').map((e) => e.toUpperCase());
	return new Intl.ListFormat('de', { type: 'disjunction' }).format(names);
}

interface RunningProps {
	name: string;
	size: number;
	share: number;
	onCancel: () => void;
}

function Running({ name, size, share, onCancel }: RunningProps) {
	return (
		<div className={css.file}>
			<Stack gap={4} flex={1}>
				<Span truncate>{name}</Span>
				<progress className={css.progress} max={1} value={share} aria-label={DATEI.laedt(name)} />
				<Span className="tabular" variant="hint">
					{share < 1
						? DATEI.stand(formatDateigroesse(share * size, 1), formatDateigroesse(size, 1))
						: DATEI.wirdGeprueft}
				</Span>
			</Stack>
			<IconButton icon={IconX} variant="bare" label={DATEI.abbrechen} onClick={onCancel} />
		</div>
	);
}

type PresentProps = Pick<UploadFieldProps, 'label' | 'autoFocus' | 'onRemove'> & { file: UploadedFile };

function Present({ file, label, autoFocus, onRemove }: PresentProps) {
	return (
		<div className={css.file}>
			{file.src ? <img className={css.picture} src={file.src} alt={label} /> : <Icon of={IconPaperclip} />}
			<Flex component="span" direction="column" gap={4} miw={0} flex={1}>
				<Span truncate>{file.name}</Span>
			</Flex>
			<IconButton icon={IconX} variant="bare" autoFocus={autoFocus} label={DATEI.entfernen(label)} onClick={onRemove} />
		</div>
	);
}
