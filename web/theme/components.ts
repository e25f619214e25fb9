import type { MantineThemeOverride, PopoverProps } from '@mantine/core';
import { UI } from '../texte/ui.ts';
import css from './components.module.css';

/** Heights of controls: inside rows and bars, default, public forms, login. */
const HEIGHTS: Record<string, string> = { xs: '28px', sm: '32px', md: '40px', lg: '44px' };
const FONT_SIZES: Record<string, string> = { xs: '13px', sm: '13px', md: '14px', lg: '15px' };

/** What opens below a button ends at the window's edge and scrolls: what runs out of it no mouse reaches. */
const FLOATING: Pick<PopoverProps, 'offset' | 'transitionProps' | 'middlewares'> = {
	offset: 4,
	transitionProps: { duration: 0 },
	middlewares: {
		size: {
			padding: 8,
			apply: ({ availableHeight, elements }) => elements.floating.style.setProperty('--room', `${availableHeight}px`),
		},
	},
};

/** What opens below a field; each field that has one asks for it under its own name. */
const LIST = { dropdown: css.dropdown, options: css.options, option: css.option, empty: css.optionEmpty };

/** How Mantine's components look here, by name, so that the shell loads only those it shows. */
export const components: MantineThemeOverride['components'] = {
	Stack: { defaultProps: { gap: 16 }, classNames: { root: `${css.stack} ${css.type}` } },
	Group: { defaultProps: { gap: 8, wrap: 'nowrap' }, classNames: { root: css.type } },
	Flex: { classNames: { root: css.type } },
	Text: { classNames: { root: `${css.text} ${css.type}` } },
	Title: { classNames: { root: css.type } },
	Input: {
		defaultProps: { size: 'sm' },
		classNames: { wrapper: css.inputWrapper, input: css.input, section: css.inputSection },
		vars: (_: unknown, { size = 'sm' }: { size?: string }) => ({
			wrapper: { '--input-height': HEIGHTS[size], '--input-fz': FONT_SIZES[size] },
		}),
	},
	InputWrapper: {
		defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
		classNames: {
			root: css.field,
			label: css.label,
			required: css.required,
			description: css.description,
			error: css.error,
		},
	},
	InputClearButton: { defaultProps: { 'aria-label': UI.feldLeeren } },
	Checkbox: {
		vars: () => ({ root: { '--checkbox-size': '16px' } }),
		classNames: {
			body: css.checkBody,
			inner: css.checkInner,
			input: css.checkbox,
			icon: css.checkIcon,
			label: css.checkLabel,
		},
	},
	Radio: {
		vars: () => ({ root: { '--radio-size': '16px', '--radio-icon-size': '6px' } }),
		classNames: {
			body: css.checkBody,
			inner: css.checkInner,
			radio: css.radio,
			icon: css.radioIcon,
			label: css.checkLabel,
		},
	},
	Switch: {
		classNames: { body: css.checkBody, track: css.track, thumb: css.thumb, label: css.checkLabel },
	},
	// The list scrolls by itself: a region of its own around it would have to be reached by keyboard.
	Select: {
		defaultProps: { checkIconPosition: 'right', nothingFoundMessage: undefined, withScrollArea: false },
		classNames: LIST,
	},
	MultiSelect: { defaultProps: { withScrollArea: false }, classNames: LIST },
	TagsInput: { defaultProps: { withScrollArea: false }, classNames: LIST },
	Combobox: { defaultProps: { shadow: undefined, offset: 4, transitionProps: { duration: 0 } }, classNames: LIST },
	Popover: {
		// Into the main region, so that what floats belongs to a landmark; fixed, so that its edges don't cut it off.
		defaultProps: {
			...FLOATING,
			portalProps: { target: '#inhalt' },
			floatingStrategy: 'fixed',
		},
		classNames: { dropdown: css.dropdown },
	},
	Menu: {
		defaultProps: { ...FLOATING, withInitialFocusPlaceholder: false },
		classNames: {
			dropdown: css.dropdown,
			item: css.menuItem,
			itemSection: css.menuSection,
			label: css.menuLabel,
			divider: css.menuDivider,
		},
	},
	Modal: {
		defaultProps: { transitionProps: { duration: 0 }, overlayProps: { className: css.overlay } },
	},
	Tooltip: {
		defaultProps: { offset: 8, transitionProps: { duration: 0 } },
		classNames: { tooltip: css.tooltip },
	},
	Notification: { classNames: { root: css.toast } },
};
