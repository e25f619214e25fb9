import {
	type CSSVariablesResolver,
	createTheme,
	type MantineColorsTuple,
	type MantineThemeOverride,
} from '@mantine/core';
import { components } from './components.ts';
import { contrast, isHexColor, palette, readable, shade } from './palette.ts';

export interface TenantColors {
	readonly primary: string;
	readonly secondary: string;
}

/** The design's own colours; their exact steps stand in tokens.css. */
const DEFAULT_COLORS: TenantColors = { primary: '#00636e', secondary: '#f2b036' };

/** Colours as a tenant stored them; whatever isn't a colour falls back to the design's. */
export function tenantColors(primary: string | null | undefined, secondary: string | null | undefined): TenantColors {
	return {
		primary: primary && isHexColor(primary) ? primary.toLowerCase() : DEFAULT_COLORS.primary,
		secondary: secondary && isHexColor(secondary) ? secondary.toLowerCase() : DEFAULT_COLORS.secondary,
	};
}

export function buildTheme({ primary }: TenantColors): MantineThemeOverride {
	return createTheme({
		colors: { action: [...palette(readable(primary, '#ffffff'))] as unknown as MantineColorsTuple },
		primaryColor: 'action',
		primaryShade: { light: 7, dark: 5 },
		fontFamily: 'var(--font)',
		fontFamilyMonospace: 'var(--font-mono)',
		fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '14px', xl: '16px' },
		lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '20px', xl: '24px' },
		headings: {
			fontFamily: 'var(--font)',
			sizes: {
				h1: { fontSize: '20px', lineHeight: '28px', fontWeight: '650' },
				h2: { fontSize: '16px', lineHeight: '24px', fontWeight: '650' },
				h3: { fontSize: '14px', lineHeight: '20px', fontWeight: '600' },
				h4: { fontSize: '13px', lineHeight: '20px', fontWeight: '600' },
			},
		},
		spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
		radius: { xs: '4px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
		defaultRadius: 'md',
		cursorType: 'pointer',
		focusRing: 'auto',
		respectReducedMotion: true,
		components,
	});
}

/** What a part of a page needs to show another tenant's colours: with the attribute of the scheme, its tokens. */
export const colorTokens = (
	{ primary, secondary }: TenantColors,
	scheme: 'light' | 'dark',
): Readonly<Record<string, string>> => ({ '--accent': secondary, ...actionTokens(primary)[scheme] });

/** What Mantine sets for each scheme by itself, and would set anew after what stands for both. */
const SCHEME_VARIABLES = {
	'--mantine-color-body': 'var(--page)',
	'--mantine-color-text': 'var(--text)',
	'--mantine-color-dimmed': 'var(--text-3)',
	'--mantine-color-placeholder': 'var(--text-3)',
	'--mantine-color-error': 'var(--abgesagt-text)',
	'--mantine-color-default': 'var(--raised)',
	'--mantine-color-default-border': 'var(--line-strong)',
	'--mantine-color-default-hover': 'var(--hover)',
	'--mantine-color-default-color': 'var(--text)',
	'--mantine-primary-color-contrast': 'var(--action-text)',
};

/** Mantine's own variables read our tokens; a tenant's colours replace the action tokens. */
export function cssVariables(colors: TenantColors): CSSVariablesResolver {
	const own = colors.primary === DEFAULT_COLORS.primary ? { light: {}, dark: {} } : actionTokens(colors.primary);
	return () => ({
		variables: {
			'--accent': colors.secondary,
			'--mantine-color-anchor': 'var(--link)',
			'--mantine-color-action-filled': 'var(--action)',
			'--mantine-color-action-filled-hover': 'var(--action-hover)',
			'--mantine-primary-color-filled': 'var(--action)',
			'--mantine-primary-color-filled-hover': 'var(--action-hover)',
			...own.shared,
		},
		light: { ...SCHEME_VARIABLES, ...own.light },
		dark: { ...SCHEME_VARIABLES, ...own.dark },
	});
}

interface ActionTokens {
	readonly shared?: Record<string, string>;
	readonly light: Record<string, string>;
	readonly dark: Record<string, string>;
}

function actionTokens(primary: string): ActionTokens {
	const steps = palette(readable(primary, '#ffffff'));
	const darkText = shade(primary, 0.18, 0.0191);
	const darkPerson = shade(primary, 0.31, 0.045);
	return {
		shared: {
			'--login-ground': steps[9],
			'--login-service': steps[0],
			'--login-bar': steps[3],
			'--login-text': steps[2],
			'--login-line': steps[8],
		},
		light: {
			'--action': steps[7],
			'--action-text': '#ffffff',
			'--action-hover': steps[8],
			// Also read on the grounds of what is chosen and of people, which are darker than white.
			'--link': readable(steps[7], steps[1]),
			'--selected': steps[0],
			'--selected-line': steps[2],
			'--person': steps[1],
		},
		dark: {
			'--action': steps[5],
			'--action-text': contrast(steps[5], darkText) > contrast(steps[5], '#ffffff') ? darkText : '#ffffff',
			'--action-hover': steps[4],
			'--link': readable(steps[3], darkPerson),
			'--selected': shade(primary, 0.254, 0.0345),
			'--selected-line': shade(primary, 0.38, 0.05),
			'--person': darkPerson,
		},
	};
}
