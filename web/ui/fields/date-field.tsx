import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de.js';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { datumssprache } from '../../client/datumssprache.ts';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './date-field.module.css';
import { parseDate } from './parse-date.ts';

const WOCHE = { firstDayOfWeek: 1 as const, weekendDays: [0 as const, 6 as const] };

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'dateParser' | 'valueFormat'> {
	/** `YYYY-MM-DD`. */
	value?: string | null;
	onChange?: (value: string | null) => void;
}

/** Typed as `TT.MM.JJJJ` or picked from the calendar. */
export function DateField(props: DateFieldProps) {
	const [opened, setOpened] = useState(false);
	return (
		<DatesProvider settings={{ ...WOCHE, locale: datumssprache() }}>
			<DateInput
				valueFormat="DD.MM.YYYY"
				dateParser={(text) => parseDate(text, new Date().getFullYear())}
				placeholder={UI.datumMuster}
				rightSection={<Icon of={IconCalendar} />}
				rightSectionPointerEvents="none"
				allowDeselect
				previousLabel={UI.vorher}
				nextLabel={UI.nachher}
				classNames={{
					day: css.day,
					calendarHeaderLevel: css.level,
					calendarHeaderControl: css.level,
					weekday: css.weekday,
				}}
				popoverProps={{ onOpen: () => setOpened(true), onClose: () => setOpened(false) }}
				// Esc closes the calendar, not the dialog it stands in.
				data-mantine-stop-propagation={opened || undefined}
				{...props}
			/>
		</DatesProvider>
	);
}
