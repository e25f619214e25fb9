import { Input } from '@mantine/core';
import { IconFileSearch, IconPaperclip, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { PRUEFUNG as T } from '../../texte/zugang/pruefung.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton } from '../../ui/text-link.tsx';
import css from './pruefung.module.css';

interface PapierwahlProps {
	name: string | null;
	error: string | null;
	onWahl: (datei: File | null) => void;
}

/** Takes the file that is compared; it is read here and sent nowhere. */
export function Papierwahl({ name, error, onWahl }: PapierwahlProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const id = useId();
	const over = (event: DragEvent, value: boolean) => {
		event.preventDefault();
		setOver(value);
	};
	return (
		<Input.Wrapper label={T.datei} description={T.dateiHilfe} error={error} labelElement="div" size="md" id={id}>
			{name === null ? (
				<fieldset
					aria-label={T.datei}
					className={cx(css.ablage, isOver && css.over)}
					onDragOver={(event) => over(event, true)}
					onDragLeave={(event) => over(event, false)}
					onDrop={(event) => {
						over(event, false);
						const [datei] = event.dataTransfer.files;
						if (datei) onWahl(datei);
					}}
				>
					<Icon of={IconFileSearch} size={20} />
					<Span miw={0} flex={1}>
						<b>{T.ablegen}</b> {T.oder}{' '}
						<TextButton aria-label={`${T.datei} ${T.auswaehlen}`} onClick={() => input.current?.click()}>
							{T.auswaehlen}
						</TextButton>
					</Span>
				</fieldset>
			) : (
				<div className={css.datei}>
					<Icon of={IconPaperclip} />
					<Span truncate flex={1} miw={0}>
						{name}
					</Span>
					<IconButton icon={IconX} variant="bare" label={T.ohneDatei} onClick={() => onWahl(null)} />
				</div>
			)}
			<input
				ref={input}
				type="file"
				hidden
				accept=".pdf,application/pdf"
				onChange={(event) => {
					const [datei] = event.currentTarget.files ?? [];
					// The same file may be chosen again.
					event.currentTarget.value = '';
					if (datei) onWahl(datei);
				}}
			/>
		</Input.Wrapper>
	);
}
