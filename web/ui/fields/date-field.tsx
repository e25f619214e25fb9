import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de.js';
import { IconCalendar } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { datumssprache } from '../../client/datumssprache.ts';
import { EINGABE } from '../../texte/eingabe.ts';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './date-field.module.css';
import { parseDate } from './parse-date.ts';
import { unreadMark, useUnread } from './unread.ts';

const WOCHE = { firstDayOfWeek: 1 as const, weekendDays: [0 as const, 6 as const] };

type Own = 'value' | 'onChange' | 'dateParser' | 'valueFormat' | 'fixOnBlur' | 'minDate' | 'maxDate';

/** Days as `YYYY-MM-DD`. */
interface DateFieldProps extends Omit<DateInputProps, Own> {
	value?: string | null;
	minDate?: string;
	maxDate?: string;
	/** Null: empty. */
	onChange?: (value: string | null) => void;
}

/** Typed as `TT.MM.JJJJ` or picked from the calendar; what can't be read stays, says so, and changes nothing. */
export function DateField({ value = null, onChange, onBlur, error, ...props }: DateFieldProps) {
	const [opened, setOpened] = useState(false);
	const unread = useUnread(value, (text) => whyUnread(text, props));
	const { isUnread, error: reason, take, onInput, onBlur: leave, onInvalid } = unread;
	const shown = reason ?? error;
	const [input, room] = useRoomForError(opened && Boolean(shown));
	return (
		<DatesProvider settings={{ ...WOCHE, locale: datumssprache() }}>
			<DateInput
				ref={input}
				valueFormat="DD.MM.YYYY"
				dateParser={read}
				fixOnBlur={!isUnread}
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
				popoverProps={{ offset: GAP + room, onOpen: () => setOpened(true), onClose: () => setOpened(false) }}
				// Esc closes the calendar, not the dialog it stands in.
				data-mantine-stop-propagation={opened || undefined}
				{...props}
				error={shown}
				{...{ onInput, onInvalid, value, ...unreadMark(isUnread) }}
				onChange={(day) => {
					take(day);
					onChange?.(day);
				}}
				onBlur={(event) => {
					onBlur?.(event);
					leave();
				}}
			/>
		</DatesProvider>
	);
}

/** Between a field and its calendar. */
const GAP = 4;

/** The calendar opens below what stands at its field, not over it. */
function useRoomForError(isShown: boolean) {
	const input = useRef<HTMLInputElement>(null);
	const [room, setRoom] = useState(0);
	useLayoutEffect(() => {
		const told = isShown && document.getElementById(`${input.current?.id}-error`);
		setRoom(
			input.current && told ? told.getBoundingClientRect().bottom - input.current.getBoundingClientRect().bottom : 0,
		);
	}, [isShown]);
	return [input, room] as const;
}

const read = (text: string): string | null => parseDate(text, new Date().getFullYear());

function whyUnread(text: string, { minDate, maxDate }: Pick<DateFieldProps, 'minDate' | 'maxDate'>): string | null {
	if (text.trim() === '') return null;
	const day = read(text);
	if (day === null) return EINGABE.datum;
	if (minDate && day < minDate) return EINGABE.datumAb(formatDatum(minDate));
	return maxDate && day > maxDate ? EINGABE.datumBis(formatDatum(maxDate)) : null;
}
