import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { IconButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { nachbartag } from './zeitachse.ts';

interface TagwahlProps {
	/** Days on which something happened, oldest first. */
	tage: readonly string[];
	am: string;
	heute: string;
	onTag: (tag: string) => void;
}

/** The day, and from one day with an event to the next. */
export function Tagwahl({ tage, am, heute, onTag }: TagwahlProps) {
	const voriger = nachbartag(tage, am, -1);
	const naechster = nachbartag(tage, am, 1);
	const geh = (tag: string | null | undefined) => {
		if (tag) onTag(tag);
	};
	return (
		<>
			<DateField aria-label={STAND.tag} w={140} value={am} maxDate={heute} onChange={geh} />
			<IconButton
				icon={IconChevronLeft}
				label={STAND.vorigesEreignis}
				disabled={!voriger}
				onClick={() => geh(voriger)}
			/>
			<IconButton
				icon={IconChevronRight}
				label={STAND.naechstesEreignis}
				disabled={!naechster}
				onClick={() => geh(naechster)}
			/>
		</>
	);
}
