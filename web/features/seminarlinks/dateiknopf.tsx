import { Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { NACHWEIS as T } from '../../texte/seminare/seminarlinks.ts';
import { Button } from '../../ui/button.tsx';
import css from './dateiknopf.module.css';

/** Named one by one: only so iPhones hand over their pictures in a format that others read. */
const ARTEN = 'image/jpeg,image/png,image/webp,application/pdf';

interface DateiknopfProps {
	datei: File | null;
	fehler: string | null;
	disabled: boolean;
	onWahl: (datei: File) => void;
}

/** Takes a picture or a file by one large button, and shows which it is. */
export function Dateiknopf({ datei, fehler, disabled, onWahl }: DateiknopfProps) {
	const input = useRef<HTMLInputElement>(null);
	const bild = useBild(datei);
	return (
		<Stack gap={8} align="flex-start">
			{bild && <img className={css.bild} src={bild} alt={T.bild} />}
			<div role="status">{datei && <Text className={css.name}>{T.gewaehlt(datei.name)}</Text>}</div>
			<Button size="xl" icon={IconCamera} disabled={disabled} onClick={() => input.current?.click()}>
				{datei ? T.andere : T.waehlen}
			</Button>
			{fehler && (
				<Text variant="error" role="alert">
					{fehler}
				</Text>
			)}
			<input
				ref={input}
				type="file"
				hidden
				aria-label={T.datei}
				accept={ARTEN}
				onChange={(event) => {
					const [gewaehlt] = event.currentTarget.files ?? [];
					// The same file may be chosen again.
					event.currentTarget.value = '';
					if (gewaehlt) onWahl(gewaehlt);
				}}
			/>
		</Stack>
	);
}

/** An address of the picture for as long as it is shown; null: it is none. */
function useBild(datei: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!datei?.type.startsWith('image/')) return setUrl(null);
		const neu = URL.createObjectURL(datei);
		setUrl(neu);
		return () => URL.revokeObjectURL(neu);
	}, [datei]);
	return url;
}
