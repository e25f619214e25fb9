import { Group, Popover, TextInput } from '@mantine/core';
import { IconFilter, IconFilterOff, IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TABELLE } from '../../texte/tabelle.ts';
import { IconButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useCompactFilter } from '../preferences.ts';
import { TextButton } from '../text-link.tsx';
import { Tooltip } from '../tooltip.tsx';
import css from './filter-bar.module.css';
import { useTypingPause } from './typing-pause.ts';

interface FilterBarProps {
	/** Search field, chips, and the button that adds a filter. */
	children: ReactNode;
	/** Given while a filter is set. */
	onReset?: () => void;
	/** Right end: density, columns. */
	view?: ReactNode;
}

/** Collapsed it still says that a filter is set, and takes it back. */
export function FilterBar({ children, onReset, view }: FilterBarProps) {
	const [compact, setCompact] = useCompactFilter();
	const id = useId();
	return (
		<search className={css.bar} aria-label={TABELLE.filterleiste}>
			<Group wrap="wrap" fz="sm" py={8} className={css.main}>
				<div id={id} className={css.fields} hidden={compact}>
					{children}
				</div>
				{compact && onReset && <span className={css.name}>{TABELLE.filterGesetzt}</span>}
				{onReset && (
					<span data-print="hide">
						<TextButton onClick={onReset}>{TABELLE.filterZuruecksetzen}</TextButton>
					</span>
				)}
			</Group>
			<div className={css.view} data-print="hide">
				{view}
				<Collapse compact={compact} onChange={setCompact} aria-controls={id} />
			</div>
		</search>
	);
}

interface CollapseProps {
	compact: boolean;
	onChange: (compact: boolean) => void;
	'aria-controls': string;
}

function Collapse({ compact, onChange, ...aria }: CollapseProps) {
	const label = compact ? TABELLE.filterZeigen : TABELLE.filterVerbergen;
	return (
		<Tooltip label={label}>
			<IconButton
				{...aria}
				icon={compact ? IconFilter : IconFilterOff}
				label={label}
				variant="bare"
				size="sm"
				aria-expanded={!compact}
				onClick={() => onChange(!compact)}
			/>
		</Tooltip>
	);
}

const TYPING_PAUSE_MS = 300;

interface SearchFieldProps {
	/** The value in the address; the field follows it. */
	value: string;
	/** Called trimmed, after a pause in typing or when the field is left. */
	onChange: (value: string) => void;
	placeholder: string;
	width?: number | string;
	/** xs 28 in bars, md 40 on public pages. */
	size?: 'xs' | 'md';
}

export function SearchField({ value, onChange, placeholder, width = 200, size = 'xs' }: SearchFieldProps) {
	const [text, setText] = useState(value);
	const { tell, onBlur } = useTypingPause((next: string) => onChange(next.trim()), TYPING_PAUSE_MS);
	useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
	const change = (next: string) => {
		setText(next);
		tell(next);
	};
	return (
		<TextInput
			type="search"
			size={size}
			w={width}
			aria-label={placeholder}
			placeholder={placeholder}
			leftSection={<Icon of={IconSearch} />}
			value={text}
			wrapperProps={text ? {} : { 'data-print': 'hide' }}
			onChange={(event) => change(event.currentTarget.value)}
			onBlur={onBlur}
			classNames={{ input: css.search }}
		/>
	);
}

interface FilterChipProps {
	name: string;
	/** `2000–2800`, `FSJ, BFD U27`; without it the chip is a dashed offer. */
	value?: ReactNode;
	/** How many more are chosen: `+2`. */
	more?: number;
	onRemove?: () => void;
	/** Opens at once: the filter was just chosen. */
	defaultOpened?: boolean;
	/** Fields whose code comes later: they open once it is there, so that the keyboard is in them. */
	preload?: () => Promise<unknown>;
	/** The filter's fields, in a popover. */
	children: ReactNode | ((close: () => void) => ReactNode);
}

/** A set filter with its value, or the offer to set one; opens its fields. */
export function FilterChip(props: FilterChipProps) {
	const { name, value, more = 0, onRemove, defaultOpened = false, preload, children } = props;
	const [opened, setOpened] = useState(defaultOpened && !preload);
	useEffect(() => {
		if (defaultOpened && preload) void preload().then(() => setOpened(true));
	}, [defaultOpened, preload]);
	const toggle = async () => {
		if (!opened) await preload?.();
		setOpened(!opened);
	};
	const isSet = value !== undefined && value !== null;
	return (
		<Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
			<span className={isSet ? css.chip : css.offer} data-print={isSet ? undefined : 'hide'}>
				<Popover.Target>
					<button type="button" className={css.open} onClick={() => void toggle()}>
						{!isSet && <Icon of={IconPlus} />}
						<span className={isSet ? css.name : undefined}>{name}</span>
						{isSet && <b className={css.value}>{value}</b>}
						{more > 0 && <span className={css.name}>+{more}</span>}
					</button>
				</Popover.Target>
				{isSet && onRemove && (
					<button
						type="button"
						className={css.remove}
						aria-label={TABELLE.filterEntfernen(name)}
						data-print="hide"
						onClick={onRemove}
					>
						<Icon of={IconX} size={14} />
					</button>
				)}
			</span>
			<Popover.Dropdown aria-label={name} className={css.dropdown}>
				{typeof children === 'function' ? children(() => setOpened(false)) : children}
			</Popover.Dropdown>
		</Popover>
	);
}
