import {
	IconBell,
	IconClipboardCheck,
	IconEyeCheck,
	IconFileUpload,
	IconFlag,
	IconHeartHandshake,
	IconLogin2,
	IconMail,
	IconMessageQuestion,
	IconMessages,
	IconPrinter,
	IconRubberStamp,
	IconSignature,
	IconUpload,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Zeilentat } from '#domain/akte/dran/zeilentaten.ts';
import { DRAN as TEXT } from '../../texte/dran.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import type { IconType } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';

const SYMBOL: Readonly<Record<Zeilentat, IconType>> = {
	kontaktieren: IconMail,
	verhandeln: IconMessages,
	einigen: IconHeartHandshake,
	abschliessen: IconClipboardCheck,
	antreten: IconLogin2,
	beenden: IconFlag,
	nachfragen: IconMessageQuestion,
	EINREICHEN: IconUpload,
	BEREITSTELLEN: IconFileUpload,
	PRUEFEN: IconEyeCheck,
	UNTERSCHREIBEN: IconSignature,
	UNTERSCHRIFTEN_STARTEN: IconSignature,
	PAPIER_EINHOLEN: IconPrinter,
	BESIEGELN: IconRubberStamp,
	ERINNERN: IconBell,
};

/** From here on a row has room for the word. */
const MIT_WORT_AB = 1760;
const WORTBREITE = 64;

/** The same columns, with room for the word where there is some. */
export function useWortbreite<Row>(spalten: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
	const mitWort = useMinWidth(MIT_WORT_AB);
	return useMemo(
		() =>
			mitWort
				? spalten.map((spalte) =>
						spalte.id === 'dran' ? { ...spalte, size: (spalte.size ?? 0) + WORTBREITE } : spalte,
					)
				: spalten,
		[spalten, mitWort],
	);
}

interface ZeilenknopfProps {
	tat: Zeilentat | null;
	/** Of whom or what the row is. */
	name: string;
	onTun: () => void;
}

/** The reader's act in a row that waits; nothing where it isn't for him. */
export function Zeilenknopf({ tat, name, onTun }: ZeilenknopfProps) {
	const mitWort = useMinWidth(MIT_WORT_AB);
	if (tat === null) return null;
	const wort = TEXT.tat[tat];
	const label = TEXT.tatBei(wort, name);
	if (mitWort)
		return (
			<Button size="xs" aria-label={label} onClick={onTun}>
				{wort}
			</Button>
		);
	return (
		<Tooltip label={wort}>
			<IconButton size="xs" icon={SYMBOL[tat]} label={label} onClick={onTun} />
		</Tooltip>
	);
}
